/** Whole games through the page: making any table, and answering every prompt as somebody with a plan would. */

import { expect, type Page } from '@playwright/test';

import type { Seat } from './table';

interface Wish {
  game: string;
  seats: Seat[];
  /** The kind of the bots. */
  bot?: string;
  options?: Record<string, string>;
  /** From which all draws follow, so that a test plays the same game every time. */
  seed: number;
}

/** Makes a table of a game and opens it; answers its id. Bots without a plan of their own are not on the page's list. */
export async function open(page: Page, wish: Wish): Promise<string> {
  const seats = wish.seats.map((seat, i) => {
    if (seat === 'bot') return { kind: 'bot', bot: wish.bot ?? 'random' };
    if (seat === 'open') return { kind: 'open' };
    return seat === 'guest' ? { kind: 'me', name: `Guest ${i + 1}` } : { kind: 'me' };
  });
  const id = await page.evaluate(
    async (table) => {
      const headers = { 'content-type': 'application/json' };
      const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) });
      return ((await made.json()) as { id: string }).id;
    },
    { game: wish.game, seats, options: wish.options ?? {}, seed: wish.seed },
  );
  await page.goto(`/#/table/${id}`);
  return id;
}

export interface Plan {
  /** Draws among what is equally wished. */
  seed: number;
  /** Parts of choice names, the most wished first; what none of them names comes after. */
  first?: readonly string[];
  /** Parts of choice names that are chosen only when nothing else is left. */
  last?: readonly string[];
  /** Stops before this many answers; a game that takes longer has lost its way. */
  most?: number;
  /** Stops as soon as an option has one of these in its name. */
  until?: readonly string[];
  /** Stops as soon as the question has one of these in it. */
  asked?: readonly string[];
}

export interface Played {
  end: 'over' | 'until' | 'most';
  /** The names of all choices made, in order. */
  choices: string[];
  /** The questions that were answered. */
  questions: string[];
}

/**
 * Answers prompts by clicking what the page offers: buttons of the prompt bar and lit places of the table alike. It runs
 * inside the page, because a whole game has hundreds of decisions; only what is drawn and enabled is clicked.
 */
