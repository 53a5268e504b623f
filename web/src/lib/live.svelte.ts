/** One table over its socket: what is shown, and what is asked of the server. */

import { tick } from 'svelte';

import type {
  ChatLine,
  Fault,
  FromClient,
  FromServer,
  Head,
  OutcomeInfo,
  Piece,
  Place,
  Prompt,
  Proposal,
  TableInfo,
  Text,
  Told,
  Undoable,
  Update,
  Welcome,
} from '../wire';
import { VERSION } from '../wire';
import { api } from './api';
import { fly, look } from './fly';
import { Keeper, type Stir } from './scene';
import { settings } from './settings.svelte';

type Request = Extract<FromClient, { id: string }>;
/** A request before it has its id. */
type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

/** How long others' decisions follow each other at least, so that the eye keeps up. */
const GAP = 240;
/** So many earlier lines of the log are asked for at a time. */
const STORY_PART = 500;
/** More than this many waiting updates are shown at once. */
const WAITING_MOST = 6;

export type Status = 'connecting' | 'live' | 'lost' | 'failed';

export class Live {
  status = $state<Status>('connecting');
  table = $state.raw<TableInfo>();
  mine = $state.raw<readonly number[]>([]);
  look = $state<number>();
  ply = $state(0);
  started = $state(false);
  head = $state.raw<Head>({ mood: '', facts: [], forecast: [] });
  places = $state.raw<readonly Place[]>([]);
  pieces = $state.raw<readonly Piece[]>([]);
  story = $state.raw<readonly Told[]>([]);
  prompts = $state.raw<readonly Prompt[]>([]);
  asked = $state.raw<readonly number[]>([]);
  outcome = $state.raw<OutcomeInfo>();
  chat = $state.raw<readonly ChatLine[]>([]);
  proposal = $state.raw<Proposal>();
  undoable = $state.raw<readonly Undoable[]>([]);
  /** What was refused last. */
  fault = $state.raw<Fault>();
  /** The lines that came with the last update, to be announced. */
  news = $state.raw<readonly Told[]>([]);
  /** Pieces that others have changed and nobody here has looked at yet. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** How many decisions stood before the last one of a seat of this device. */
  before = $state<number>();
  /** Requests on their way. */
  busy = $state(0);

  #socket: WebSocket | undefined;
  #keeper = new Keeper();
  #seq = 0;
  #opening: readonly Told[] = [];
  #hash = 0;
  #wish: number | undefined;
  #closed = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requests = new Map<string, Request>();
  #reasons = new Map<string, (reason: { text?: Text; clause?: string }) => void>();
  #waiting: Update[] = [];
  #pace: ReturnType<typeof setTimeout> | undefined;
  #shown = 0;

