/**
 * A replay is rehearsed while somebody looks at its beginning: the pieces of later moments are made before anybody jumps
 * there, and the side of the table that nobody sees is laid for the end of the game. The pieces of neighbors of a moment
 * that the pointer rests on are made too. Nothing is shown of it, and nothing waits for it.
 */

import { pause } from '../lib/pause';
import type { Desk } from '../lib/desk.svelte';
import type { Film } from '../lib/film.svelte';
import { stock } from '../sheet/copies';
import type { Piece, Place } from '../wire';
import { portraitOf } from './portrait';
import { stockSum } from './sums';

/** How long the page rests first, in milliseconds. */
const REST = 150;
/** How long it works at a time: an answer to a click is never late. */
const SLICE = 5;
/** Which parts of the game: the end, where most has been laid, then the way there. */
const PARTS = [1, 0.5, 0.75, 0.25];

/** Begins; what it answers with ends it. */
export function rehearse(film: Film, desk: Desk): () => void {
  let ended = false;
  const through = async (work: Generator<void>) => {
    while (!ended && work.next().done !== true) await pause(0);
  };
  const run = async () => {
    await pause(REST);
    for (const part of PARTS) {
      if (ended) return;
      const { places, pieces } = await film.foresee(Math.round(part * film.plies));
      await through(make(places, pieces, desk));
    }
    await film.lay(film.plies);
  };
  film.prepare = ({ places, pieces }) => void through(make(places, pieces, desk));
  // What cannot be fetched is told to whoever jumps there.
  void run().catch(() => undefined);
  return () => {
    ended = true;
    film.prepare = undefined;
  };
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
    if (piece.owner !== undefined && piece.owner !== desk.me)
      stockSum(piece.owner, { look: piece.look, label: desk.say(piece.label) });
    if (performance.now() - start < SLICE) continue;
    yield;
    start = performance.now();
  }
}
