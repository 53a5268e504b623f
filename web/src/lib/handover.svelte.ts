/**
 * Several people at one device: who looks, who is next, and whether the table is covered between them. The rules are those
 * of the table (TB-H01 to TB-H04).
 */

import type { Desk } from './desk.svelte';
import { settings } from './settings.svelte';

export class Handover {
  /** The seat for which the table is covered, until its person says that they are there. */
  #covers = $state<number>();
  /** Who has said so; their table is on its way, and nobody sees the one of whoever looked before. */
  #comes = $state<number>();
  #begun = false;

  constructor(private readonly desk: Desk) {}

  /** Several seats belong to this device. */
  readonly shared: boolean = $derived.by(() => {
    const { live, lesson } = this.desk;
    return live.kind === 'live' && !lesson.on && live.mine.length > 1;
  });

  /**
   * One of its people knows what not everybody sees, or they want the table covered between them anyway: only who looks is
   * asked.
   */
  readonly closed: boolean = $derived.by(
    () => this.shared && (this.desk.live.device?.hides === true || settings.saved.cover === 'always'),
  );

  /** Those who are asked and to whom the device must be handed first, because whoever looks is not asked. */
  readonly next: readonly number[] = $derived.by(() => {
    const { prompts, look } = this.desk.live;
    if (!this.closed || prompts.some((p) => p.seat === look)) return [];
    return prompts.map((p) => p.seat);
  });

  /** The seat for which the table is covered; nobody where it lies open. */
  get covers(): number | undefined {
    return this.#covers;
  }

  /** Hands the device on: nobody sees anything until the next one says that they are there. */
  pass(seat: number): void {
    this.desk.clear();
    this.#comes = undefined;
    if (settings.saved.cover === 'never') this.desk.live.see(seat);
    else this.#covers = seat;
  }

  /** Covers the table for whoever comes. */
  cover(): void {
    this.desk.clear();
    this.#comes = undefined;
    this.#covers = this.next[0] ?? this.desk.live.look ?? this.desk.live.mine[0];
  }

  /** Somebody says who they are. */
  here(seat: number): void {
    if (this.#comes === seat) return;
    this.#comes = seat;
    if (this.desk.live.look === seat) this.follow();
    else this.desk.live.see(seat);
  }

  /** Keeps step with the table; says whether it was uncovered. */
  follow(): boolean {
    const { live } = this.desk;
    if (!live.started) return false;
    // A page that is opened does not know who sits before it.
    if (!this.#begun) {
      this.#begun = true;
      if (this.closed && live.outcome === undefined && settings.saved.cover !== 'never') this.cover();
    }
    if (this.#covers === undefined) {
      const { prompts, look } = live;
      const first = prompts[0]?.seat;
      // Where everybody sees the same, the table turns to whoever is asked by itself.
      if (this.shared && !this.closed && first !== undefined && !prompts.some((p) => p.seat === look))
        live.see(first);
      return false;
    }
    if (live.look !== this.#comes && live.outcome === undefined && this.shared) return false;
    this.#covers = this.#comes = undefined;
    return true;
  }
}
