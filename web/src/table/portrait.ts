/** What is shown and told of a piece, whatever happens at the table around it. */

import type { Desk } from '../lib/desk.svelte';
import { t } from '../lib/words.svelte';
import { isTitled, pieceMarkup, terms, type Face } from '../sheet/face';
import { colorOf, frameOf, type Frame } from '../sheet/looks';
import type { Piece } from '../wire';

export interface Portrait {
  /** Stands for all that is drawn: pieces with the same one look the same. */
  readonly key: string;
  readonly face: Face;
  readonly classes: string;
  readonly markup: () => string;
  readonly color: string | undefined;
  /** What is told of it besides its label: its owner, where the label does not say so, and its badges. */
  readonly told: readonly string[];
  /** All of it in words. */
  readonly spoken: string;
}

/** Where a mark says that it is our own design; the others tell it when they are pointed at. */
const MARKED: ReadonlySet<Frame> = new Set(['tile', 'sign', 'picture', 'card', 'back', 'dial']);

/** Portraits that were made. A piece lies at the same place for many moments of a game. */
export interface Album {
  readonly filling: WeakMap<Piece, Portrait>;
  readonly lying: WeakMap<Piece, Portrait>;
}

/** `fills`: it lies on one cell of a grid, so that a tile covers it. */
export function portraitOf(piece: Piece, fills: boolean, desk: Desk): Portrait {
  const kept = fills ? desk.album.filling : desk.album.lying;
  let made = kept.get(piece);
  if (made === undefined) {
    made = portray(piece, fills, desk);
    kept.set(piece, made);
  }
  return made;
}

function portray(piece: Piece, fills: boolean, desk: Desk): Portrait {
  const cut = frameOf(piece.look);
  const face: Face = {
    frame: cut === 'tile' && !fills ? 'cut' : cut,
    look: piece.look,
    label: desk.say(piece.label),
    count: piece.count,
    owner: piece.owner,
    turn: piece.turn ?? 0,
    badges: (piece.badges ?? []).map((b) => ({ look: b.look, label: desk.say(b.label), count: b.count })),
  };
  const { frame, label, count } = face;
  const classes = ['piece', frame, `of-${piece.look.split('-')[0]}`];
  if (frame === 'cut' && piece.owner === undefined) classes.push('wild');
  if (frame === 'card' && (label.length > 24 || terms(face).length > 0)) classes.push('wordy');
  if (frame === 'card' && !isTitled(face)) classes.push('untitled');
  if (count !== undefined) classes.push('counted');
  if (piece.dim === true) classes.push('dim');
  if (piece.designed !== undefined && MARKED.has(frame)) classes.push('designed');
  const cutAs = classes.join(' ');

  const owner = piece.owner === undefined ? '' : (desk.names[piece.owner] ?? '');
  const badges = face.badges.map((b) => withNumber(b.label, b.count).join(' '));
  const told = label.includes(owner) ? badges : [owner, ...badges];
  const spoken = [...withNumber(label, count), ...told, ...(piece.dim === true ? [t('piece-dim')] : [])];
  return {
    key: JSON.stringify([face, piece.dim, piece.designed !== undefined]),
    face,
    classes: cutAs,
    markup: () => pieceMarkup(face, cutAs),
    color: colorOf(piece.look, piece.owner),
    told,
    spoken: spoken.filter((part) => part !== '').join(', '),
  };
}

/** A label and its number, where the label does not say it. */
function withNumber(label: string, count: number | undefined): string[] {
  return count === undefined || label.includes(String(count)) ? [label] : [label, String(count)];
}
