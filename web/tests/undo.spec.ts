import { answer, expect, moved, newTable, question, ready, sayName, test } from './table';

test('a decision is taken back and made again; behind a barrier it is refused with the reason', async ({
  page,
}) => {
  await sayName(page, 'Uma');
  await newTable(page, ['me', 'bot'], { first: 'seat1' });
  await ready(page);
  const first = await question(page);
  const ply = await page.locator('.prompt').getAttribute('data-ply');
  await page.locator('section.pane .hit[data-target]').first().click();
  await moved(page, ply);
  const second = await question(page);
  expect(second).not.toBe(first);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('#question')).toHaveText(first);
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.locator('#question')).toHaveText(second);
  // A chip that is clicked away is the same as Back.
  await page.locator('.part').first().click();
  await expect(page.locator('#question')).toHaveText(first);

  // What has been drawn meanwhile cannot be taken back alone.
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const alert = page.getByRole('alert');
  const log = page.locator('.log');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  for (let i = 0; i < 60 && !(await log.textContent())?.includes('Round 2'); i++) {
    await answer(page);
    await ready(page);
  }
  await back.click();
  await expect(alert).toContainText(/only be taken back if the others agree/);
  await expect(alert.locator('.clause')).toHaveText('TB-U01');
  // Its clause stands among the rules of the game.
  await alert.locator('.clause').click();
  await expect(page.locator('.drawer .here .id')).toHaveText('TB-U01');
});

// TB-U03
test('what only bots have decided since is taken back with the own decision', async ({ page }) => {
  await sayName(page, 'Ute');
  await newTable(page, ['me', 'bot', 'bot'], { first: 'seat1' });
  await ready(page);
  const [first, ply] = [await question(page), await page.locator('.prompt').getAttribute('data-ply')];
  await page.locator('.prompt .options button[data-choice="pass"]').click();
  await moved(page, ply);
  // Both bots decide, and nothing is drawn before everybody has passed.
  await expect
    .poll(async () => Number(await page.locator('.prompt').getAttribute('data-ply')))
    .toBeGreaterThan(Number(ply) + 2);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('#question')).toHaveText(first);
  await expect(page.locator('.prompt')).toHaveAttribute('data-ply', ply ?? '');
  await page.getByRole('button', { name: 'Again' }).click();
  await moved(page, ply);
});

test('what is not allowed says why, with the clause', async ({ page }) => {
  await sayName(page, 'Wilma');
  await newTable(page, ['me', 'bot'], { first: 'seat1' });
  await ready(page);
  await page.getByRole('button', { name: 'Why not?' }).click();
  const reasons = page.locator('.why li');
  expect(await reasons.count()).toBeGreaterThan(0);
  await expect(reasons.first().locator('.clause')).toHaveText(/^[A-Z]{2}-/);
  await page.keyboard.press('Escape');

  // On the table itself: on hover and on focus.
  const refused = page.locator('[aria-disabled=true][class*=refused]').first();
  await refused.focus();
  await expect(refused).toHaveAttribute('aria-label', /Not allowed: /);
  await refused.hover();
  await expect(page.getByRole('tooltip').locator('.reason')).toBeVisible();

  // The rule opens beside the table.
  const clause = page.locator('.question .clause');
  const id = await clause.textContent();
  await clause.click();
  await expect(page.locator('.drawer .here .id')).toHaveText(id ?? '');
});
