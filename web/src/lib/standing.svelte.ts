/** Standing answers: seats of this device that let every window for reactions go by. */

import type { Offer, Prompt } from '../wire';
import type { Live } from './live.svelte';

/** The choice that lets the window of a prompt go by; nothing where the prompt is no such window. */
export function passOf(prompt: Prompt | undefined): Offer | undefined {
  return prompt?.options.find((offer) => offer.pass === true);
}

/**
 * How long to wait before the answer, in milliseconds: as people do, mostly about a second, now and then three. Nobody can
 * tell from the time whether somebody has thought about it, for the wait does not depend on what could be played.
 */
export function humanWait(random: () => number = Math.random): number {
  return 700 - 800 * Math.log(1 - 0.95 * random());
}

export class Standing {
  /** The seats that always pass. */
  seats = $state.raw<ReadonlySet<number>>(new Set());
  #store: string;
  /** The prompts for which an answer is due, so that none gets two. */
  #due = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(readonly live: Live) {
    this.#store = `dolmen-pass-${live.id}`;
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(this.#store) ?? '[]');
      if (Array.isArray(kept)) this.seats = new Set(kept.filter((n) => typeof n === 'number'));
    } catch {
      // A device without storage forgets it with the page.
    }
  }

  set(seat: number, on: boolean): void {
    const seats = new Set(this.seats);
    if (on) seats.add(seat);
    else seats.delete(seat);
    this.seats = seats;
    try {
      sessionStorage.setItem(this.#store, JSON.stringify([...seats]));
    } catch {
      // As above.
    }
  }

  /** Answers what may be answered; whatever is no longer asked, or no longer wished, is forgotten. */
  tend(prompts: readonly Prompt[], seats: ReadonlySet<number>): void {
    const asked = new Map<string, { prompt: Prompt; offer: Offer }>();
    for (const prompt of prompts) {
      const offer = passOf(prompt);
      if (offer !== undefined && seats.has(prompt.seat))
        asked.set(`${prompt.seat}/${prompt.number}`, { prompt, offer });
    }
    for (const [key, timer] of this.#due) {
      if (asked.has(key)) continue;
      clearTimeout(timer);
      this.#due.delete(key);
    }
    for (const [key, { prompt, offer }] of asked) {
      if (this.#due.has(key)) continue;
      const answer = () => this.live.act(prompt.seat, prompt.number, offer.choice);
      this.#due.set(key, setTimeout(answer, humanWait()));
    }
  }

  close(): void {
    for (const timer of this.#due.values()) clearTimeout(timer);
    this.#due.clear();
  }
}
