/** Several people at one device: the curtain between them, Back for whoever decided last, and nothing skipped. */

import type { Page } from '@playwright/test';

import { dress, themes, violations } from './axe';
import { open } from './game';
import { expect, look, moved, newTable, ready, sayName, test } from './table';

const curtain = (page: Page) => page.locator('.curtain');
const ply = (page: Page) => page.locator('.prompt').getAttribute('data-ply');

/** Says who is there, and waits until the table lies open. */
async function here(page: Page, who: string): Promise<void> {
  await curtain(page)
    .getByRole('button', { name: `I am ${who}`, exact: true })
    .click();
  await expect(curtain(page)).toHaveCount(0);
}

/** Answers until the other one at the device is asked and the device must be handed on. */
async function untilNext(page: Page): Promise<void> {
  const next = page.locator('.prompt [data-pass]');
  const options = page.locator('.prompt .options');
  for (let i = 0; i < 60; i++) {
    await expect(options.or(next).first()).toBeVisible();
    if (await next.isVisible()) return;
    const before = await ply(page);
    const end = page.locator('.prompt .options button[data-choice^="end turn"]:enabled');
    const first = page.locator('.prompt .options button[data-choice]:enabled').first();
    if (await end.isVisible()) await end.click();
    else if (await first.isVisible()) await first.click();
    else await page.locator('[data-target]:visible').first().click();
    await moved(page, before);
  }
  throw new Error('nobody else is asked');
}

/** A table of two at which one of them knows something already and the other one is asked next: their names. */
async function two(page: Page): Promise<[string, string]> {
  await open(page, { game: 'last-doge', seats: ['me', 'guest'], seed: 5 });
  await ready(page);
  // Nobody knows anything that the other one does not: there is nothing to cover yet.
  await expect(curtain(page)).toHaveCount(0);
  await untilNext(page);
  const names = ['Ann', 'Guest 2'];
  const next = Number(await page.locator('.prompt [data-pass]').getAttribute('data-pass'));
  return [names[1 - next] ?? '', names[next] ?? ''];
}

/** The cards in the hand of the one who looks. */
const hand = (page: Page) =>
  page
    .locator('.rail.right .seat.pinned [data-piece]')
    .evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.piece).join());

// TB-H02 TB-H03 TB-H04
test('hidden hands are covered between two people, and Back is for whoever decided last', async ({
  page,
}) => {
  await sayName(page, 'Ann');
  let [ann, ben] = await two(page);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const alert = page.getByRole('alert');
  for (let i = 0; ; i++) {
    // What one has done last is told, and one's own table stays until one hands the device on oneself.
    await expect(page.locator('.question h2')).toHaveText(`Next: ${ben}`);
    await expect(page.locator('.rail.right .seat.pinned h2')).toHaveText(ann);
    // Back is for whoever has decided last; where that has drawn something it says so.
    await back.click();
    await expect(alert.or(page.locator('.prompt .options')).first()).toBeVisible();
    if (!(await alert.isVisible())) break;
    expect(i, 'somebody ends a turn without a draw').toBeLessThan(20);
    await page.getByRole('button', { name: `Pass the device to ${ben}` }).click();
    await here(page, ben);
    [ann, ben] = [ben, ann];
    await untilNext(page);
  }
  await expect(page.locator('#question b')).toHaveText(`${ann}:`);
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.locator('.question h2')).toHaveText(`Next: ${ben}`);
  const [anns, ended] = [await hand(page), await ply(page)];

  await page.getByRole('button', { name: `Pass the device to ${ben}` }).click();
  await expect(page.getByRole('heading', { name: `It is ${ben}’s turn` })).toBeFocused();
  // Nothing is shown, and no key chooses or opens anything.
  await expect(page.locator('[data-piece], .prompt:visible, .drawer')).toHaveCount(0);
  for (const key of ['1', 'l', 't', 'u', 'g', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('[data-piece], .prompt:visible, .drawer')).toHaveCount(0);
  expect(await ply(page)).toBe(ended);
  for (const theme of themes) {
    await dress(page, theme);
    expect(await violations(page), theme).toEqual([]);
  }
  // With the keyboard alone: the heading has the focus, the button comes next.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `I am ${ben}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(curtain(page)).toHaveCount(0);
  await expect(page.locator('#question b')).toHaveText(`${ben}:`);
  await expect(page.locator('.rail.right .seat.pinned h2')).toHaveText(ben);
  await expect(page.locator('section.prompt')).toBeFocused();
  expect(await hand(page)).not.toBe(anns);

  // Ben is asked already; Back is still for Ann, who must have the device to decide again.
  await back.click();
  await expect(page.locator('.question h2')).toHaveText(`Next: ${ann}`);
  await expect(page.locator('.rail.right .seat.pinned h2')).toHaveText(ben);
  await page.getByRole('button', { name: `Pass the device to ${ann}` }).click();
  await here(page, ann);
  await expect(page.locator('#question b')).toHaveText(`${ann}:`);
  expect(await hand(page)).toBe(anns);

  // A page that is opened again does not know who sits before it; whoever waits may look at their own cards meanwhile.
  await page.reload();
  await expect(curtain(page)).toBeVisible();
  await here(page, ben);
  await expect(page.locator('.question h2')).toHaveText(`Next: ${ann}`);
});

