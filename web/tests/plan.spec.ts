import type { Page } from '@playwright/test';

import { answer, answered, expect, newTable, person, ready, sayName, test } from './table';

/** In the plan the others go on as they might, until one is asked oneself. */
async function goOn(page: Page): Promise<void> {
  const options = page.locator('.prompt .options');
  const plan = page.locator('.plan');
  const others = plan.getByRole('button', { name: 'Let them go on as they might' });
  for (let i = 0; i < 8; i++) {
    await expect(options.or(others).first()).toBeVisible();
    if ((await options.count()) > 0) return;
    const before = await plan.getAttribute('data-steps');
    await others.click();
    await expect
      .poll(async () => (await options.count()) > 0 || (await plan.getAttribute('data-steps')) !== before)
      .toBe(true);
  }
}

test('a plan made during another’s turn is committed, and nobody saw it', async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  await sayName(page, 'Piet');
  await newTable(page, ['me', 'open'], { first: 'seat2' });
  const link = await page.getByLabel('Send this link').inputValue();
  const other = await person(browser, baseURL, quiet);
  await sayName(other, 'Quin');
  await other.goto(`/${new URL(link).hash}`);
  await other.getByRole('button', { name: /^Sit here/ }).click();
  await ready(other);
  await expect(page.locator('.waiting')).toBeVisible();
  const story = await page.locator('.prompt').getAttribute('data-ply');

  // It is the other's turn: let the other go on as they might, then try an own expedition.
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  const plan = page.locator('.plan');
  await expect(plan).toBeVisible();
  await goOn(page);
  await expect(page.locator('.prompt .options')).toBeVisible();
  const steps = Number(await plan.getAttribute('data-steps'));
  await page.locator('section.pane .hit[data-target]').first().click();
  await expect(plan).toHaveAttribute('data-steps', String(steps + 1));
  await page.locator('.prompt .options button[data-choice]').first().click();
  await expect(plan).toHaveAttribute('data-steps', String(steps + 2));
  // A step is cut away by its chip.
  await plan.locator('.part').last().click();
  await expect(plan).toHaveAttribute('data-steps', String(steps + 1));
  // Nothing has happened at the real table.
  await expect(other.locator('.prompt')).toHaveAttribute('data-ply', story ?? '');
  await expect(plan.getByRole('button', { name: /^Do it/ })).toBeDisabled();

  // The other passes; now the plan begins with the own decision and can be done.
  await answer(other);
  const go = plan.getByRole('button', { name: /^Do it: 1 decision$/ });
  await expect(go).toBeEnabled();
  await go.click();
  await expect(plan).toHaveCount(0);
  await expect(page.locator('.parts li').first()).toBeVisible();
});

test('a plan sums up what it costs and brings, and asks “if this were drawn”', async ({ page }) => {
  await sayName(page, 'Paula');
  await newTable(page, ['me', 'bot'], { first: 'seat1' });
  await ready(page);
  const ply = await page.locator('.prompt').getAttribute('data-ply');
  await page.keyboard.press('g');
  const plan = page.locator('.plan');
  await expect(plan).toBeVisible();
  let [changed, drawn] = [false, false];
  for (let i = 0; i < 120 && !(changed && drawn); i++) {
    changed ||= (await plan.locator('.changes li').count()) > 0;
    const draws = plan.locator('.draws .button');
    const options = page.locator('.prompt .options button[data-choice]:enabled');
    const land = page.locator('section.pane .hit[data-target]');
    const before = await plan.getAttribute('data-steps');
    if ((await draws.count()) > 0) {
      if ((await plan.getByText('Something is drawn here').count()) > 0) {
        drawn = true;
        await expect(draws.first()).toContainText('%');
      }
      await draws.first().click();
    } else if (i % 3 === 0 && (await land.count()) > 0) {
      await land.first().click();
    } else if ((await options.count()) > 0) {
      await options.last().click();
    } else if ((await page.locator('[data-target]:visible').count()) > 0) {
      await page.locator('[data-target]:visible').first().click();
    } else break;
    await expect
      .poll(
        async () =>
          (await plan.getAttribute('data-steps')) !== before ||
          (await page.locator('.prompt .options button[data-choice]').count()) > 0,
      )
      .toBe(true);
    await answered(page);
  }
  expect(drawn).toBe(true);
  expect(changed).toBe(true);
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-ply', ply ?? '');
});

test('a plan says which of its steps is no longer possible, and why', async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  await sayName(page, 'Rolf');
  await newTable(page, ['me', 'open'], { first: 'seat2' });
  const link = await page.getByLabel('Send this link').inputValue();
  const other = await person(browser, baseURL, quiet);
  await sayName(other, 'Sina');
  await other.goto(`/${new URL(link).hash}`);
  await other.getByRole('button', { name: /^Sit here/ }).click();
  await ready(other);

  // One person wants to craft something of the market that the other takes meanwhile.
  const crafts = (at: Page) =>
    at.locator('.rail.left .hit[data-target]').and(at.getByRole('button', { name: /^Craft / }));
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  const plan = page.locator('.plan');
  await goOn(page);
  await expect(crafts(page).first()).toBeVisible();
  const wanted = (await crafts(page).last().getAttribute('data-target')) ?? '';
  const steps = Number(await plan.getAttribute('data-steps'));
  await crafts(page).last().click();
  await expect(plan).toHaveAttribute('data-steps', String(steps + 1));

  // The message must not vanish while the other goes on, who has several things to say until it is the own turn.
  await other.locator(`.rail.left .hit[data-target="${wanted}"]`).click();
  await expect
    .poll(
      async () => {
        if (await other.locator('.prompt .options').isVisible()) await answer(other);
        return crafts(page).count();
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  await expect(plan.getByRole('alert')).toHaveText(/^Step \d \(Craft .+\) is no longer possible: .+/);
  // The plan begins anew with the own turn.
  await expect(plan).toHaveAttribute('data-steps', '0');
  await crafts(page).last().click();
  await expect(plan).toHaveAttribute('data-steps', '1');
  await expect(plan.getByRole('alert')).toHaveCount(0);
  await expect(plan.getByRole('button', { name: /^Do it: 1 decision$/ })).toBeEnabled();
});
