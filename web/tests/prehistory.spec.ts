import type { Locator, Page } from '@playwright/test';

import { ended, open, play, story } from './game';
import { expect, moved, ready, sayName, test } from './table';

test('Prehistory: a whole game for four', async ({ page }) => {
  await sayName(page, 'Nara');
  await open(page, { game: 'prehistory', seats: ['me', 'bot', 'guest', 'bot'], seed: 4 });
  const played = await play(page, { seed: 3, last: ['pass', 'done'] });
  expect(played.end).toBe('over');
  await ended(page, 4);
  const log = await story(page);
  for (const name of ['Nara', 'Guest 3']) expect(log).toContain(name);
});

test('what is refused on a place that may be chosen says why, and a click on it means the place', async ({
  page,
}) => {
  await sayName(page, 'Pila');
  await open(page, { game: 'prehistory', seats: ['me', 'guest'], seed: 4 });
  const refused = page.locator('.place.target .place > .hit.refused');
  const ply = () => page.locator('.prompt').getAttribute('data-ply');
  for (let i = 0; i < 60 && (await refused.count()) === 0; i++) {
    expect(await ready(page)).toBe('asked');
    const before = await ply();
    const button = page.locator('.prompt .options button[data-choice]:enabled');
    if ((await button.count()) > 0) await button.first().click();
    else await page.locator('[data-target]:visible').first().press('Enter');
    await moved(page, before);
  }
  const before = await ply();
  await refused.first().hover();
  await expect(page.locator('#tip')).toContainText(/PH-[A-Z]\d\d/);
  // The pointer is there already.
  await page.mouse.down();
  await page.mouse.up();
  await moved(page, before);
});

/** Goes with the tab key until this has the focus. */
async function tabTo(page: Page, to: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await to.evaluate((e) => e === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached with the tab key: ${to}`);
}

test('Prehistory: a whole game for two with the keyboard alone, from the start page to the score', async ({
  page,
}) => {
  await page.goto('/');
  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.type('Kim');
  await page.keyboard.press('Enter');
  const noted = page.getByRole('button', { name: 'Noted' });
  await expect(noted).toBeVisible();
  await tabTo(page, noted);
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('a[href="#/new/prehistory"]').first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('input[name=n]:checked'));
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('input[name=n]:checked')).toHaveValue('2');
  await tabTo(page, page.locator('.chairs li').nth(1).locator('select').nth(1));
  await page.keyboard.press('Home');
  await tabTo(page, page.getByLabel('Number for repeatable draws'));
  await page.keyboard.type('8');
  await tabTo(page, page.locator('button.go'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/table\//);

  const shown = () =>
    page.evaluate(() => {
      const options = [
        ...document.querySelectorAll<HTMLButtonElement>('.prompt .options button[data-choice]'),
      ];
      const targets = [...document.querySelectorAll('[data-target]')].filter(
        (e) => e.getClientRects().length > 0,
      );
      return {
        over: document.querySelector('.result') !== null,
        ready: options.length + targets.length > 0 && options.every((e) => !e.disabled),
        keys: options.filter((e) => e.querySelector('kbd') !== null).length,
        targets: targets.length,
        ply: document.querySelector<HTMLElement>('.prompt')?.dataset.ply,
        listed: options.map((e) => e.textContent).join(),
      };
    });
  let lit = 0;
  let numbered = 0;
  // A place with several options lists them with numbers: then one of those is meant.
  let opened = false;
  for (let i = 0; i < 600; i++) {
    let now = await shown();
    await expect
      .poll(async () => ((now = await shown()), now.over || now.ready), { intervals: [8] })
      .toBe(true);
    if (now.over) break;
    const before = now;
    // Lit places as often as numbered options; of both now this one, now that one.
    const place: boolean = now.targets > 0 && (now.keys === 0 || (i % 2 === 0 && !opened));
    if (place) {
      for (let k = 0; k <= i % Math.min(3, now.targets); k++) await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      lit++;
    } else {
      await page.keyboard.press(String(1 + (i % now.keys)));
      numbered++;
    }
    await expect
      .poll(
        async () => (
          (now = await shown()),
          now.over || now.ply !== before.ply || now.listed !== before.listed
        ),
        { intervals: [8] },
      )
      .toBe(true);
    opened = place && now.ply === before.ply;
  }
  await ended(page, 2);
  expect(lit).toBeGreaterThan(20);
  expect(numbered).toBeGreaterThan(20);
});
