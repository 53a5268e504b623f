import { ended, open, play } from './game';
import { expect, sayName, test } from './table';

test('Paleo: a campaign remembers its levels, and what was not met is not told', async ({ page }) => {
  await sayName(page, 'Mira');
  // Nothing was met: neither the rule nor the cards of any module are shown, until somebody asks.
  await page.goto('/#/rules/paleo');
  await expect(page.locator('[data-clause="PA-D01"]')).toBeVisible();
  await expect(page.locator('[data-clause="PA-MA"]')).toHaveCount(0);
  await page.goto('/#/content/paleo');
  const item = (id: string) => page.locator('.items li b', { hasText: new RegExp(`^card ${id}$`) });
  await expect(page.locator('.items li').first()).toBeVisible();
  await expect(item('A01')).toHaveCount(0);
  await expect(item('C01')).toHaveCount(0);

  await open(page, { game: 'paleo', seats: ['me'], seed: 2, options: { level: 'I' } });
  expect((await play(page, { seed: 1, last: ['sleep', 'withdraw'] })).end).toBe('over');
  await ended(page, 1);
  const won = !(await page.locator('.result').innerText()).includes('Nobody wins');

  // The level was played; whether it was won is remembered as well.
  await page.goto('/#/new/paleo');
  const level = (id: string) => page.locator(`[data-level="${id}"]`);
  await expect(level('I')).toHaveAttribute('data-state', won ? 'won' : 'tried');
  await expect(level('II')).toHaveAttribute('data-state', 'new');
  await level('II').click();
  await expect(page.locator('[data-option="level"]')).toHaveValue('II');

  // Its modules have been met, the others have not.
  await page.goto('/#/content/paleo');
  await expect(item('A01')).toHaveCount(1);
  await expect(item('C01')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show them anyway' }).click();
  await expect(item('C01')).toHaveCount(1);
  await page.goto('/#/rules/paleo');
  await expect(page.locator('[data-clause="PA-MA"]')).toBeVisible();
  await expect(page.locator('[data-clause="PA-MC"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show them anyway' }).click();
  await expect(page.locator('[data-clause="PA-MC"]')).toBeVisible();
});

test('a level that was won says so', async ({ page }) => {
  await sayName(page, 'Nils');
  await page.route('**/api/me/progress/paleo', (route) =>
    route.fulfill({ json: { met: ['A', 'B'], played: ['I', 'II'], won: ['I'] } }),
  );
  await page.goto('/#/new/paleo');
  await expect(page.getByText('1 level won')).toBeVisible();
  await expect(page.locator('[data-level="I"]')).toHaveAttribute('data-state', 'won');
  await expect(page.locator('[data-level="II"]')).toHaveAttribute('data-state', 'tried');
  await expect(page.locator('[data-level="III"]')).toHaveAttribute('data-state', 'new');
});