export async function play(page: Page, plan: Plan): Promise<Played> {
  const played = await page.evaluate(async (plan) => {
    let n = plan.seed >>> 0;
    const random = () => {
      n = (n + 0x6d2b79f5) >>> 0;
      let t = Math.imul(n ^ (n >>> 15), n | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const drawn = (e: HTMLElement) => e.getClientRects().length > 0;
    const buttons = () => [
      ...document.querySelectorAll<HTMLButtonElement>('.prompt .options button[data-choice]'),
    ];
    /** While an answer is on its way the buttons wait for it. */
    const busy = () => buttons().some((e) => e.disabled);
    const offered = () => buttons().filter(drawn);
    const lit = () => [...document.querySelectorAll<HTMLElement>('[data-target]')].filter(drawn);
    const ply = () => document.querySelector<HTMLElement>('.prompt')?.dataset.ply ?? '';
    const shown = () =>
      `${ply()} ${document.querySelector('#question')?.textContent} ${offered()
        .map((e) => e.dataset.choice)
        .join()}`;
    const rank = (choice: string) => {
      const at = (plan.first ?? []).findIndex((w) => choice.includes(w));
      if (at >= 0) return at;
      return (plan.last ?? []).some((w) => choice.includes(w)) ? 1001 : 1000;
    };

    const choices: string[] = [];
    const questions: string[] = [];
    const most = plan.most ?? 2000;
    while (choices.length < most) {
      const start = performance.now();
      for (;;) {
        if (document.querySelector('.result') !== null) return { end: 'over', choices, questions };
        const waiting = document.querySelector('.prompt .options') === null;
        // At a shared device the one who is there hands it on, and the next one says who they are.
        const hand = document.querySelector<HTMLElement>('.curtain .main, .prompt [data-pass]');
        // Many lit places are listed on demand.
        const unfold = document.querySelector<HTMLElement>('.prompt .lights[aria-expanded=false]');
        if (hand !== null) hand.click();
        else if (unfold !== null) unfold.click();
        else if (!waiting && !busy() && offered().length + lit().length > 0) break;
        if (performance.now() - start > 20000) throw new Error(`nobody goes on: ${shown()}`);
        await sleep(4);
      }
      let best = offered();
      const names = best.map((e) => e.dataset.choice ?? '');
      if ((plan.until ?? []).some((w) => names.some((c) => c.includes(w))))
        return { end: 'until', choices, questions };
      const question = document.querySelector('#question')?.textContent?.trim() ?? '';
      if ((plan.asked ?? []).some((w) => question.includes(w))) return { end: 'until', choices, questions };
      const least = Math.min(...names.map(rank));
      best = best.filter((_, i) => rank(names[i] ?? '') === least);
      const button = best[Math.floor(random() * best.length)];
      const element = button ?? lit()[Math.floor(random() * lit().length)];
      const before = shown();
      choices.push(button?.dataset.choice ?? element?.dataset.target ?? '');
      questions.push(question);
      element?.click();
      const clicked = performance.now();
      while (shown() === before && document.querySelector('.result') === null) {
        if (performance.now() - clicked > 15000) throw new Error(`no answer to ${choices.at(-1)}: ${before}`);
        await sleep(3);
      }
    }
    return { end: 'most', choices, questions };
  }, plan as Plan);
  return played as Played;
}

/** All lines of the log, oldest first. */
export async function story(page: Page): Promise<string> {
  const close = page.locator('.drawer .head button');
  if (await close.isVisible()) await close.click();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const text = await page.locator('.drawer').innerText();
  await page.locator('.drawer .head button').click();
  return text;
}

/** The result is shown with a column for each seat. */
export async function ended(page: Page, seats: number): Promise<void> {
  await expect(page.locator('.result')).toBeVisible();
  await expect(page.locator('.result thead th')).toHaveCount(seats + 1);
}

/** What a device shows of the table: how many decisions stand, and whether it is asked. */
async function stand(page: Page): Promise<{ ply: number; asked: boolean; over: boolean }> {
  return page.evaluate(() => ({
    ply: Number(document.querySelector<HTMLElement>('.prompt')?.dataset.ply ?? 0),
    asked: document.querySelector('.prompt .options') !== null,
    over: document.querySelector('.result') !== null,
  }));
}

/**
 * People at several devices, one decision at a time: the one whose turn it is to speak answers, the others follow on
 * their own screens. Answers what each of them chose, in the order of the game.
 */
export async function playTogether(
  pages: readonly Page[],
  plans: readonly Plan[],
  most = 2000,
): Promise<{ by: number; choice: string; question: string }[]> {
  const made: { by: number; choice: string; question: string }[] = [];
  let last = 0;
  while (made.length < most) {
    // Every screen shows the same decision before somebody goes on, so that the game is the same each time.
    let now: Awaited<ReturnType<typeof stand>>[] = [];
    await expect
      .poll(
        async () => {
          now = await Promise.all(pages.map(stand));
          const same = now.every((s) => s.ply === now[0]?.ply);
          return same && now.some((s) => s.asked || s.over);
        },
        { intervals: [10] },
      )
      .toBe(true);
    if (now.every((s) => s.over)) return made;
    const turn = pages.map((_, i) => (last + 1 + i) % pages.length).find((i) => now[i]?.asked === true);
    const [page, plan] = [pages[turn ?? 0], plans[turn ?? 0]];
    if (turn === undefined || page === undefined || plan === undefined) continue;
    const { choices, questions } = await play(page, { ...plan, seed: plan.seed + made.length, most: 1 });
    const choice = choices[0];
    if (choice !== undefined) made.push({ by: turn, choice, question: questions[0] ?? '' });
    last = turn;
  }
  throw new Error('the game does not end');
}
