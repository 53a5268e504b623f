/** What the person at this device is doing at a table: which prompt, which option, what is pointed at. */

import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

import type { Fault, Hints, Offer, Prompt, Refused, Text } from '../wire';
import { api, Trouble } from './api';
import type { Album } from '../table/portrait';
import { Handover } from './handover.svelte';
import { Lesson } from './lesson.svelte';
import { paneOf, type Node, type Tree } from './scene';
import type { Made, Stage } from './stage.svelte';
import { t, words } from './words.svelte';

export type Drawer = 'log' | 'chat' | 'rules' | 'result' | 'menu' | null;

export class Desk {
  /** The option under pointer or focus. */
  hovered = $state.raw<Offer>();
  /** Several options share one place: only these are offered until one is taken. */
  narrow = $state<string>();
  /** What a log line is about. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The piece or place under pointer or focus: log lines about it light up. */
  at = $state.raw<ReadonlySet<string>>(new Set());
  why = $state(false);
  /** "What can I do here?" is open. */
  what = $state(false);
  listed = $state(false);
  list = $state(false);
  drawer = $state<Drawer>(null);
  clause = $state<string>();
  keys = $state(false);
  pane = $state('board');
  /** Which boards of others somebody has opened or closed by hand. */
  readonly opened = new SvelteMap<number, boolean>();
  /** What a strong bot would do, for the prompt it was asked about. */
  hints = $state.raw<Hints>();
  thinking = $state(false);
  /** Begins a private plan, or ends it; there is none for those who only look. */
  plan: (() => void) | undefined;
  /** The seat whose prompt is answered, where several of the own seats are asked. */
  #seat = $state<number>();

  readonly lesson: Lesson;
  readonly handover: Handover;

  constructor(readonly live: Stage) {
    this.lesson = new Lesson(this);
    this.handover = new Handover(this);
  }

  readonly game = $derived.by(() => this.live.table?.game ?? '');
  readonly tree: Tree = $derived.by(() => this.live.tree);
  readonly names: readonly string[] = $derived.by(() => seatNames(this.live));

