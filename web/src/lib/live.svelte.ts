/** One table over its socket: what is shown, and what is asked of the server. */

import type { FromClient, FromServer, Standing, Text, Told, Update, Welcome } from '../wire';
import { VERSION } from '../wire';
import { api } from './api';
import { settings } from './settings.svelte';
import { Stage, type Made } from './stage.svelte';

type Request = Extract<FromClient, { id: string }>;
/** A request before it has its id. */
type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

/** How long others' decisions follow each other at least, so that the eye keeps up. */
const GAPS = { calm: 900, brisk: 240, instant: 0 } as const;
/** More than this many waiting updates are shown at once. Calm is calm for whoever has passed, too: a round of many. */
const WAITING_MOST = { calm: 150, brisk: 6, instant: 0 } as const;
/** So many earlier lines of the log are asked for at a time. */
const STORY_PART = 500;

const NOTHING: Standing = { forced: false, pass: false, rest: false };

export class Live extends Stage {
  #socket: WebSocket | undefined;
  #seq = 0;
  #opening: readonly Told[] = [];
  #hash = 0;
  #wish: number | undefined;
  #closed = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requests = new Map<string, Request>();
  #answers = new Map<string, (done: boolean) => void>();
  #reasons = new Map<string, (reason: { text?: Text; clause?: string }) => void>();
  #waiting: Update[] = [];
  #pace: ReturnType<typeof setTimeout> | undefined;
  #shown = 0;
  /** What was chosen last, in words. */
  #chosen: (Text | undefined)[] = [];
  /** Parts of a composed decision that were taken back and may be made again. */
  #undone: Made[] = [];

  constructor(id: string) {
    super(id);
    this.#connect();
  }

  override close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pace);
    this.#socket?.close();
  }

  /** Says whether it was carried out. */
  override act(seat: number, prompt: number, choice: string): Promise<boolean> {
    const asked = this.prompts.find((p) => p.seat === seat);
    this.#chosen = [asked?.options.find((offer) => offer.choice === choice)?.text];
    return this.#ask({ type: 'act', seat, prompt, choice });
  }

  override batch(
    seat: number,
    prompt: number,
    choices: string[],
    texts: (Text | undefined)[],
  ): Promise<boolean> {
    this.#chosen = texts;
    return this.#ask({ type: 'batch', seat, prompt, choices });
  }

  /** Says whether it was carried out. */
  override undo(seat: number): Promise<boolean> {
    return this.#ask({ type: 'undo', seat });
  }

  override redo(seat: number): void {
    void this.#ask({ type: 'redo', seat });
  }

  override propose(seat: number, ply: number): void {
    void this.#ask({ type: 'ask', seat, ply });
  }

  override handOver(seat: number): void {
    void this.#ask({ type: 'handover', seat });
  }

  override takeBack(seat: number): void {
    void this.#ask({ type: 'takeback', seat });
  }

  override stand(seat: number, wish: Partial<Standing>): void {
    const answers = { ...(this.standing.get(seat) ?? NOTHING), ...wish };
    void this.#ask({ type: 'standing', seat, answers });
  }

  override vote(number: number, agree: boolean): void {
    void this.#ask({ type: 'vote', number, agree });
  }

  override say(text: string): void {
    void this.#ask({ type: 'say', text });
  }

  /** Looks with the eyes of another of the own seats. */
  override see(seat: number): void {
    this.#wish = seat;
    this.#send({ type: 'look', seat });
  }

  /** Connects at once instead of waiting for the next try. */
  override retry(): void {
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Shows at once what the others have done. */
  override hurry(): void {
    this.#flush();
  }

  /** Keeps the parts of a composed decision in step with what stands. */
  #follow(update: Update): void {
    const { cause } = update;
    const { ply } = this;
    if (cause.kind === 'act') {
      const { seat } = cause;
      const texts = this.mine.includes(seat) ? this.#chosen : [];
      const made = texts.flatMap((text, i) => (text === undefined ? [] : [{ seat, ply: ply + i, text }]));
      // A draw behind the decision is a barrier like the decision of somebody else.
      this.trail = made.length > 0 && update.ply === ply + made.length ? [...this.trail, ...made] : [];
      this.#undone = [];
    } else if (cause.kind === 'redo') {
      const again = this.#undone.find((made) => made.ply === ply);
      this.trail = again === undefined || update.ply !== ply + 1 ? [] : [...this.trail, again];
    } else {
      this.#undone.push(...this.trail.filter((made) => made.ply >= update.ply));
      this.trail = this.trail.filter((made) => made.ply < update.ply);
    }
    this.#chosen = [];
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

  #ask(wish: Wish): Promise<boolean> {
    const request = { ...wish, id: newId() } as Request;
    this.fault = undefined;
    this.#requests.set(request.id, request);
    this.busy = this.#requests.size;
    this.#send(request);
    return new Promise((resolve) => this.#answers.set(request.id, resolve));
  }

  #answered(id: string | undefined, done: boolean): void {
    if (id !== undefined) {
      this.#requests.delete(id);
      this.#answers.get(id)?.(done);
      this.#answers.delete(id);
    }
    this.busy = this.#requests.size;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#queue(message);
      case 'done':
        this.#answered(message.id, true);
        return;
      case 'refused':
        this.#flush();
        this.fault = message.fault;
        this.#answered(message.id, false);
        return;
      case 'reason':
        this.#answered(message.id, true);
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
      case 'standing':
        this.standing = new Map([...this.standing, [message.seat, message.answers]]);
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
    this.standing = new Map(welcome.mine.map((seat, i) => [seat, welcome.standing[i] ?? NOTHING]));
    this.undoable = [];
    this.device = welcome.device;
    // What others were told is not read aloud to whoever looks now.
    this.news = [];
    this.fresh = new Set();
    if (welcome.scene !== undefined) {
      this.started = true;
      this.show(() => this.keeper.whole(welcome.scene as NonNullable<Welcome['scene']>), false);
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
    const { pace } = settings.saved;
    if (own || document.hidden || this.#waiting.length > WAITING_MOST[pace]) return this.#flush();
    if (!settings.moves && pace !== 'calm') return this.#flush();
    this.#next();
  }

  /** Shows the next waiting update when the eye is ready for it. */
  #next(): void {
    if (this.#pace !== undefined) return;
    const rest = this.#shown + GAPS[settings.saved.pace] - performance.now();
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
    this.#follow(update);
    this.ply = update.ply;
    this.story = [...this.story.filter((line) => line.ply <= update.story.keep), ...update.story.lines];
    this.news = update.story.lines;
    if (update.prompts !== undefined) this.prompts = update.prompts;
    this.asked = update.asked;
    this.outcome = update.outcome;
    this.undoable = [];
    this.device = update.device;
    if (update.cause.kind === 'undo') this.undid = update.cause.seat;
    const change = update.scene;
    const own = update.cause.kind !== 'act' || this.mine.includes(update.cause.seat);
    if (own) this.seen();
    if (change !== undefined) this.show(() => this.keeper.change(change), !own);
    this.#hash = this.keeper.hash;
    if (this.#hash !== update.hash) this.#send({ type: 'resync' });
  }
}

/** `randomUUID` is only there on secure pages; a table in the home network is served without TLS. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
}
