import { expect, newTable, playOn, ready, sayName, test } from './table';

test('the result tells where points came from, how it went, and that the draws were fair', async ({
  page,
}) => {
  await sayName(page, 'Rita');
  await newTable(page, ['me', 'bot', 'bot'], { first: 'seat1' });
  await playOn(page);
  const result = page.locator('.result');
  await expect(result.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(result.locator('figure', { hasText: 'Score by source, as bars' })).toBeVisible();
  // A curve with a point a round for each of the three.
  const curve = result.locator('.curve');
  await expect(curve.locator('path.line')).toHaveCount(3);
  expect(await curve.locator('.dot').count()).toBeGreaterThanOrEqual(3 * 8);
  const select = curve.getByRole('combobox');
  const options = await select.locator('option').count();
  expect(options).toBeGreaterThan(3);
  const before = await curve.locator('path.line').first().getAttribute('d');
  await select.selectOption({ index: 2 });
  await expect(curve.locator('path.line').first()).not.toHaveAttribute('d', before ?? '');
  await expect(result.locator('.seed')).toContainText('The seed fits its seal');
  await expect(result.locator('.seed code')).toHaveCount(2);

  // The review: a curve over the game, at most three decisions, what was better and why.
  await result.getByRole('button', { name: 'Review the game' }).click();
  const review = result.locator('.review');
  await expect(review.locator('path.line')).toHaveCount(3, { timeout: 60_000 });
  const turnings = review.locator('ol > li');
  const n = await turnings.count();
  expect(n).toBeGreaterThan(0);
  expect(n).toBeLessThanOrEqual(3);
  await expect(turnings.first()).toContainText('Better:');
  await turnings.first().getByRole('link').click();
  await expect(page.locator('.replay')).toBeVisible();
  await page.goBack();

  // A rematch: everybody moves on by one seat.
  await ready(page);
  const old = page.url();
  await page.locator('.result').getByRole('button', { name: 'Rematch, seats moved on' }).click();
  await page.waitForURL((url) => url.href !== old);
  await expect(page.locator('.rail.right .seat.pinned h2')).toHaveText('Rita');
  await expect(page.locator('.rail.right .seat.pinned svg').first()).toBeVisible();
  const mine = await page.evaluate(async () => {
    const id = location.hash.split('/').at(-1);
    const table = (await (await fetch(`/api/tables/${id}`)).json()) as { seats: { name: string }[] };
    return table.seats.findIndex((seat) => seat.name === 'Rita');
  });
  expect(mine).toBe(1);
});

test('a hint names options with what they promise and why; a table may forbid it', async ({ page }) => {
  await sayName(page, 'Hilda');
  await newTable(page, ['me', 'bot'], { first: 'seat1' });
  await ready(page);
  const ply = await page.locator('.prompt').getAttribute('data-ply');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hints = page.locator('.hints li');
  await expect(hints.first()).toBeVisible({ timeout: 20_000 });
  await expect(hints.first()).toContainText(/about .* points at the end, \d+ % hope/);
  expect(await hints.count()).toBeLessThanOrEqual(3);
  await expect(hints.first().locator('.soft')).not.toBeEmpty();
  await expect(hints.first().locator('.soft')).not.toContainText(/hint-|feature-|source-/);
  await hints.first().getByRole('button').click();
  await expect(page.locator('.prompt')).not.toHaveAttribute('data-ply', ply ?? '');
  await expect(page.locator('.hints')).toHaveCount(0);

  await page.goto('/#/new');
  await page.getByLabel('Seats may ask for hints').uncheck();
  await page.locator('input[name=n][value="2"]').check();
  await page.locator('button.go').click();
  await page.waitForURL(/#\/table\//);
  await ready(page);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});

test('levels are chosen by seat, with a word about each', async ({ page }) => {
  await sayName(page, 'Levi');
  await page.goto('/#/new');
  await page.locator('input[name=n][value="3"]').check();
  const level = page.locator('select[data-level="1"]');
  // Programs of the server, if there are any, stand in a group of their own.
  await expect(level.locator('> option')).toHaveText([
    'Pebble',
    'Flint',
    'Boulder',
    'Cairn',
    'Menhir',
    'Dolmen',
  ]);
  await level.selectOption('pebble');
  await expect(page.locator('.chairs .about').first()).toHaveText('A friendly beginner who overlooks much.');
  await page.locator('select[data-level="2"]').selectOption('cairn');
  await page.locator('button.go').click();
  await page.waitForURL(/#\/table\//);
  await ready(page);
  for (const name of ['Pebble', 'Cairn'])
    await expect(page.locator('.seat h2', { hasText: name })).toBeVisible();
});

test('a game is shared as open data only if everybody agrees', async ({ page }) => {
  await sayName(page, 'Olga');
  const id = await newTable(page, ['me', 'bot'], { first: 'seat1' });
  await ready(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByLabel('I agree to share this game, once finished, as open data').check();
  await expect(page.getByText('if everybody at the table agrees: 1 of 1 so far.')).toBeVisible();
  const agreed = async () =>
    ((await (await page.request.get(`/api/tables/${id}`)).json()) as { agreed?: string[] }).agreed?.length ??
    0;
  expect(await agreed()).toBe(1);
  await page.getByLabel('I agree to share this game, once finished, as open data').uncheck();
  await expect(page.getByText('0 of 1 so far.')).toBeVisible();
  expect(await agreed()).toBe(0);
});
