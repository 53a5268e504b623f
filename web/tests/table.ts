/** What a person does at a table, for the tests. */

import { expect, test as base, type Browser, type Page } from '@playwright/test';

export { expect };

/** Every page of every test must be free of errors in the console. */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = [];
      listen(page, errors);
      await use(errors);
      expect(errors, 'no error in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export function listen(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
}

/** Another person with a device of their own. */
export async function person(browser: Browser, baseURL: string | undefined, errors: string[]): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  listen(page, errors);
  return page;
}

/** From the next page on: written there, because what a page has stored may reach the next one late. */
export async function look(page: Page, language: string, theme = 'light'): Promise<void> {
  await page.addInitScript(
    ([l, t]) => {
      // An empty page has no store.
      if (location.protocol.startsWith('http'))
        localStorage.setItem('dolmen', JSON.stringify({ language: l, theme: t, motion: 'none' }));
    },
    [language, theme],
  );
}

export async function sayName(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'That’s me' }).click();
  await expect(page.getByLabel('Your name')).toHaveCount(0);
  const noted = page.getByRole('button', { name: 'Noted' });
  if (await noted.isVisible()) await noted.click();
}

export type Seat = 'me' | 'guest' | 'open' | 'bot';

/** Makes a table on the page for new tables; the first seat is one's own. */
export async function newTable(
  page: Page,
  seats: Seat[],
  options: Record<string, string> = {},
  game = 'doggerland',
): Promise<string> {
  await page.goto(`/#/new/${game}`);
  await page.locator(`input[name=n][value="${seats.length}"]`).check();
  for (const [i, seat] of seats.entries()) {
    await page.locator(`#chair-${i}`).selectOption(seat);
    if (seat === 'guest')
      await page
        .getByLabel('Name of the friend')
        .last()
        .fill(`Guest ${i + 1}`);
  }
  for (const [id, value] of Object.entries(options))
    await page.locator(`[data-option="${id}"]`).selectOption(value);
  await page.locator('button.go').click();
  await page.waitForURL(/#\/table\//);
  return page.url().split('/').at(-1) ?? '';
}

/** Waits until it is this device's turn or the game is over; says which. */
export async function ready(page: Page): Promise<'asked' | 'over'> {
  const asked = page.locator('.prompt .options');
  const over = page.locator('.result');
  await expect(asked.or(over).first()).toBeVisible({ timeout: 60_000 });
  return (await over.isVisible()) ? 'over' : 'asked';
}

/** The number of decisions answered so far, from the page's own view of it. */
export async function question(page: Page): Promise<string> {
  return (await page.locator('#question').textContent()) ?? '';
}

/** What somebody in a hurry would choose, first wish first. */
const hurry = ['pass', 'rest', 'feed', 'stay', 'decline', 'done'];

/** Answers one prompt by clicking: a button if one of the hurried wishes is there, otherwise whatever is offered first. */
export async function answer(page: Page): Promise<void> {
  const before = await page.locator('.prompt').getAttribute('data-ply');
  const buttons = page.locator('.prompt .options button[data-choice]:enabled');
  for (const wish of hurry) {
    const button = page.locator(`.prompt .options button[data-choice="${wish}"]:enabled`);
    if ((await button.count()) > 0) {
      await button.click();
      return moved(page, before);
    }
  }
  if ((await buttons.count()) > 0) await buttons.first().click();
  else await page.locator('[data-target]:visible').first().click();
  await moved(page, before);
}

/** Waits until the table has moved on since the ply that was shown. */
export async function moved(page: Page, before: string | null): Promise<void> {
  await expect
    .poll(
      async () =>
        (await page.locator('.result').isVisible()) ||
        (await page.locator('.prompt').getAttribute('data-ply')) !== before,
    )
    .toBe(true);
}

/** Waits until the page has drawn all that it knows now. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}

/** Waits until nothing moves any more: motions have ended, and everything lies where it lay two frames ago. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moves = () =>
      document
        .getAnimations()
        .some((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity);
    const lie = () =>
      [...document.querySelectorAll('body, body *')]
        .map((e) => {
          const { x, y, width, height } = e.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        })
        .join();
    await document.fonts.ready;
    for (let before = ''; ;) {
      await frame();
      await frame();
      const now = lie();
      if (now === before && !moves()) return;
      before = now;
    }
  });
}

/** Waits until no answer is on its way: the buttons wait for it meanwhile. */
export async function answered(page: Page): Promise<void> {
  await expect(page.locator('.prompt .options button[data-choice]:disabled')).toHaveCount(0);
}

/** Plays until the end. */
export async function playOn(page: Page, most = 600): Promise<void> {
  for (let i = 0; i < most; i++) {
    if ((await ready(page)) === 'over') return;
    await answer(page);
  }
  throw new Error('the game does not end');
}

/** Where every piece lies, as the page shows it. */
export function pieces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-piece]')]
      .map((e) => `${e.dataset.piece} on ${e.closest<HTMLElement>('[data-place]')?.dataset.place}`)
      .sort(),
  );
}
