import { answer, expect, ready, sayName, test } from './table';

test('a program of the server is chosen for a seat by its name and plays there', async ({ page }) => {
  await sayName(page, 'Ann');
  const programs = await page.evaluate(async () => {
    const answer = await fetch('/api/games');
    return ((await answer.json()) as { programs: string[] }).programs;
  });
  expect(programs, 'the server was started with --bot').not.toEqual([]);
  const name = programs[0] ?? '';
  await page.goto('/#/new');
  await page.locator('input[name=n][value="2"]').check();
  await page.locator('#chair-1').selectOption('bot');
  const kinds = page.locator('select[data-level="1"]');
  await expect(kinds.locator('optgroup')).toHaveAttribute('label', 'Programs of this server');
  await kinds.selectOption(name);
  await expect(page.getByText('A program of this server, not one of our bots.')).toBeVisible();
  await page.locator('button.go').click();
  await page.waitForURL(/#\/table\//);
  await expect(page.locator('.seat[data-seat="1"] h2')).toHaveText(name);
  // It decides: whoever is asked next has waited for it.
  for (let n = 0; n < 4; n += 1) {
    expect(await ready(page)).toBe('asked');
    await answer(page);
  }
});
