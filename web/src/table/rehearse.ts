/**
 * A replay is rehearsed while somebody looks at its beginning: the pieces of later moments are made before anybody jumps
 * there. Nothing is shown of it, and nothing waits for it.
 */

import type { Desk } from '../lib/desk.svelte';
import type { Film } from '../lib/film.svelte';
import { stock } from '../sheet/copies';
import type { Piece, Place } from '../wire';
import { portraitOf } from './portrait';

/** How long the page rests first, in milliseconds. */
const REST = 300;
/** How long it works at a time: an answer to a click is never late. */
const SLICE = 5;
/** Which parts of the game: the end, where most has been laid, then the middle. */
const PARTS = [1, 0.5];

/** Begins; what it answers with ends it. */
export function rehearse(film: Film, desk: Desk): () => void {
  let ended = false;
  const run = async () => {
    await pause(REST);
    for (const part of PARTS) {
      if (ended) return;
      const scene = await film.foresee(Math.round(part * film.plies));
      const work = make(scene.places, scene.pieces, desk);
      while (work.next().done !== true) {
        await pause(0);
        if (ended) return;
      }
    }
  };
  // What cannot be fetched is told to whoever jumps there.
  void run().catch(() => undefined);
  return () => (ended = true);
}

/** Makes the pieces of a scene; stops for breath after every slice. */
function* make(places: readonly Place[], pieces: readonly Piece[], desk: Desk): Generator<void> {
  const by = new Map(places.map((place) => [place.id, place]));
  /** On a cell of a grid or a step of a track a tile covers it. */
  const fills = (piece: Piece) => {
    const under = by.get(by.get(piece.place)?.parent ?? '')?.layout.kind;
    return under === 'grid' || under === 'track';
  };
  /** How many of each kind lie there. */
  const many = new Map<string, number>();
  let start = performance.now();
  for (const piece of pieces) {
    const { key, markup } = portraitOf(piece, fills(piece), desk);
    const n = (many.get(key) ?? 0) + 1;
    many.set(key, n);
    stock(key, markup, n);
    if (performance.now() - start < SLICE) continue;
    yield;
    start = performance.now();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
