/** A game that is looked at again, ply by ply. */

import type { Replay, ReplayScene, Scene } from '../wire';
import { pause } from './pause';
import { api, Trouble } from './api';
import { tree } from './scene';
import { Stage, type Side } from './stage.svelte';
import { words } from './words.svelte';

/** How many positions are kept. */
const KEPT = 400;
/** Over so many decisions pieces are seen on their way. */
const NEAR = 12;
/** How long the pointer rests before what lies under it is fetched. */
const HOVER = 30;
/** How long a position is looked at before its neighbors are fetched. */
const SETTLED = 200;
/** How long a table waits for its words before it is shown without them. */
const WORDS = 300;
/** How long one decision is shown while the film runs. */
const BEAT = 900;

/** What will be seen at a ply. */
export type Foreseen = Pick<Scene, 'places' | 'pieces'>;

/** The side of the table that nobody sees, and the moment for which it is laid. */
interface Below extends Side {
  readonly key: string;
  readonly ply: number;
}

export class Film extends Stage {
  override readonly kind = 'replay';
  info = $state.raw<Replay>();
  running = $state(false);
  /** How long the last jump took, from the wish to the new table, in milliseconds. */
  took = 0;
  /** Whoever makes ready what may be wished for next is told of it here. */
  prepare: ((scene: Foreseen) => void) | undefined;
  /** Whether nothing would be lost if the other side of the table came up. */
  mayTurn: () => boolean = () => true;

  #below = $state.raw<Below>();
  override readonly sides: readonly (Side | undefined)[] = $derived.by(() => {
    const up = { tree: this.tree, asked: this.asked };
    return this.up === 0 ? [up, this.#below] : [this.#below, up];
  });

  /** The moment for which the other side is laid. */
  get laid(): number | undefined {
    return this.#below?.ply;
  }

  #scenes = new Map<string, ReplayScene>();
  /** What was asked for and has not come yet. */
  #asked = new Map<string, Promise<ReplayScene>>();
  #guess: ReturnType<typeof setTimeout> | undefined;
  #wish = 0;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    super(id);
  }

  /** Opens the game with somebody's eyes, at a ply. */
  async open(look?: string, ply = 0): Promise<void> {
    const start = performance.now();
    this.#scenes.clear();
    this.#below = undefined;
    try {
      const [info, scene] = await Promise.all([
        api.replay(this.id, look),
        api.replayScene(this.id, ply, look),
      ]);
      // A table without its words would be drawn twice.
      await Promise.race([words.game(info.table.game), pause(WORDS)]);
      this.info = info;
      this.table = info.table;
      this.story = info.story;
      this.outcome = info.outcome;
      this.look = Number.isInteger(Number(info.look)) ? Number(info.look) : undefined;
      this.#keep(scene);
      this.#put(scene);
      this.started = true;
      this.status = 'live';
      this.took = performance.now() - start;
    } catch (error) {
      this.status = 'failed';
      this.fault = error instanceof Trouble ? error.fault : { code: 'unknown', message: String(error) };
    }
  }

  get plies(): number {
    return this.info?.plies ?? 0;
  }

  /** Only the last wish counts: whoever drags the slider does not wait for every ply. */
  async go(ply: number): Promise<void> {
    const start = performance.now();
    const to = this.#kept(Math.max(0, Math.min(this.plies, Math.round(ply))));
    const wish = ++this.#wish;
    const known = this.#scenes.get(this.#key(to));
    try {
      const scene = known ?? (await this.#ask(to));
      if (wish !== this.#wish) return;
      this.#put(scene);
      this.took = performance.now() - start;
      this.#guessAfter(SETTLED, () => this.#fetch([...this.#near(1), ...this.#near(-1)]));
    } catch (error) {
      if (wish === this.#wish && error instanceof Trouble) this.fault = error.fault;
    }
  }

  /** The pointer rests on what leads to a moment: it is fetched, its neighbors too, and the table is laid for it. */
  override rest(ply: number): void {
    this.#guessAfter(HOVER, () => {
      void this.lay(ply).catch(() => undefined);
      this.#fetch([ply - 1, ply + 1]);
    });
  }

  /** Nobody has asked for what is guessed: what is wrong with it is told to whoever does. */
  #guessAfter(wait: number, then: () => void): void {
    clearTimeout(this.#guess);
    this.#guess = setTimeout(then, wait);
  }

  /** Fetches positions that may be wished for next, in this order, so that a jump there waits for nothing. */
  #fetch(plies: readonly number[]): void {
    for (const ply of plies) {
      if (ply < 0 || ply > this.plies) continue;
      void this.foresee(ply).then(
        (scene) => this.prepare?.(scene),
        () => undefined,
      );
    }
  }

