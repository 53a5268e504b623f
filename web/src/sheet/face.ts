/** What is drawn of a piece: a picture of its data and nothing else. */

import { marks } from './art/marks';
import { colorOf, groundOf, isColored, pictureOf, type Frame } from './looks';
import { drawing, lettersOf, miniature, silhouette } from './sheet';
import { POINTS, seatColor } from './seats';

export interface FaceBadge {
  readonly look: string;
  readonly label: string;
  readonly count: number | undefined;
}

export interface Face {
  readonly frame: Frame;
  readonly look: string;
  readonly label: string;
  readonly count: number | undefined;
  readonly owner: number | undefined;
  readonly turn: number;
  readonly badges: readonly FaceBadge[];
}

const TO = (marks.forward ?? []).map((layer) => layer.d).join('');
/** Badges that have something to draw. One that only repeats the number of the piece is told, not drawn. */
export function drawn(of: Face): FaceBadge[] {
  return of.badges.filter(
    (b) =>
      !(b.look === 'value' && b.count === of.count) && (b.count !== undefined || drawing(b.look) !== null),
  );
}

/** Numbers say more than the name on a card that somebody owns; the name is told on hover and in the list. */
export function isTitled(of: Face): boolean {
  return of.owner === undefined || drawn(of).length < 2;
}

/** What badges say in words, where they have neither number nor drawing; `told` is for hover and the list alone. */
export function terms(of: Face): string[] {
  return of.badges
    .filter((b) => b.count === undefined && b.look !== 'told' && drawing(b.look) === null)
    .map((b) => b.label);
}

/** Texts come from packs and from people: all of them pass through here. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

function span(className: string, inner: string, color?: string): string {
  return `<span class="${escape(className)}"${seatStyle(color)}>${inner}</span>`;
}

const number = (className: string, n: number) => `<b class="${className}" aria-hidden="true">${n}</b>`;
const seatStyle = (color: string | undefined) =>
  color === undefined ? '' : ` style="--p-seat:${escape(color)}"`;

interface Art {
  readonly label?: string;
  readonly turn?: number;
  readonly color?: string | undefined;
  /** So small that only its large shapes are seen. */
  readonly tiny?: boolean;
  /** Shapes that lie over it. */
  readonly over?: string;
}

/** A small drawing; a stone with letters where the sheet has none. Its shapes stand in it: to refer to them is slower. */
function art(className: string, look: string, of: Art = {}): string {
  const { label = '', turn = 0, color, tiny = false, over = '' } = of;
  const id = drawing(look);
  const turned = turnedBy(turn, miniature(id ?? 'plain', tiny));
  const letters =
    id === null
      ? `<text x="24" y="30" text-anchor="middle">${escape(lettersOf(label === '' ? look : label))}</text>`
      : '';
  return svg(className, turned + letters + over, color);
}

function turnedBy(turn: number, shapes: string): string {
  if (turn === 0) return shapes;
  const turned = `transform="rotate(${turn} 24 24)"`;
  // A single shape, as the arrow on every tile of a land, turns by itself.
  return shapes.lastIndexOf('<path') === 0
    ? shapes.replace('<path', `<path ${turned}`)
    : `<g ${turned}>${shapes}</g>`;
}

/** A drawing of the sheet as it is. */
function large(className: string, look: string, label: string): string {
  const id = drawing(look);
  return id === null ? art(className, look, { label }) : svg(className, `<use href="#s-${id}"/>`);
}

/** As it is painted on a wall: its silhouette, and only those pigments of it that can be seen there. */
function painted(className: string, look: string, label: string): string {
  const id = drawing(look);
  return id === null ? art(className, look, { label }) : svg(className, silhouette(id));
}

function svg(className: string, inner: string, color?: string): string {
  return `<svg class="drawn ${className}" viewBox="0 0 48 48" aria-hidden="true"${seatStyle(color)}>${inner}</svg>`;
}

/** The shape of a seat, in a box of 24 by 24. */
function seatShape(seat: number, place = ''): string {
  const points = POINTS[seat % POINTS.length] ?? '';
  const shape = points === '' ? 'circle cx="12" cy="12" r="11"' : `polygon points="${points}"`;
  return `<${shape} class="seat-shape" fill="${seatColor(seat)}"${place}/>`;
}

function seatMark(seat: number): string {
  return `<svg class="seat-mark" width="20" height="20" viewBox="-1.5 -1.5 27 27" aria-hidden="true">${seatShape(seat)}</svg>`;
}

