/** What a table shows, wherever it comes from: a running game, a replay, a plan. */

import { tick } from 'svelte';

import type {
  ChatLine,
  Device,
  Fault,
  Head,
  OutcomeInfo,
  Prompt,
  Proposal,
  Standing,
  TableInfo,
  Text,
  Told,
  Undoable,
} from '../wire';
import { fly, look } from './fly';
import { Keeper, NOTHING, tree, type Stir, type Tree } from './scene';

/** What is shown of one moment. */
export interface Side {
  readonly tree: Tree;
  readonly asked: readonly number[];
}

export type Status = 'connecting' | 'live' | 'lost' | 'failed';

/** A decision made at this device that can still be taken back. */
export interface Made {
  readonly seat: number;
  /** How many decisions stood before it. */
  readonly ply: number;
  readonly text: Text;
}

export class Stage {
  readonly kind: 'live' | 'replay' | 'plan' = 'live';
  status = $state<Status>('connecting');
  table = $state.raw<TableInfo>();
  mine = $state.raw<readonly number[]>([]);
  look = $state<number>();
  ply = $state(0);
  started = $state(false);
  head = $state.raw<Head>({ mood: '', facts: [], forecast: [] });
  /** What lies on the table. */
  tree = $state.raw<Tree>(NOTHING);
  story = $state.raw<readonly Told[]>([]);
  prompts = $state.raw<readonly Prompt[]>([]);
  asked = $state.raw<readonly number[]>([]);
  outcome = $state.raw<OutcomeInfo>();
  chat = $state.raw<readonly ChatLine[]>([]);
  proposal = $state.raw<Proposal>();
  /** What is answered for the own seats by itself. */
  standing = $state.raw<ReadonlyMap<number, Standing>>(new Map());
  undoable = $state.raw<readonly Undoable[]>([]);
  /** The seat that has taken something back last. */
  undid = $state<number>();
  /** What a device with several seats needs to know. */
  device = $state.raw<Device>();
  /** What was refused last. */
  fault = $state.raw<Fault>();
  /** The lines that came with the last update, to be announced. */
  news = $state.raw<readonly Told[]>([]);
  /** Pieces that others have changed and nobody here has looked at yet. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** How many decisions stood before the last one of a seat of this device. */
  before = $state<number>();
  /** The decisions of this device since somebody else decided or something was drawn: a composed one, part by part. */
  trail = $state.raw<readonly Made[]>([]);
  /** Requests on their way. */
  busy = $state(0);

  /** The sides of the table: the one that is up, and in a replay one that is laid for a moment that may come. */
  readonly sides: readonly (Side | undefined)[] = $derived([{ tree: this.tree, asked: this.asked }]);
  /** Which of them is looked at. */
  up = $state(0);

  protected keeper = new Keeper();

  constructor(readonly id: string) {}

  /** Says whether it was carried out. */
  act(_seat: number, _prompt: number, _choice: string): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Several decisions of one seat, all or none; `texts` are their words. Says whether they were carried out. */
  batch(_seat: number, _prompt: number, _choices: string[], _texts: (Text | undefined)[]): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Says whether it was carried out. */
  undo(_seat: number): Promise<boolean> {
    return Promise.resolve(false);
  }

  redo(_seat: number): void {}

  propose(_seat: number, _ply: number): void {}

  /** Asks the others to let a bot play for somebody who is away. */
  handOver(_seat: number): void {}

  /** Takes the own seat back from the bot that played there. */
  takeBack(_seat: number): void {}

  /** What is answered for a seat by itself from now on. */
  stand(_seat: number, _wish: Partial<Standing>): void {}

  vote(_number: number, _agree: boolean): void {}

  say(_text: string): void {}

  /** Looks with the eyes of another of the own seats. */
  see(_seat: number): void {}

  /** Connects at once instead of waiting for the next try. */
  retry(): void {}

  /** Shows at once what waits to be shown. */
  hurry(): void {}

  /** Goes to a ply, where one can. */
  jump(_ply: number): void {}

  /** The pointer rests on what leads to a ply. */
  rest(_ply: number): void {}

  close(): void {}

  /** What has been looked at is no longer marked. */
  seen(id?: string): void {
    if (id !== undefined && !this.fresh.has(id)) return;
    const fresh = new Set(this.fresh);
    if (id === undefined) fresh.clear();
    else fresh.delete(id);
    this.fresh = fresh;
  }

  /** `flies`: what has moved is seen on its way. */
  protected show(change: () => Stir, mark: boolean, flies = true): void {
    const stir = change();
    const seen = flies ? look(stir.moved) : new Map<string, DOMRect>();
    this.head = this.keeper.head;
    this.tree = tree(this.keeper.places, this.keeper.pieces, this.tree);
    if (mark) this.fresh = new Set([...this.fresh, ...stir.moved, ...stir.fresh]);
    if (seen.size > 0) void tick().then(() => fly(seen));
  }
}