  readonly prompt: Prompt | undefined = $derived.by(() => {
    const { prompts, look } = this.live;
    // In a lesson the script answers for the other seats.
    if (this.lesson.on) return prompts.find((p) => p.seat === look);
    if (this.handover.covers !== undefined) return undefined;
    // What somebody else is asked shows what only they may see.
    if (this.handover.closed) return prompts.find((p) => p.seat === look);
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

  /** Whether something may be chosen there, or on anything that lies there. */
  lights(node: Node): boolean {
    const { targets } = this;
    if (targets.size === 0) return false;
    return (
      targets.has(node.place.id) ||
      node.pieces.some((piece) => targets.has(piece.id)) ||
      node.places.some((child) => this.lights(child))
    );
  }

  /** The seat whose board is pinned: the one with whose eyes the table is seen. */
  readonly me: number = $derived.by(() => this.live.look ?? this.live.mine[0] ?? 0);

  readonly others: readonly number[] = $derived.by(() =>
    this.names.map((_, seat) => seat).filter((seat) => seat !== this.me),
  );

  /** The pane that holds most of these, if the present one holds none of them. */
  open(ids: Iterable<string>): void {
    const counts = new Map<string, number>();
    for (const id of ids) {
      const at = paneOf(this.tree, id);
      if (at === null) continue;
      const pane = at.area === 'seat' ? (at.owner === this.me ? 'mine' : 'others') : at.area;
      counts.set(pane, (counts.get(pane) ?? 0) + 1);
    }
    const best = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
    if (best !== undefined && !counts.has(this.pane)) this.pane = best;
  }

  has(id: string): boolean {
    return this.tree.places.has(id) || this.tree.pieces.has(id);
  }

  /** The pieces as they are shown and told in these words, to these people. */
  readonly album: Album = $derived.by(() => {
    void [this.names, words.source(this.game)];
    return { filling: new WeakMap(), lying: new WeakMap() };
  });

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
    void this.live.act(prompt.seat, prompt.number, offer.choice);
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

  /** Says which piece or place is looked at. */
  touch(element: Element | null): void {
    const ids = new Set<string>();
    const on = element?.closest<HTMLElement>('[data-piece], [data-place]');
    const id = on?.dataset.piece ?? on?.dataset.place;
    if (id !== undefined) {
      ids.add(id);
      if (this.live.fresh.has(id)) queueMicrotask(() => this.live.seen(id));
    }
    const place = on?.closest<HTMLElement>('[data-place]')?.dataset.place;
    // A piece on a tile is looked at together with the tile; a piece on a large board is not.
    if (place !== undefined && this.tree.places.get(place)?.places.length === 0) ids.add(place);
    if (ids.size === this.at.size && [...ids].every((i) => this.at.has(i))) return;
    queueMicrotask(() => (this.at = ids));
  }

  /** A lit place or piece was clicked. */
  pick(target: string): void {
    const offers = this.targets.get(target);
    if (offers === undefined) return;
    const only = offers.length === 1 ? offers[0] : undefined;
    if (only !== undefined) this.choose(only);
    else if (!this.lesson.refusesPlace(target)) this.narrow = target;
  }

  /**
   * A click on something: it is chosen, or, where that is refused, what it lies on. With the keyboard only what has the
   * focus is meant.
   */
  press(target: string, event: MouseEvent): void {
    let at: string | undefined = target;
    while (at !== undefined && event.detail > 0 && !this.targets.has(at))
      at = this.tree.pieces.get(at)?.place ?? this.tree.places.get(at)?.place.parent;
    this.pick(at ?? target);
  }

  undo(): void {
    const seat = this.backSeat;
    if (this.narrow !== undefined) this.narrow = undefined;
    else if (seat !== undefined) void this.live.undo(seat);
  }

  /** Asks what would be good here. */
  async hint(): Promise<void> {
    const { prompt } = this;
    if (prompt === undefined || this.live.kind !== 'live' || this.thinking) return;
    if (this.live.table?.hints === false) return;
    this.thinking = true;
    try {
      const hints = await api.hint(this.live.id, prompt.seat);
      // The table may have moved on meanwhile.
      if (this.prompt?.seat === prompt.seat && this.prompt.number === hints.prompt) this.hints = hints;
    } catch (error) {
      if (error instanceof Trouble) this.live.fault = error.fault;
    }
    this.thinking = false;
  }

  /** The parts of the composed decision of whoever is asked. */
  readonly trail: readonly Made[] = $derived.by(() =>
    this.live.trail.filter((made) => made.seat === this.mySeat),
  );

  /** Takes back decisions until this one no longer stands. */
  async backTo(made: Made): Promise<void> {
    if (this.live.busy > 0) return;
    this.narrow = undefined;
    while (this.live.ply > made.ply) if (!(await this.live.undo(made.seat))) return;
  }

  redo(): void {
    // What can be made again is told a moment later than somebody may press the key.
    const seat = this.redoSeat ?? (this.lesson.on ? undefined : this.live.undid) ?? this.mySeat;
    if (seat !== undefined) this.live.redo(seat);
  }

  /** The seat for which this device acts now. */
  get mySeat(): number | undefined {
    return this.prompt?.seat ?? this.live.look ?? this.live.mine[0];
  }

  /** The seat for which Back acts: whoever has decided last at this device, also when somebody else is asked already. */
  get backSeat(): number | undefined {
    if (this.lesson.on) return this.mySeat;
    return this.live.device?.last ?? this.mySeat;
  }

  /** The seat for which a decision that was taken back can be made again: whoever took one back last. */
  get redoSeat(): number | undefined {
    const { undoable, undid } = this.live;
    const able = undoable.filter((u) => u.redo === true).map((u) => u.seat);
    if (this.lesson.on) return able.find((seat) => seat === this.mySeat);
    return able.find((seat) => seat === undid) ?? able.find((seat) => seat === this.mySeat) ?? able[0];
  }

  /** Nothing that one person has opened or pointed at stays for the next one. */
  clear(): void {
    this.narrow = this.hovered = this.hints = this.clause = this.#seat = undefined;
    this.why = this.what = this.listed = this.list = false;
    this.drawer = null;
    this.live.fault = undefined;
    this.live.news = [];
    this.opened.clear();
  }

  answerFor(seat: number): void {
    if (this.handover.closed) {
      if (seat !== this.live.look) this.handover.pass(seat);
      return;
    }
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
function seatNames(live: Stage): string[] {
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