/** Whose it is, over the lower left corner of a drawing. */
const stamp = (seat: number) => seatShape(seat, ' transform="translate(-5 31) scale(0.9)"');

/** Arrows say by their look where they point. */
function turnOf(look: string): number {
  const at = ['north', 'east', 'south', 'west'].findIndex((w) => look.includes(w));
  return at < 0 ? 0 : at * 90;
}

/** What an icon of a dial is about: the words of its look after those of the cube. */
function signOf(look: string): string {
  return look.split('-').slice(2).join('-');
}

/** The drawing of a badge; there is none where the sheet has no word for it. */
function badgeArt(b: FaceBadge, className: string): string {
  return drawing(b.look) === null
    ? ''
    : art(className, b.look, { turn: turnOf(b.look), color: colorOf(b.look, undefined), tiny: true });
}

/** A badge is its drawing; it needs a frame only around a number. */
function badge(b: FaceBadge, row = ''): string {
  const kind = `badge-${b.look.split('-')[0]}${row}`;
  if (b.count === undefined) return badgeArt(b, `badge-art ${kind}`);
  // Points stand on their drawing, other numbers beside it.
  const n = kind.startsWith('badge-points') ? `<b>${b.count}</b>` : String(b.count);
  return span(`badge ${kind}`, badgeArt(b, 'badge-art') + n);
}

/** All badges in one row; one alone is the row. */
function badgeRow(badges: readonly FaceBadge[]): string {
  const [only] = badges;
  if (only === undefined) return '';
  if (badges.length === 1) return badge(only, ' badges');
  return `<span class="badges" aria-hidden="true">${badges.map((b) => badge(b)).join('')}</span>`;
}

function icon(b: FaceBadge, side: number): string {
  const sign = signOf(b.look);
  const n = b.count === undefined ? '' : `<b>${b.count}</b>`;
  const about = sign === '' || sign === 'unused' ? '' : art('sign-art', sign);
  return span(
    `icon side-${side}${sign === 'unused' ? ' spare' : ''}`,
    art('cube-art', b.look) + n + about,
    colorOf(b.look, undefined),
  );
}

function body(of: Face): string {
  const { frame, look, label, turn } = of;
  switch (frame) {
    case 'dial':
      return (
        `<span class="face" aria-hidden="true"><span class="notch" style="rotate:${turn}deg"></span></span>` +
        of.badges.map(icon).join('')
      );
    case 'tile':
      return large('motif', pictureOf(look), label);
    case 'picture':
      return painted('art', pictureOf(look), label);
    case 'sign':
      return art(look.startsWith('spawn') ? 'art spawn' : 'art', pictureOf(look), { label });
    case 'card': {
      const words = terms(of);
      return (
        art('art', pictureOf(look), { label, turn }) +
        (isTitled(of) ? `<span class="title" aria-hidden="true">${escape(label)}</span>` : '') +
        (words.length === 0
          ? ''
          : `<span class="terms" aria-hidden="true">${escape(words.join(' · '))}</span>`)
      );
    }
    case 'back':
      return art(`back-card ground-${groundOf(look, 'plain')}`, pictureOf(look));
    case 'recipe':
      return '';
    default: {
      if (frame === 'marker' && of.owner !== undefined && !isColored(look)) return seatMark(of.owner);
      const owned = of.owner !== undefined && of.count === undefined ? stamp(of.owner) : '';
      return art('art', look, { label, turn, over: owned });
    }
  }
}

function markup(of: Face): string {
  const recipe = of.frame === 'recipe';
  const badges = of.frame === 'dial' ? [] : drawn(of);
  return (
    body(of) +
    (of.count !== undefined && !recipe ? number('count', of.count) : '') +
    badgeRow(badges) +
    (of.count !== undefined && recipe
      ? `<svg class="to" viewBox="0 0 48 48" aria-hidden="true"><path d="${TO}"/></svg>${number('count', of.count)}`
      : '')
  );
}

/** A whole piece; `classes` say how it is cut. */
export function pieceMarkup(of: Face, classes: string): string {
  return `<div class="${escape(classes)}"${seatStyle(colorOf(of.look, of.owner))}>${markup(of)}</div>`;
}

/** A kind of thing that a seat owns; its number comes last. */
export function sumMarkup(look: string, label: string, seat: number): string {
  return `<span class="sum" role="img"${seatStyle(seatColor(seat))}>${art('sum-art', look, { label, tiny: true })}0</span>`;
}
