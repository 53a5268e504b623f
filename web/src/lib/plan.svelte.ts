/** A private plan: decisions tried in a world as the seat may imagine it. Nobody else sees it, nothing is changed. */

import type { Fault, PlanShown, PlanStep, PlanTold } from '../wire';
import { api, Trouble } from './api';
import { Stage } from './stage.svelte';

/** How many decisions the server takes at once. */
const BATCH = 64;

/** A step that is no longer possible. */
export interface Lost {
  readonly n: number;
  readonly step: PlanStep;
  readonly told: PlanTold | undefined;
  readonly fault: Fault | undefined;
}

export class Plan extends Stage {
  override readonly kind = 'plan';
  steps = $state.raw<readonly PlanStep[]>([]);
  shown = $state.raw<PlanShown>();
  /** It and all after it were dropped; told until the plan goes on. */
  lost = $state.raw<Lost>();
  #base: number;
  #asked = 0;

  constructor(
    readonly real: Stage,
    readonly seat: number,
  ) {
    super(real.id);
    this.table = real.table;
    this.mine = [seat];
    this.look = seat;
    this.#base = real.ply;
    void this.#go([]);
  }

  override async act(_seat: number, _prompt: number, choice: string): Promise<boolean> {
    return this.#go([...this.steps, { kind: 'choose', choice }]);
  }

  override async undo(): Promise<boolean> {
    if (this.steps.length === 0) return false;
    return this.#go(this.steps.slice(0, -1));
  }

  /** Keeps only the first steps. */
  cut(steps: number): void {
    void this.#go(this.steps.slice(0, steps));
  }

  draw(choice: string): void {
    void this.#go([...this.steps, { kind: 'draw', choice }]);
  }

  others(): void {
    void this.#go([...this.steps, { kind: 'others' }]);
  }

  /** The real table has moved on: the plan begins there now. */
  follow(): void {
    if (this.real.ply === this.#base) return;
    this.#base = this.real.ply;
    // What the others were imagined to do has happened, one way or another.
    const mine = this.real.prompts.some((p) => p.seat === this.seat);
    const first = mine ? this.steps.findIndex((step) => step.kind === 'choose') : 0;
    const from = first < 0 ? this.steps.length : first;
    void this.#try(this.steps.slice(from), this.shown?.steps.slice(from));
  }

  /** Decides at the real table what was planned, all of it or nothing; says whether it was done. */
  async commit(): Promise<boolean> {
    const prompt = this.real.prompts.find((p) => p.seat === this.seat);
    if (prompt === undefined) return false;
    const choices = this.steps.slice(0, this.ready).flatMap((s) => (s.kind === 'choose' ? [s.choice] : []));
    const texts = (this.shown?.steps ?? []).slice(0, this.ready).map((told) => told.text);
    return this.real.batch(this.seat, prompt.number, choices, texts);
  }

  /** How many of the steps can be decided in one go: those before the first draw or decision of somebody else. */
  get ready(): number {
    const end = this.steps.findIndex((step) => step.kind !== 'choose');
    return Math.min(BATCH, end < 0 ? this.steps.length : end);
  }

  /** The person goes on: what was lost is known. */
  #go(steps: readonly PlanStep[]): Promise<boolean> {
    this.lost = undefined;
    return this.#try(steps);
  }

  /** `told`: what the steps were the last time. */
  async #try(steps: readonly PlanStep[], told: readonly PlanTold[] = []): Promise<boolean> {
    const asked = ++this.#asked;
    this.busy = 1;
    this.fault = undefined;
    try {
      const shown = await api.plan(this.id, { seat: this.seat, ply: this.#base, steps: [...steps] });
      if (asked !== this.#asked) return false;
      const step = steps[shown.made];
      if (step !== undefined)
        this.lost = { n: shown.made + 1, step, told: told[shown.made], fault: shown.fault };
      this.#show(shown, steps);
      return shown.fault === undefined;
    } catch (error) {
      if (asked === this.#asked)
        this.fault = error instanceof Trouble ? error.fault : { code: 'unknown', message: String(error) };
      return false;
    } finally {
      if (asked === this.#asked) this.busy = 0;
    }
  }

  #show(shown: PlanShown, steps: readonly PlanStep[]): void {
    this.shown = shown;
    this.steps = steps.slice(0, shown.made);
    this.fault = shown.fault;
    this.ply = this.#base + shown.made;
    this.prompts = shown.prompt === undefined ? [] : [shown.prompt];
    this.asked = shown.asked;
    this.story = shown.steps.flatMap((step) => step.lines);
    this.news = shown.steps.at(-1)?.lines ?? [];
    this.show(() => this.keeper.whole(shown.scene), false);
    this.started = true;
    this.status = 'live';
  }
}
