import { expect, moved, newTable, question, ready, sayName, test } from './table';

test('a round with the keyboard alone', async ({ page }) => {
  await sayName(page, 'Kim');
  await newTable(page, ['me', 'bot'], { first: 'seat1' });
  await ready(page);
  // Nothing is pointed at.
  await page.mouse.move(0, 0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // An expedition: to a lit tile with N, chosen with Enter; the focus is seen.
  const first = await question(page);
  let ply = await page.locator('.prompt').getAttribute('data-ply');
  await page.keyboard.press('b');
  await page.keyboard.press('n');
  const focused = page.locator('[data-target]:focus');
  await expect(focused).toBeVisible();
  const ring = await focused.evaluate(
    (e) => getComputedStyle(e).outlineStyle + getComputedStyle(e).outlineWidth,
  );
  expect(ring).not.toMatch(/none|^solid0px/);
  await page.keyboard.press('Enter');
  await moved(page, ply);
  expect(await question(page)).not.toBe(first);

  // Back with U, and forth again.
  await page.keyboard.press('u');
  await expect(page.locator('#question')).toHaveText(first);
  await page.keyboard.press('r');
  await expect(page.locator('#question')).not.toHaveText(first);

  // Then whatever has a number, or the next lit place, until the round is over.
  const round = page.locator('.facts li').first();
  const before = await round.textContent();
  for (let i = 0; i < 80 && (await round.textContent()) === before; i++) {
    if ((await ready(page)) === 'over') break;
    ply = await page.locator('.prompt').getAttribute('data-ply');
    const numbered = page.locator('.prompt .options button[data-choice] kbd');
    const n = await numbered.count();
    if (n > 0) await page.keyboard.press(String(n));
    else {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    }
    await moved(page, ply);
  }
  await expect(round).not.toHaveText(before ?? '');

  // Drawers and the text list.
  await page.keyboard.press('l');
  await expect(page.locator('.drawer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.drawer')).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(page.locator('section.list')).toBeVisible();
});