async function setCover(page: Page, when: 'always' | 'never'): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByLabel('Cover the table between people at this device').selectOption(when);
  await page.locator('.drawer').getByRole('button', { name: 'Close' }).click();
}

// TB-H02
test('people may have the table covered always or never', async ({ page }) => {
  await sayName(page, 'Ann');
  const [, ben] = await two(page);
  await setCover(page, 'never');
  await page.locator('.prompt [data-pass]').click();
  await expect(page.locator('#question b')).toHaveText(`${ben}:`);
  await expect(curtain(page)).toHaveCount(0);

  // Where nothing is hidden the same people can have it covered all the same.
  await newTable(page, ['me', 'guest'], { first: 'seat1' });
  await ready(page);
  await setCover(page, 'always');
  await page.locator('.prompt .options button[data-choice="pass"]').click();
  await page.getByRole('button', { name: 'Pass the device to Guest 2' }).click();
  await here(page, 'Guest 2');
  await expect(page.locator('#question b')).toHaveText('Guest 2:');
});

// TB-H01 TB-H04
test('where nothing is hidden the table turns to whoever is asked, and Back is for the last one', async ({
  page,
}) => {
  await sayName(page, 'Ann');
  await newTable(page, ['me', 'guest'], { first: 'seat1' });
  await ready(page);
  await expect(page.locator('#question b')).toHaveText('Ann:');
  const start = await ply(page);
  await page.locator('.prompt .options button[data-choice="pass"]').click();
  await expect(page.locator('#question b')).toHaveText('Guest 2:');
  await expect(curtain(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('#question b')).toHaveText('Ann:');
  expect(await ply(page)).toBe(start);
  await expect(page.locator('.rail.right .seat.pinned h2')).toHaveText('Ann');
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.locator('#question b')).toHaveText('Guest 2:');
});

test('the curtain speaks three languages, on a wide screen and on a phone', async ({ page }) => {
  await sayName(page, 'Ann');
  const [, who] = await two(page);
  const table = page.url();
  for (const [language, theme, title] of [
    ['en', 'light', `It is ${who}’s turn`],
    ['fr', 'dark', `C’est à ${who}`],
    ['pt', 'contrast', `É a vez de ${who}`],
  ] as const) {
    await look(page, language, theme);
    await page.goto('about:blank');
    await page.goto(table);
    await expect(page.locator('.curtain h2')).toHaveText(title);
    for (const [size, viewport] of Object.entries({
      wide: { width: 1366, height: 768 },
      phone: { width: 360, height: 640 },
    })) {
      await page.setViewportSize(viewport);
      await expect(page.locator('.curtain .main')).toBeInViewport({ ratio: 1 });
      await page.screenshot({ path: `test-results/screens/curtain-${language}-${theme}-${size}.png` });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${language} ${size}`).toBeLessThanOrEqual(0);
    }
  }
});
