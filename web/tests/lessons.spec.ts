import type { Page } from '@playwright/test';

import { violations } from './axe';
import { expect, look, newTable, ready, sayName, still, test } from './table';

const shots = 'test-results/lessons';
const sizes = { wide: { width: 1366, height: 768 }, phone: { width: 360, height: 640 } };

/** Sits down to the tutorial of a game and waits for its first step. */
async function learn(page: Page, game: number): Promise<void> {
  await page.goto('/');
  await page.reload();
  await page.locator('.games li').nth(game).locator('.links button').first().click();
  await page.waitForURL(/#\/table\//);
  await expect(page.locator('.lesson .text p').first()).not.toBeEmpty({ timeout: 30_000 });
}

const step = (page: Page) => page.locator('.lesson .count').innerText();

/** Does what the step wants: reads on, or chooses what is expected. Says no when the lesson is at its end. */
async function follow(page: Page): Promise<boolean> {
  const next = page.locator('.lesson [data-next]:enabled');
  const wish = page.locator('.prompt [data-expected]:enabled');
  const narrow = page.locator('.lesson .wish:not(.strayed)');
  const last = page.locator('.lesson .ways .main:not([data-next])');
  await expect(next.or(wish).or(narrow).or(last).first()).toBeVisible({ timeout: 30_000 });
  if (await last.isVisible()) return false;
  const before = await step(page);
  if (await next.isVisible()) await next.click();
  else if ((await wish.count()) > 0) await wish.first().click();
  else {
    // The place of the option holds several: the expected one is offered after a click on it.
    const ring = await page.locator('[data-ring]').first().getAttribute('data-ring');
    await page.locator(`[data-target="${ring}"]`).first().click();
    await wish.first().click();
  }
  await expect(page.locator('.lesson .count')).not.toHaveText(before, { timeout: 30_000 });
  return true;
}

const titles = ['Doggerland', 'The Last Doge', 'Paleo', 'Prehistory'];
for (const [i, language] of ['en', 'fr', 'pt', 'en'].entries()) {
  test(`the tutorial of ${titles[i]} is played through (${language})`, async ({ page }) => {
    await sayName(page, 'Lena');
    await look(page, language);
    await learn(page, i);
    let told = 0;
    let rings = 0;
    const seen = new Set<string>();
    do {
      const text = await page.locator('.lesson .text').innerText();
      expect(text).not.toMatch(/lesson-|…/);
      seen.add(text);
      rings += await page.locator('[data-ring]').count();
      // Nothing is ever refused by the server on the way.
      await expect(page.locator('.fault')).toHaveCount(0);
      if (told % 6 === 5) {
        for (const [size, viewport] of Object.entries(sizes)) {
          await page.setViewportSize(viewport);
          await still(page);
          await page.screenshot({ path: `${shots}/${i}-${language}-${told}-${size}.png` });
        }
        await page.setViewportSize(sizes.wide);
      }
      told++;
    } while (await follow(page));
    expect(told).toBeGreaterThanOrEqual(12);
    expect(seen.size).toBe(told);
    expect(rings).toBeGreaterThan(5);
  });
}

test('a lesson resumes after a reload and from the first page', async ({ page }) => {
  await sayName(page, 'Rosa');
  await look(page, 'en');
  await learn(page, 0);
  // Into the middle of what is only read, and then past a decision.
  for (let i = 0; i < 2; i++) await follow(page);
  const reading = await step(page);
  await page.reload();
  await expect(page.locator('.lesson .count')).toHaveText(reading);
  for (let i = 0; i < 6; i++) await follow(page);
  const deciding = await step(page);
  await page.goto('/');
  await expect(page.getByText('Lesson · being played')).toBeVisible();
  await page.getByRole('link', { name: 'Go on with the lesson' }).click();
  await expect(page.locator('.lesson .count')).toHaveText(deciding);
  // Also on a device that remembers nothing: the table itself knows which decision is next.
  const wish = await page.locator('.lesson .wish').innerText();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('dolmen-lesson')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(page.locator('.lesson .wish')).toHaveText(wish);
  expect(await follow(page)).toBe(true);
});

test('another choice is refused kindly, and earlier steps can be read again', async ({ page }) => {
  await sayName(page, 'Otto');
  await look(page, 'en');
  await learn(page, 0);
  // Before the first decision: read first.
  const ply = await page.locator('.prompt').getAttribute('data-ply');
  await page.locator('section.pane .hit[data-target]').first().click();
  await expect(page.locator('.lesson .strayed')).toContainText('Next');
  // With the keyboard alone: X reads on.
  while ((await page.locator('.lesson [data-next]:enabled').count()) > 0) {
    const before = await step(page);
    await page.keyboard.press('x');
    await expect(page.locator('.lesson .count')).not.toHaveText(before);
  }
  await expect(page.locator('.lesson .wish')).toContainText('Your turn');
  await page.locator('.prompt .options button[data-choice="pass"]').click();
  await expect(page.locator('.lesson .strayed')).toContainText('In this lesson');
  expect(await page.locator('.prompt').getAttribute('data-ply')).toBe(ply);
  // Show me leads to the expected option.
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('[data-expected]:focus')).toBeVisible();

  const here = await step(page);
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect(page.locator('.lesson .count')).not.toHaveText(here);
  await page.locator('.lesson [data-next]').click();
  await expect(page.locator('.lesson .count')).toHaveText(here);
  await page.keyboard.press('Enter');
  expect(await page.locator('.prompt').getAttribute('data-ply')).toBe(ply);
  await page.locator('.prompt [data-expected]').click();
  await expect(page.locator('.prompt')).not.toHaveAttribute('data-ply', ply ?? '');
});

