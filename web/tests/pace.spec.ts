import type { Page } from '@playwright/test';

import { answer, expect, newTable, ready, sayName, test } from './table';

/** How long every decision of the others is seen at the calm pace, in milliseconds. */
const CALM = 900;

/** At a table with bots at the calm pace, with a note of when the table moves on. */
async function calmly(page: Page): Promise<void> {
  await page.goto('/#/settings');
  await page.getByLabel('Pace of the others').selectOption('calm');
  await newTable(page, ['me', 'bot', 'bot', 'bot'], { first: 'seat1' });
  await ready(page);
  await page.evaluate(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    const prompt = document.querySelector('.prompt');
    if (prompt !== null)
      new MutationObserver(() => moved.push(performance.now())).observe(prompt, {
        attributes: true,
        attributeFilter: ['data-ply'],
      });
  });
}

const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: number[] }).moved);

test('the others decide one after the other, and can be sped up', async ({ page }) => {
  await sayName(page, 'Paz');
  await calmly(page);
  await answer(page);
  // The own decision is shown at once; after it, every one of the others is seen for a while.
  await expect.poll(async () => (await moved(page)).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
  const calm = await moved(page);
  const gaps = calm.slice(1, 4).map((at, i) => at - (calm[i] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(CALM * 0.9);

  // Whoever does not want to wait skips to the own turn with one key.
  const before = (await moved(page)).length;
  for (let i = 0; i < 40 && !(await page.locator('.prompt .options').isVisible()); i++) {
    const n = (await moved(page)).length;
    await page.keyboard.press('s');
    await expect
      .poll(
        async () => (await moved(page)).length > n || (await page.locator('.prompt .options').isVisible()),
        { intervals: [20] },
      )
      .toBe(true);
  }
  await ready(page);
  const skipped = (await moved(page)).slice(before - 1);
  const hurried = skipped.slice(1).map((at, i) => at - (skipped[i] ?? 0));
  expect(Math.min(...hurried)).toBeLessThan(CALM * 0.9);
});
