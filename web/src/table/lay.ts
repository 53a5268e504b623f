/** Lays pieces at the end of an element, and changes only what is different from before. */

import type { Action } from 'svelte/action';

import type { Desk } from '../lib/desk.svelte';
import type { Piece } from '../wire';
import { Laid } from './laid';

export interface Lay {
  readonly desk: Desk;
  readonly pieces: readonly Piece[];
  /** They lie on one cell of a grid, so that a tile covers it. */
  readonly fills?: boolean;
  /** Whenever this changes, the same pieces may look different: `marksOf`. */
  readonly when: unknown;
}

/** All that a piece shows of the table around it. */
export function marksOf(desk: Desk): unknown {
  return [desk.album, desk.targets, desk.refused, desk.hovered, desk.lit, desk.live.fresh];
}

export const lay: Action<HTMLElement, Lay> = (element, first) => {
  const { desk } = first;
  let laid = new Map<string, Laid>();
  const put = ({ pieces, fills = false }: Lay) => {
    const before = laid;
    laid = new Map();
    for (const piece of pieces) {
      const old = before.get(piece.id);
      before.delete(piece.id);
      old?.show(piece, fills);
      laid.set(piece.id, old ?? new Laid(piece, fills, desk));
    }
    for (const one of before.values()) one.gone();
    let next: Node | null = null;
    for (const one of [...laid.values()].reverse()) {
      const there = one.element.parentNode === element && one.element.nextSibling === next;
      if (!there) element.insertBefore(one.element, next);
      next = one.element;
    }
  };
  put(first);
  return {
    update: put,
    destroy() {
      for (const one of laid.values()) one.gone();
    },
  };
};