test('a lesson can be ended: the game goes on against a bot', async ({ page }) => {
  await sayName(page, 'Egon');
  await look(page, 'en');
  await learn(page, 3);
  for (let i = 0; i < 5; i++) await follow(page);
  await page.getByRole('button', { name: 'End the lesson' }).click();
  await page.getByRole('button', { name: 'Go on with the lesson' }).click();
  await page.getByRole('button', { name: 'End the lesson' }).click();
  await page.getByRole('button', { name: 'Play on freely against bots' }).click();
  await expect(page.locator('.lesson')).toHaveCount(0);
  // Whatever is chosen now counts, and the other seat answers by itself.
  await ready(page);
  const ply = await page.locator('.prompt').getAttribute('data-ply');
  await page.locator('.prompt .options button[data-choice]:enabled').last().click();
  await expect(page.locator('.prompt')).not.toHaveAttribute('data-ply', ply ?? '');
  await ready(page);
  await page.goto('/');
  await expect(
    page
      .locator('.games li')
      .nth(3)
      .getByRole('button', { name: /^Learn/ }),
  ).toBeVisible();
});

test('every question says what can be done here, with its clauses', async ({ page }) => {
  await sayName(page, 'Ada');
  const id = await newTable(page, ['me', 'bot'], { first: 'seat1' });
  await ready(page);
  const said = new Set<string>();
  for (const language of ['en', 'fr', 'pt']) {
    await look(page, language);
    await page.goto('about:blank');
    await page.goto(`/#/table/${id}`);
    await ready(page);
    await page.keyboard.press('i');
    const help = page.locator('#what p').first();
    await expect(help).toHaveText(/\. .*\.$/s);
    said.add(await help.innerText());
    // It stays open from question to question, and explains each.
    await page.locator('section.pane .hit[data-target]').first().click();
    await expect(help).not.toHaveText([...said].at(-1) ?? '');
    await page.locator('.prompt .tools .button').first().click();
    await expect(help).toHaveText([...said].at(-1) ?? '');
    await page.keyboard.press('Escape');
    await expect(page.locator('#what')).toHaveCount(0);
  }
  expect(said.size).toBe(3);
  await page.keyboard.press('i');
  const clause = await page.locator('#what .clause').first().innerText();
  await page.locator('#what .clause').first().click();
  await expect(page.locator(`.drawer [data-clause="${clause}"]`)).toBeFocused();
});

test('lesson and help are accessible in every theme, and fit a phone', async ({ page }) => {
  await sayName(page, 'Axel');
  await look(page, 'en');
  await learn(page, 0);
  const hash = new URL(page.url()).hash;
  while ((await page.locator('.lesson .wish').count()) === 0) await follow(page);
  const bad: string[] = [];
  for (const theme of ['light', 'dark', 'contrast']) {
    await look(page, 'en', theme);
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      await page.goto('about:blank');
      await page.goto(`/${hash}`);
      await expect(page.locator('.lesson .wish')).toBeVisible();
      await page.keyboard.press('i');
      await expect(page.locator('#what')).toBeVisible();
      for (const fault of await violations(page)) bad.push(`${theme} ${size}: ${fault}`);
      const over = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      if (over.some((n) => n > 0)) bad.push(`${theme} ${size}: ${over.join()} px too large`);
      await page.screenshot({ path: `${shots}/help-${theme}-${size}.png` });
      if (size === 'phone') {
        const small = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.lesson .button, .prompt .options .button')]
            .filter((e) => e.offsetParent !== null && e.getBoundingClientRect().height < 44)
            .map((e) => e.textContent),
        );
        if (small.length > 0) bad.push(`${theme}: too small: ${small.join()}`);
      }
    }
  }
  expect(bad).toEqual([]);
});
