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
  readonly designed: boolean;
  readonly badges: readonly FaceBadge[];
}

/** Where a mark says that it is our own design; the others tell it when they are pointed at. */
const MARKED: ReadonlySet<Frame> = new Set(['tile', 'sign', 'picture', 'card', 'back', 'dial']);
/** The mark as one line: it stands on every other piece. */
const PEN = (marks.designed ?? []).map((layer) => layer.d).join('');
const TO = (marks.forward ?? []).map((layer) => layer.d).join('');
/** Badges that have something to draw. One that only repeats the number of the piece is told, not drawn. */
export function drawn(of: Face): FaceBadge[] {
  return of.badges.filter(
    (b) =>
      !(b.look === 'value' && b.count === of.count) && (b.count !== undefined || drawing(b.look) !== null),
  );
}

/** What badges say in words, where they have neither number nor drawing. */
export function terms(of: Face): string[] {
  return of.badges.filter((b) => b.count === undefined && drawing(b.look) === null).map((b) => b.label);
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

/** A small drawing; a stone with letters where the sheet has none. Its shapes stand in it: to refer to them is slower. */
function art(className: string, look: string, label = '', turn = 0, color?: string): string {
  const id = drawing(look);
  const turned = turnedBy(turn, miniature(id ?? 'plain'));
  const letters =
    id === null
      ? `<text x="24" y="30" text-anchor="middle">${escape(lettersOf(label === '' ? look : label))}</text>`
      : '';
  return svg(className, turned + letters, color);
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
  return id === null ? art(className, look, label) : svg(className, `<use href="#s-${id}"/>`);
}

/** As it is painted on a wall: its silhouette, and only those pigments of it that can be seen there. */
function painted(className: string, look: string, label: string): string {
  const id = drawing(look);
  return id === null ? art(className, look, label) : svg(className, silhouette(id));
}

function svg(className: string, inner: string, color?: string): string {
  return `<svg class="drawn ${className}" viewBox="0 0 48 48" aria-hidden="true"${seatStyle(color)}>${inner}</svg>`;
}

function seatMark(className: string, seat: number, size: number): string {
  const points = POINTS[seat % POINTS.length] ?? '';
  const shape = points === '' ? '<circle cx="12" cy="12" r="11"/>' : `<polygon points="${points}"/>`;
  return `<svg class="seat-mark ${className}" width="${size}" height="${size}" viewBox="-1.5 -1.5 27 27" aria-hidden="true" style="--fill:${seatColor(seat)}">${shape}</svg>`;
}

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
    : art(className, b.look, b.label, turnOf(b.look), colorOf(b.look, undefined));
}

/** A badge is its drawing; it needs a frame only around a number. */
function badge(b: FaceBadge, row = ''): string {
  const kind = `badge-${b.look.split('-')[0]}`;
  if (b.count === undefined) return badgeArt(b, `badge-art ${kind}${row}`);
  return span(`badge ${kind}`, `${badgeArt(b, 'badge-art')}<b>${b.count}</b>`);
}

/** All badges in one row; one alone is the row, where it has no number. */
function badgeRow(badges: readonly FaceBadge[]): string {
  const [only] = badges;
  if (only === undefined) return '';
  if (badges.length === 1 && only.count === undefined) return badge(only, ' badges');
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
      return art(look.startsWith('spawn') ? 'art spawn' : 'art', pictureOf(look), label);
    case 'card': {
      const words = terms(of);
      // Numbers say more than the name on what somebody owns; the name is told on hover and in the list.
      const named = of.owner === undefined || drawn(of).length < 2;
      return (
        art('art', pictureOf(look), label, turn) +
        (named ? `<span class="title" aria-hidden="true">${escape(label)}</span>` : '') +
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
      if (frame === 'marker' && of.owner !== undefined && !isColored(look)) return seatMark('', of.owner, 20);
      const stamp = of.owner !== undefined && of.count === undefined ? seatMark('stamp', of.owner, 13) : '';
      return art('art', look, label, turn) + stamp;
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
      : '') +
    (of.designed && MARKED.has(of.frame)
      ? `<svg class="designed" viewBox="0 0 48 48" aria-hidden="true"><path d="${PEN}"/></svg>`
      : '')
  );
}

/** A whole piece; `classes` say how it is cut. */
export function pieceMarkup(of: Face, classes: string): string {
  return `<div class="${escape(classes)}"${seatStyle(colorOf(of.look, of.owner))}>${markup(of)}</div>`;
}

/** A kind of thing that a seat owns; its number comes last. */
export function sumMarkup(look: string, label: string, seat: number): string {
  return `<span class="sum" role="img"${seatStyle(seatColor(seat))}>${art('sum-art', look, label)}0</span>`;
}