  /** Lays the side of the table that nobody sees for a moment of the game. To what is near, pieces fly on the other side. */
  async lay(to: number): Promise<void> {
    const ply = Math.max(0, Math.min(this.plies, to));
    const key = this.#key(ply);
    const { places, pieces } = await this.foresee(ply);
    const known = this.#scenes.get(key);
    if (known === undefined || this.#isNear(ply) || this.#below?.key === key) return;
    this.#below = { key, ply, tree: tree(places, pieces, this.#below?.tree), asked: known.asked };
  }

  /** What will be seen at a ply, as it will be shown. */
  async foresee(ply: number): Promise<Foreseen> {
    const { scene } = this.#scenes.get(this.#key(ply)) ?? (await this.#ask(ply));
    return this.keeper.foresee(scene);
  }

  override jump(ply: number): void {
    this.stop();
    void this.go(ply);
  }

  /** The plies where a turn begins: somebody else decides than before; draws belong to whoever caused them. */
  readonly turns: readonly number[] = $derived.by(() => {
    const starts = [0];
    let last = -1;
    for (const [ply, actor] of (this.info?.actors ?? []).entries()) {
      if (actor < 0 || actor === last) continue;
      if (last >= 0) starts.push(ply);
      last = actor;
    }
    return starts;
  });

  readonly rounds: readonly number[] = $derived.by(() => (this.info?.rounds ?? []).map((mark) => mark.ply));

  /** The next or previous start among these, or the end of the game. */
  after(starts: readonly number[], by: 1 | -1): number {
    if (by > 0) return starts.find((ply) => ply > this.ply) ?? this.plies;
    return starts.findLast((ply) => ply < this.ply) ?? 0;
  }

  run(): void {
    this.running = true;
    if (this.ply >= this.plies) this.ply = 0;
    const next = () => {
      if (!this.running || this.ply >= this.plies) return this.stop();
      void this.go(this.ply + 1);
      this.#beat = setTimeout(next, BEAT);
    };
    next();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#beat);
  }

  override close(): void {
    this.stop();
    clearTimeout(this.#guess);
  }

  /** A game that is only told has scenes where rounds began: the one that is meant by a moment. Whoever goes on goes on. */
  #kept(ply: number): number {
    const scenes = this.info?.scenes;
    if (scenes === undefined) return ply;
    const before = scenes.findLast((kept) => kept <= ply) ?? 0;
    return ply > this.ply && before <= this.ply ? (scenes.find((kept) => kept > this.ply) ?? before) : before;
  }

  /** Where the buttons of the timeline lead from here. */
  #near(by: 1 | -1): number[] {
    return [this.ply + by, this.after(this.turns, by), this.after(this.rounds, by)];
  }

  #ask(ply: number): Promise<ReplayScene> {
    const key = this.#key(ply);
    let asked = this.#asked.get(key);
    if (asked === undefined) {
      asked = api
        .replayScene(this.id, ply, this.info?.look)
        .then((scene) => {
          // Somebody may look with other eyes by now.
          if (key === this.#key(ply)) this.#keep(scene);
          return scene;
        })
        .finally(() => this.#asked.delete(key));
      this.#asked.set(key, asked);
    }
    return asked;
  }

  #key(ply: number): string {
    return `${this.info?.look ?? ''}/${ply}`;
  }

  #keep(scene: ReplayScene): void {
    if (this.#scenes.size >= KEPT) this.#scenes.clear();
    this.#scenes.set(this.#key(scene.ply), scene);
    // Known before it is shown: then showing it takes less time.
    this.keeper.foresee(scene.scene);
  }

  /** From one moment of the game to another far away nothing flies: it did not move, the time did. */
  #isNear(ply: number): boolean {
    return Math.abs(ply - this.ply) <= NEAR;
  }

  #put(scene: ReplayScene): void {
    const near = this.#isNear(scene.ply);
    if (!near) this.#turn(this.#key(scene.ply));
    const stir = this.keeper.whole(scene.scene);
    this.ply = scene.ply;
    this.asked = scene.asked;
    this.news = this.story.filter((line) => line.ply === scene.ply);
    this.show(() => stir, false, near);
  }

  /** Turns the table over where its other side is laid for this moment. */
  #turn(key: string): void {
    const below = this.#below;
    if (below?.key !== key || !this.mayTurn()) return;
    this.#below = { key: this.#key(this.ply), ply: this.ply, tree: this.tree, asked: this.asked };
    this.tree = below.tree;
    this.up = 1 - this.up;
  }
}
