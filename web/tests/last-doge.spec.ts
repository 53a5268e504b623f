import { ended, open, play, story } from './game';
import { expect, sayName, test } from './table';

test('The Last Doge: five seats with reactions, to the last one out', async ({ page }) => {
  await sayName(page, 'Zan');
  await open(page, { game: 'last-doge', seats: ['me', 'guest', 'guest', 'bot', 'bot'], seed: 5 });
  // Everybody here draws, keeps what can be played as a reaction, and plays it whenever possible.
  const played = await play(page, {
    seed: 1,
    first: ['react', 'draw two', 'end turn'],
    last: ['pass', 'stop', 'dodge', 'riposte', 'intercept'],
  });
  expect(played.end).toBe('over');
  await ended(page, 5);
  // Seats at this device were asked whether they react; some did, some let it go by.
  const windows = played.questions.filter((q) => /(intercept|dodge|strike back)\?$/.test(q));
  expect(windows.length).toBeGreaterThan(3);
  expect(played.choices.filter((c) => c.startsWith('react ')).length).toBeGreaterThan(0);
  expect(played.choices.filter((c) => c === 'pass').length).toBeGreaterThan(0);
  expect(await story(page)).toMatch(/The Doge catches|is out/);
});

test('The Last Doge: somebody is caught during the escape', async ({ page }) => {
  await sayName(page, 'Bruna');
  await open(page, { game: 'last-doge', seats: ['me', 'bot'], seed: 11 });
  // Hurries to the alarm, then runs through the city blindly.
  const before = await play(page, { seed: 2, first: ['guess'], last: ['pass'], until: ['turn t'] });
  expect(before.end).toBe('until');
  await expect(page.locator('html')).toHaveAttribute('data-mood', 'escape');
  const after = await play(page, { seed: 2, first: ['turn t'] });
  expect(after.end).toBe('over');
  const log = await story(page);
  expect(log).toMatch(/The Doge catches (Bruna|Wanderer)/);
});

test('The Last Doge: whoever always passes is never waited for, and nobody can tell', async ({ page }) => {
  await sayName(page, 'Olmo');
  await open(page, { game: 'last-doge', seats: ['me', 'bot', 'bot', 'bot', 'bot'], seed: 7 });
  const windows = ['intercept?', 'dodge?', 'strike back?'];
  const plan = { seed: 4, first: ['draw two'], last: ['pass', 'play', 'end turn'], asked: windows };
  const always = page.getByRole('button', { name: 'Always pass' });
  const ply = () => page.locator('.prompt').getAttribute('data-ply');
  await expect(always).toHaveCount(0);
  expect((await play(page, plan)).end).toBe('until');
  await expect(always).toHaveAttribute('aria-pressed', 'false');

  // From now on every window closes by itself, as late as if somebody had thought about it.
  const waits: number[] = [];
  for (let i = 0; i < 3; i++) {
    if (i > 0) expect((await play(page, plan)).end).toBe('until');
    const [before, asked] = [await ply(), performance.now()];
    if (i === 0) await always.click();
    await expect(always).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(ply, { intervals: [20] }).not.toBe(before);
    waits.push(performance.now() - asked);
  }
  for (const wait of waits) expect(wait).toBeGreaterThan(500);
  expect(new Set(waits.map((w) => Math.round(w / 10))).size).toBeGreaterThan(1);

  // It is remembered when the page is opened anew, and taken back with a click.
  await page.reload();
  await expect(always).toHaveAttribute('aria-pressed', 'true');
  await always.click();
  await expect(page.getByRole('button', { name: 'Always pass', pressed: true })).toHaveCount(0);
});
