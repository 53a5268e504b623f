/** Everything that is asked over HTTP. */

import type {
  Content,
  Curve,
  Fault,
  GamesInfo,
  Hints,
  JoinTable,
  Lobby,
  NewBranch,
  NewTable,
  Person,
  Progress,
  PlanShown,
  RecordCheck,
  Recovery,
  Replay,
  ReplayScene,
  ReviewInfo,
  Rulebook,
  StoryPart,
  TableInfo,
  Webhook,
  TryPlan,
  TutorialInfo,
} from '../wire';

/** An answer that is an error, with the server's own word for it. */
export class Trouble extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const plain = typeof body === 'string';
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': plain ? 'text/plain' : 'application/json' },
      body: body === undefined ? undefined : plain ? body : JSON.stringify(body),
    });
  } catch {
    throw new Trouble({ code: 'unreachable', message: 'the server cannot be reached' });
  }
  const text = await answer.text();
  if (!answer.ok) throw new Trouble(fault(text, answer.status));
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

function fault(text: string, status: number): Fault {
  try {
    const got = JSON.parse(text) as Partial<Fault>;
    if (typeof got.code === 'string') return { message: '', ...got, code: got.code };
  } catch {
    // Not one of ours, such as a proxy's page.
  }
  return { code: 'unknown', message: `status ${status}` };
}

const once = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function kept<T>(path: string): Promise<T> {
  let asked = once.get(path);
  if (asked === undefined) {
    asked = ask<T>('GET', path).catch((error: unknown) => {
      once.delete(path);
      throw error;
    });
    once.set(path, asked);
  }
  return asked as Promise<T>;
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

const looking = (look?: string) => (look === undefined ? '' : `?look=${encodeURIComponent(look)}`);

export const api = {
  games: () => kept<GamesInfo>('/games'),
  rules: (game: string, language: string) =>
    kept<Rulebook>(`/games/${encodeURIComponent(game)}/rules/${language}`),
  content: (game: string, language: string) =>
    kept<Content>(`/games/${encodeURIComponent(game)}/content/${language}`),
  tutorial: (game: string) => kept<TutorialInfo>(`/games/${encodeURIComponent(game)}/tutorial`),
  learn: (game: string) => ask<TableInfo>('POST', `/games/${encodeURIComponent(game)}/tutorial`),
  me: () => ask<Person>('GET', '/me'),
  name: (name: string) => ask<Person>('POST', '/me', { name }),
  forget: () => ask<void>('DELETE', '/me'),
  recovery: () => ask<Recovery>('POST', '/me/recovery'),
  recover: (code: string) => ask<Person>('POST', '/recover', { code }),
  webhook: () => ask<Webhook>('GET', '/me/webhook'),
  setWebhook: (webhook: Webhook) => ask<Webhook>('PUT', '/me/webhook', webhook),
  lobby: () => ask<Lobby>('GET', '/tables'),
  mine: () => ask<Lobby>('GET', '/me/tables'),
  progress: (game: string) => ask<Progress>('GET', `/me/progress/${encodeURIComponent(game)}`),
  create: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  table: (id: string) => ask<TableInfo>('GET', at(id)),
  join: (id: string, body: JoinTable) => ask<TableInfo>('POST', `${at(id)}/join`, body),
  fill: (id: string, bot: string) => ask<TableInfo>('POST', `${at(id)}/fill`, { bot }),
  leave: (id: string) => ask<TableInfo>('POST', `${at(id)}/leave`),
  resign: (id: string, seat: number) => ask<TableInfo>('POST', `${at(id)}/resign`, { seat }),
  consent: (id: string, agree: boolean) => ask<TableInfo>('POST', `${at(id)}/consent`, { agree }),
  story: (id: string, look: number | undefined, from: number, to: number) =>
    ask<StoryPart>(
      'GET',
      `${at(id)}/story?from=${from}&to=${to}${look === undefined ? '' : `&look=${look}`}`,
    ),
  replay: (id: string, look?: string) => ask<Replay>('GET', `${at(id)}/replay${looking(look)}`),
  replayScene: (id: string, ply: number, look?: string) =>
    ask<ReplayScene>('GET', `${at(id)}/replay/${ply}${looking(look)}`),
  branch: (id: string, body: NewBranch) => ask<TableInfo>('POST', `${at(id)}/branch`, body),
  rematch: (id: string) => ask<TableInfo>('POST', `${at(id)}/rematch`),
  check: (id: string) => ask<RecordCheck>('GET', `${at(id)}/check`),
  curve: (id: string) => ask<Curve>('GET', `${at(id)}/curve`),
  hint: (id: string, seat: number) => ask<Hints>('POST', `${at(id)}/hint`, { seat }),
  review: (id: string) => ask<ReviewInfo>('GET', `${at(id)}/review`),
  plan: (id: string, body: TryPlan) => ask<PlanShown>('POST', `${at(id)}/plan`, body),
  bring: (record: string) => ask<TableInfo>('POST', '/records', record),
  recordAddress: (id: string) => `/api${at(id)}/record`,
};
