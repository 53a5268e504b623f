/** A tutorial at this table: which step it is at, what it expects, and what plays by itself. It knows no rule. */

import type { Offer, TutorialStep } from '../wire';
import { api } from './api';
import type { Desk } from './desk.svelte';
import { settings } from './settings.svelte';

/** The seat of whoever learns. */
const LEARNER = 0;
/** How long others' decisions take, so that the eye keeps up. */
const PAUSE = 750;
const PAUSE_CALM = 120;

const store = (id: string) => `dolmen-lesson-${id}`;

function stored(id: string): number {
  try {
    return Number(localStorage.getItem(store(id)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export class Lesson {
  #steps = $state.raw<readonly TutorialStep[]>([]);
  #asked = false;
  /** How many steps were read. Decisions say by themselves how far the lesson is; texts must be remembered. */
  #read = $state(0);
  /** An earlier step that is read again. */
  #again = $state<number>();
  /** Somebody wanted something else than the lesson: told kindly until the next step. */
  strayed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The prompt that was answered last, so that none is answered twice. */
  #answered = '';

  constructor(readonly desk: Desk) {
    this.#read = stored(desk.live.id);
  }

  /** Asks for the steps once the table is known to be a lesson. */
  load(): void {
    const table = this.desk.live.table;
    if (this.#asked || table?.lesson !== true) return;
    this.#asked = true;
    api.tutorial(table.game).then(
      (info) => (this.#steps = info.steps),
      () => (this.#asked = false),
    );
  }

  /** As long as all seats belong to the learner; whoever plays on freely gives the others away. */
  readonly on: boolean = $derived.by(() => {
    const { kind, table, mine } = this.desk.live;
    // A private plan at a lesson is free.
    if (kind !== 'live') return false;
    return table?.lesson === true && table.state === 'playing' && mine.length === table.seats.length;
  });

  readonly ready: boolean = $derived.by(() => this.on && this.#steps.length > 0);

  /** The step the table is at; none when the game has gone another way. */
  readonly at: number | undefined = $derived.by(() => {
    if (!this.ready) return undefined;
    const { ply } = this.desk.live;
    const steps = this.#steps;
    const next = steps.findIndex((s, i) => s.ply === ply && (s.choice !== undefined || i >= this.#read));
    const found = next >= 0 ? next : steps.findLastIndex((s) => s.ply === ply);
    return found >= 0 ? found : undefined;
  });

  readonly #step: TutorialStep | undefined = $derived.by(() =>
    this.at === undefined ? undefined : this.#steps[this.at],
  );

  /** The steps that are told, by number. */
  readonly #told: readonly number[] = $derived.by(() =>
    this.#steps.flatMap((s, i) => (s.text === undefined ? [] : [i])),
  );

  /** The step that is shown: the current one, or the last one that was told. */
  readonly #shown: number = $derived.by(() => {
    const at = this.at ?? 0;
    return this.#again ?? this.#told.findLast((i) => i <= at) ?? this.#told[0] ?? 0;
  });

  readonly shown: TutorialStep | undefined = $derived.by(() => this.#steps[this.#shown]);
  /** The number of the shown step among those that are told, from one. */
  readonly number: number = $derived.by(() => this.#told.indexOf(this.#shown) + 1);
  readonly count: number = $derived.by(() => this.#told.length);
  /** The shown step is the one the table is at. */
  readonly isCurrent: boolean = $derived.by(() => this.#shown === this.at);
  readonly isLast: boolean = $derived.by(() => this.ready && this.at === this.#steps.length - 1);
  readonly isLost: boolean = $derived.by(() => this.ready && this.at === undefined);

  /** The option that the lesson waits for, once it is asked for. */
  readonly expected: Offer | undefined = $derived.by(() => {
    const step = this.#step;
    if (step?.choice === undefined || step.seat !== LEARNER || step.text === undefined) return undefined;
    return this.desk.prompt?.options.find((o) => o.choice === step.choice);
  });

  /** There is nothing to choose now: something is read, or others decide. */
  readonly quiet: boolean = $derived.by(() => this.ready && !this.isLost && this.expected === undefined);

  /** What is pointed at: what the step names, otherwise the place of what is expected. */
  readonly points: readonly string[] = $derived.by(() => {
    const named = this.shown?.at ?? [];
    if (named.length > 0) return named;
    const target = this.isCurrent ? this.expected?.target : undefined;
    return target === undefined ? [] : [target];
  });

  readonly canNext: boolean = $derived.by(() => {
    if (!this.isCurrent) return this.#again !== undefined;
    const step = this.#step;
    return !this.isLast && step !== undefined && (step.choice === undefined || step.seat !== LEARNER);
  });

  readonly canBack: boolean = $derived.by(() => this.number > 1);

  next(): void {
    if (!this.canNext) return;
    this.strayed = false;
    const step = this.#step;
    if (!this.isCurrent) {
      const later = this.#told.find((i) => i > this.#shown);
      this.#again = later === undefined || later >= (this.at ?? 0) ? undefined : later;
    } else if (step?.choice !== undefined) this.#follow(step);
    else {
      this.#read = (this.at ?? 0) + 1;
      try {
        localStorage.setItem(store(this.desk.live.id), String(this.#read));
      } catch {
        // Without storage a reload reads the texts of this position again.
      }
    }
  }

  back(): void {
    const before = this.#told.findLast((i) => i < this.#shown);
    if (before !== undefined) this.#again = before;
  }

  /** Whether the lesson wants something else first; then it says so. */
  refuses(offer: Offer): boolean {
    if (!this.ready || this.isLost) return false;
    this.strayed = offer.choice !== this.expected?.choice;
    if (!this.strayed) this.#again = undefined;
    return this.strayed;
  }

  /** Whether a place with several options is another one than the expected. */
  refusesPlace(target: string): boolean {
    if (!this.ready || this.isLost) return false;
    this.strayed = target !== this.expected?.target;
    return this.strayed;
  }

  expects(offer: Offer): boolean {
    return this.ready && offer.choice === this.expected?.choice;
  }

  /** Makes the decisions that are made by themselves, one after the other; says how to stop. */
  play(): () => void {
    const step = this.#step;
    const { busy, prompts } = this.desk.live;
    clearTimeout(this.#timer);
    if (step?.choice !== undefined && step.text === undefined && busy === 0 && prompts.length > 0) {
      // Until the first thing is told nobody looks on.
      const opening = this.#told.every((i) => i > (this.at ?? 0));
      const pause = opening ? 0 : settings.moves ? PAUSE : PAUSE_CALM;
      this.#timer = setTimeout(() => this.#follow(step), pause);
    }
    return () => clearTimeout(this.#timer);
  }

  #follow(step: TutorialStep): void {
    const { live } = this.desk;
    const prompt = live.prompts.find((p) => p.seat === step.seat);
    if (prompt === undefined || step.choice === undefined || live.busy > 0 || live.ply !== step.ply) return;
    const question = `${prompt.seat}/${prompt.number}`;
    if (question === this.#answered) return;
    this.#answered = question;
    void live.act(prompt.seat, prompt.number, step.choice);
  }

  /** Gives the other seats to bots; the game goes on freely. */
  async free(): Promise<void> {
    const { live } = this.desk;
    for (const seat of live.mine) if (seat !== LEARNER) await api.resign(live.id, seat);
  }
}