  constructor(readonly id: string) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pace);
    this.#socket?.close();
  }

  act(seat: number, prompt: number, choice: string): void {
    this.#ask({ type: 'act', seat, prompt, choice });
  }

  undo(seat: number): void {
    this.#ask({ type: 'undo', seat });
  }

  redo(seat: number): void {
    this.#ask({ type: 'redo', seat });
  }

  propose(seat: number, ply: number): void {
    this.#ask({ type: 'ask', seat, ply });
  }

  /** Asks the others to let a bot play for somebody who is away. */
  handOver(seat: number): void {
    this.#ask({ type: 'handover', seat });
  }

  /** Takes the own seat back from the bot that played there. */
  takeBack(seat: number): void {
    this.#ask({ type: 'takeback', seat });
  }

  vote(number: number, agree: boolean): void {
    this.#ask({ type: 'vote', number, agree });
  }

  say(text: string): void {
    this.#ask({ type: 'say', text });
  }

  /** Looks with the eyes of another of the own seats. */
  see(seat: number): void {
    this.#wish = seat;
    this.#send({ type: 'look', seat });
  }

  /** Connects at once instead of waiting for the next try. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** What has been looked at is no longer marked. */
  seen(id?: string): void {
    if (id !== undefined && !this.fresh.has(id)) return;
    const fresh = new Set(this.fresh);
    if (id === undefined) fresh.clear();
    else fresh.delete(id);
    this.fresh = fresh;
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`,
    );
    this.#socket = socket;
    socket.addEventListener('open', () => {
      const last = this.#seq > 0 ? { seq: this.#seq, hash: this.#hash } : undefined;
      this.#flush();
      this.#send({ type: 'hello', look: this.#wish, last });
      // Whatever was on its way is sent again under the same id: the server answers it, but never does it twice.
      for (const request of this.#requests.values()) this.#send(request);
    });
    socket.addEventListener('message', (event) => this.#hear(JSON.parse(String(event.data)) as FromServer));
    socket.addEventListener('close', () => {
      if (this.#socket !== socket || this.#closed || this.status === 'failed') return;
      this.status = this.#seq > 0 ? 'lost' : 'connecting';
      const wait = Math.min(8000, 250 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6);
      this.#timer = setTimeout(() => this.#connect(), wait);
    });
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ask(wish: Wish): void {
    const request = { ...wish, id: crypto.randomUUID() } as Request;
    this.fault = undefined;
    this.#requests.set(request.id, request);
    this.busy = this.#requests.size;
    this.#send(request);
  }

  #answered(id: string | undefined): void {
    if (id !== undefined) this.#requests.delete(id);
    this.busy = this.#requests.size;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#queue(message);
      case 'done':
        this.#answered(message.id);
        return;
      case 'refused':
        this.#answered(message.id);
        this.#flush();
        this.fault = message.fault;
        return;
      case 'reason':
        this.#answered(message.id);
        this.#reasons.get(message.id)?.(message);
        this.#reasons.delete(message.id);
        return;
      case 'chat':
        this.chat = [...this.chat, message];
        return;
      case 'table':
        this.table = message.table;
        return;
      case 'proposal':
        this.proposal = message.proposal;
        return;
      case 'undoable':
        this.undoable = message.seats;
        return;
      case 'failed':
        // The server asks to come back: the socket closes and is opened again.
        if (message.fault.code === 'slow' || message.fault.code === 'restart') return;
        if (message.fault.code === 'storage') {
          // What was asked is not done and is not asked again by itself.
          this.#requests.clear();
          this.busy = 0;
          this.fault = message.fault;
          return;
        }
        this.status = 'failed';
        this.fault = message.fault;
    }
  }

  #welcome(welcome: Welcome): void {
    if (welcome.version !== VERSION) {
      this.status = 'failed';
      this.fault = { code: 'version', message: 'the program was renewed' };
      return;
    }
    this.#waiting = [];
    this.#live();
    this.table = welcome.table;
    this.mine = welcome.mine;
    this.look = welcome.look;
    this.#seq = welcome.seq;
    this.ply = welcome.ply;
    this.story = welcome.story;
    this.#opening = welcome.story;
    this.prompts = welcome.prompts;
    this.asked = welcome.asked;
    this.outcome = welcome.outcome;
    this.chat = welcome.chat;
    this.proposal = welcome.proposal;
    this.undoable = [];
    this.fresh = new Set();
    if (welcome.scene !== undefined) {
      this.started = true;
      this.#show(() => this.#keeper.whole(welcome.scene as NonNullable<Welcome['scene']>), false);
    }
    this.#hash = welcome.hash;
    if (welcome.earlier !== undefined) void this.#older(welcome.earlier);
  }

  /** Earlier lines of a long log come after the table is shown. */
  async #older(earlier: number): Promise<void> {
    const { table, story } = this;
    if (table === undefined) return;
    try {
      for (let to = earlier; to > 0; to -= STORY_PART) {
        const part = await api.story(table.id, this.look, Math.max(0, to - STORY_PART), to);
        // Another welcome tells everything anew; what was taken back meanwhile is not told.
        if (this.#closed || this.table?.id !== table.id || this.#opening !== story) return;
        const first = this.story[0]?.ply ?? this.ply;
        this.story = [...part.lines.filter((line) => line.ply <= first), ...this.story];
      }
    } catch {
      // The log is only shorter; the next welcome tries again.
    }
  }

  #live(): void {
    this.status = 'live';
    this.#tries = 0;
  }

  #queue(update: Update): void {
    this.#live();
    this.#waiting.push(update);
    const own = update.cause.kind !== 'act' || this.mine.includes(update.cause.seat);
    if (own || !settings.moves || document.hidden || this.#waiting.length > WAITING_MOST)
      return this.#flush();
    this.#next();
  }

  /** Shows the next waiting update when the eye is ready for it. */
  #next(): void {
    if (this.#pace !== undefined) return;
    const rest = this.#shown + GAP - performance.now();
    this.#pace = setTimeout(
      () => {
        this.#pace = undefined;
        const update = this.#waiting.shift();
        if (update !== undefined) this.#apply(update);
        if (this.#waiting.length > 0) this.#next();
      },
      Math.max(0, rest),
    );
  }

  #flush(): void {
    clearTimeout(this.#pace);
    this.#pace = undefined;
    for (let update = this.#waiting.shift(); update !== undefined; update = this.#waiting.shift())
      this.#apply(update);
  }

  #apply(update: Update): void {
    this.#shown = performance.now();
    this.#seq = update.seq;
    if (update.cause.kind === 'act' && this.mine.includes(update.cause.seat)) this.before = this.ply;
    else if (update.cause.kind !== 'act') this.before = undefined;
    this.ply = update.ply;
    this.story = [...this.story.filter((line) => line.ply <= update.story.keep), ...update.story.lines];
    this.news = update.story.lines;
    if (update.prompts !== undefined) this.prompts = update.prompts;
    this.asked = update.asked;
    this.outcome = update.outcome;
    this.undoable = [];
    const change = update.scene;
    const own = update.cause.kind !== 'act' || this.mine.includes(update.cause.seat);
    if (own) this.seen();
    if (change !== undefined) this.#show(() => this.#keeper.change(change), !own);
    this.#hash = this.#keeper.hash;
    if (this.#hash !== update.hash) this.#send({ type: 'resync' });
  }

  #show(change: () => Stir, mark: boolean): void {
    const stir = change();
    const seen = look(stir.moved);
    this.head = this.#keeper.head;
    this.places = this.#keeper.places;
    this.pieces = this.#keeper.pieces;
    if (mark) this.fresh = new Set([...this.fresh, ...stir.moved, ...stir.fresh]);
    if (seen.size > 0) void tick().then(() => fly(seen));
  }
}
