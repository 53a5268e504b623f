import { inspect } from './axe';
import { expect, newTable, playOn, ready, sayName, test } from './table';

test('replay, plan, hints and result are accessible in every theme and fit wide and phone', async ({
  page,
}) => {
  const bad: string[] = [];
  await sayName(page, 'Axelle');
  await page.goto('/#/new');
  await expect(page.locator('.chairs .about').first()).toBeVisible();
  const id = await newTable(page, ['me', 'bot', 'bot'], { first: 'seat1' });
  await ready(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hints li').first()).toBeVisible({ timeout: 20_000 });
  await inspect(page, 'hint', bad);
  await page.locator('.hints').getByRole('button', { name: 'Close' }).click();

  await page.keyboard.press('g');
  await expect(page.locator('.plan')).toBeVisible();
  await page.locator('section.pane .hit[data-target]').first().click();
  await expect(page.locator('.plan')).toHaveAttribute('data-steps', '1');
  await inspect(page, 'plan', bad);
  await page.getByRole('button', { name: 'Back to the table' }).click();

  await playOn(page);
  await expect(page.locator('.result .curve')).toBeVisible();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.locator('.review ol')).toBeVisible({ timeout: 60_000 });
  await inspect(page, 'result', bad);
  await page.locator('.result .review').scrollIntoViewIfNeeded();
  await page.screenshot({ path: 'test-results/screens/result-review.png' });

  await page.goto(`/#/replay/${id}/60`);
  await expect(page.locator('.replay')).toHaveAttribute('data-ply', '60');
  await inspect(page, 'replay', bad);
  await page.keyboard.press('l');
  await inspect(page, 'replay-log', bad);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page, 'branch', bad);
  expect(bad).toEqual([]);
});
