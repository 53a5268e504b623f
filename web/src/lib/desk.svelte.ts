/** What the person at this device is doing at a table: which prompt, which option, what is pointed at. */

import { getContext, setContext } from 'svelte';

import type { Fault, Offer, Prompt, Refused, Text } from '../wire';
import { Lesson } from './lesson.svelte';
import type { Live } from './live.svelte';
import { tree, type Tree } from './scene';
import { t, words } from './words.svelte';

export type Drawer = 'log' | 'chat' | 'rules' | 'result' | 'menu' | null;

export class Desk {
  /** The option under pointer or focus. */
  hovered = $state.raw<Offer>();
  /** Several options share one place: only these are offered until one is taken. */
  narrow = $state<string>();
  /** What a log line is about. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  why = $state(false);
  /** "What can I do here?" is open. */
  what = $state(false);
  listed = $state(false);
  list = $state(false);
  drawer = $state<Drawer>(null);
  clause = $state<string>();
  keys = $state(false);
  pane = $state('board');
  /** The seat whose prompt is answered, where several of the own seats are asked. */
  #seat = $state<number>();

  readonly lesson: Lesson;

  constructor(readonly live: Live) {
    this.lesson = new Lesson(this);
  }

  readonly game = $derived.by(() => this.live.table?.game ?? '');
  readonly tree: Tree = $derived.by(() => tree(this.live.places, this.live.pieces));
  readonly names: readonly string[] = $derived.by(() => seatNames(this.live));

  readonly prompt: Prompt | undefined = $derived.by(() => {
    const { prompts, look } = this.live;
    // In a lesson the script answers for the other seats.
    if (this.lesson.on) return prompts.find((p) => p.seat === look);
    return prompts.find((p) => p.seat === this.#seat) ?? prompts.find((p) => p.seat === look) ?? prompts[0];
  });

  /** Legal options by the place or piece that stands for them. */
  readonly targets: ReadonlyMap<string, readonly Offer[]> = $derived.by(() => {
    const by = new Map<string, Offer[]>();
    for (const offer of this.prompt?.options ?? []) {
      if (offer.target === undefined || !this.has(offer.target)) continue;
      const list = by.get(offer.target);
      if (list === undefined) by.set(offer.target, [offer]);
      else list.push(offer);
    }
    return by;
  });

  /** What is shown but not allowed, by the place or piece that stands for it. */
  readonly refused: ReadonlyMap<string, readonly Refused[]> = $derived.by(() => {
    const by = new Map<string, Refused[]>();
    for (const no of this.prompt?.refused ?? []) {
      if (no.target === undefined || this.targets.has(no.target) || !this.has(no.target)) continue;
      const list = by.get(no.target);
      if (list === undefined) by.set(no.target, [no]);
      else list.push(no);
    }
    return by;
  });

  /** Options that are offered as buttons: those without a place on the table, or those of the place just chosen. */
  readonly buttons: readonly Offer[] = $derived.by(() => {
    const options = this.prompt?.options ?? [];
    if (this.narrow !== undefined) {
      const here = options.filter((o) => o.target === this.narrow);
      if (here.length > 0) return here;
    }
    return options.filter((o) => o.target === undefined || !this.targets.has(o.target));
  });

  has(id: string): boolean {
    return this.tree.places.has(id) || this.tree.pieces.has(id);
  }

  /** A text of the game as a sentence or label of its own. */
  say(text: Text): string {
    const said = words.say(this.game, text, this.names);
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  /** The words for an error: the game's reason where a rule forbids it, otherwise the interface's own. */
  complain(fault: Fault): string {
    if (fault.text !== undefined) return this.say(fault.text);
    return faultText(fault);
  }

  choose(offer: Offer): void {
    const { prompt } = this;
    if (prompt === undefined || this.live.busy > 0 || this.lesson.refuses(offer)) return;
    this.narrow = undefined;
    this.hovered = undefined;
    this.why = false;
    this.live.act(prompt.seat, prompt.number, offer.choice);
  }

  /**
   * Points at an option, or no longer at the one given. Later, not now: a focused button that is taken away tells so while
   * the page is being drawn, when nothing may change.
   */
  point(offer: Offer | undefined, from?: Offer | string): void {
    queueMicrotask(() => {
      if (from !== undefined && this.hovered !== from && this.hovered?.target !== from) return;
      this.hovered = offer;
    });
  }

  /** Lights up what a line or reason is about. */
  light(ids: readonly string[]): void {
    queueMicrotask(() => (this.lit = new Set(ids)));
  }

  /** A lit place or piece was clicked. */
  pick(target: string): void {
    const offers = this.targets.get(target);
    if (offers === undefined) return;
    const only = offers.length === 1 ? offers[0] : undefined;
    if (only !== undefined) this.choose(only);
    else if (!this.lesson.refusesPlace(target)) this.narrow = target;
  }

  undo(): void {
    const seat = this.mySeat;
    if (this.narrow !== undefined) this.narrow = undefined;
    else if (seat !== undefined) this.live.undo(seat);
  }

  redo(): void {
    const seat = this.mySeat;
    if (seat !== undefined) this.live.redo(seat);
  }

  /** The seat for which this device acts now. */
  get mySeat(): number | undefined {
    return this.prompt?.seat ?? this.live.look ?? this.live.mine[0];
  }

  answerFor(seat: number): void {
    this.#seat = seat;
    this.narrow = undefined;
  }

  rule(clause: string): void {
    this.clause = clause;
    this.drawer = 'rules';
  }
}

const KEY = Symbol('desk');
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);

export function faultText(fault: Fault): string {
  const key = `fault-${fault.code}`;
  return words.has(key) ? t(key) : t('fault-unknown', { code: fault.code });
}

/** Names that tell everybody apart: bots of one kind are numbered. */
function seatNames(live: Live): string[] {
  const seats = live.table?.seats ?? [];
  const plain = seats.map((s, i) => {
    if (s.kind === 'bot') return botName(s.bot ?? s.name);
    return s.name === '' ? t('seat-number', { n: i + 1 }) : s.name;
  });
  return plain.map((name, i) => {
    if (plain.filter((n) => n === name).length < 2) return name;
    return `${name} ${plain.slice(0, i + 1).filter((n) => n === name).length}`;
  });
}

export function botName(kind: string): string {
  const key = `bot-${kind}`;
  return words.has(key) ? t(key) : kind;
}
