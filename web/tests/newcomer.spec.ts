import { answer, expect, newTable, playOn, ready, sayName, test } from './table';

test('a newcomer comes from the first page to the final score against three bots by clicking', async ({
  page,
}) => {
  await sayName(page, 'Nina');
  await page.getByRole('link', { name: /^Play/ }).first().click();
  await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
  await newTable(page, ['me', 'bot', 'bot', 'bot']);

  // The first action is a whole expedition, chosen on the land itself.
  await ready(page);
  const tile = page.locator('section.pane .hit[data-target]').first();
  await tile.hover();
  await tile.click();
  await expect(page.locator('.parts li').first()).toBeVisible();
  await expect(page.locator('.prompt .clause').first()).toBeVisible();
  for (let i = 0; i < 6 && (await page.locator('.parts li').count()) > 1; i++) await answer(page);

  await playOn(page);
  const result = page.locator('.result');
  await expect(result.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(result.getByRole('columnheader')).toHaveCount(5);
  // The total is the sum of its sources.
  const sums = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('.result tbody tr')].map((r) =>
      [...r.querySelectorAll('td')].map((c) => Number(c.textContent)),
    );
    const totals = [...document.querySelectorAll('.result tfoot td strong')].map((c) =>
      Number(c.textContent),
    );
    return { sums: totals.map((_, i) => rows.reduce((sum, r) => sum + (r[i] ?? 0), 0)), totals };
  });
  expect(sums.sums).toEqual(sums.totals);
});

test('alone to the end', async ({ page }) => {
  await sayName(page, 'Solveig');
  await newTable(page, ['me'], { Game: 'easy' });
  await playOn(page, 900);
  await expect(page.locator('.result')).toBeVisible();
  await expect(page.locator('.result .who strong')).not.toBeEmpty();
});

test('friends on one device take turns', async ({ page }) => {
  await sayName(page, 'Hanna');
  await newTable(page, ['me', 'guest']);
  const seen = new Set<string>();
  for (let i = 0; i < 14; i++) {
    await ready(page);
    const who = (await page.locator('#question b').textContent()) ?? '';
    seen.add(who);
    // The board of whoever decides is the pinned one.
    await expect(page.locator('.rail.right .seat.pinned h3')).toHaveText(who.replace(':', ''));
    await answer(page);
  }
  expect(seen.size).toBe(2);
});
