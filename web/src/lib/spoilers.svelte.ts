/** What reference pages keep from somebody who has not met it: parts of a box that come into play later. */

import type { Progress } from '../wire';
import { api } from './api';

/** What somebody without a name, or without the server's answer, has met: nothing. */
const nothing: Progress = { met: [], played: [], won: [] };

export class Spoilers {
  /** What the person here has met; undefined until it is known. */
  progress = $state.raw<Progress>();
  /** Everything is shown, because somebody asked for it. */
  shown = $state(false);
  #game = '';

  /** Asks what has been met of a game. */
  async load(game: string): Promise<void> {
    if (game === '' || game === this.#game) return;
    this.#game = game;
    this.shown = false;
    this.progress = undefined;
    const got = await api.progress(game).catch(() => nothing);
    if (this.#game === game) this.progress = got;
  }

  /** Whether this would give something away. */
  hides(thing: { spoils?: readonly string[] }): boolean {
    if (this.shown || thing.spoils === undefined) return false;
    return !thing.spoils.some((part) => this.progress?.met.includes(part) === true);
  }
}
