import { ended, open, play, playTogether, story } from './game';
import { expect, person, sayName, test } from './table';

test('Paleo: two people at two devices help each other', async ({ page, browser, baseURL, quiet }) => {
  await sayName(page, 'Ada');
  await open(page, { game: 'paleo', seats: ['me', 'open'], options: { start: 'gentle' }, seed: 6 });
  const link = await page.getByLabel('Send this link').inputValue();
  const other = await person(browser, baseURL, quiet);
  await sayName(other, 'Bea');
  await other.goto(`/${new URL(link).hash}`);
  await other.getByRole('button', { name: /^Sit here/ }).click();

  // Ada would rather help than act; Bea asks for help and waits for it.
  const made = await playTogether(
    [page, other],
    [
      { seed: 1, first: ['join', 'offer', 'pick', 'begin'], last: ['sleep', 'withdraw', 'done', 'ignore'] },
      { seed: 2, first: ['pick', 'begin', 'join'], last: ['sleep', 'withdraw', 'done', 'ignore', 'offer'] },
    ],
  );
  for (const p of [page, other]) await ended(p, 2);

  // Ada has offered help and Bea has taken it up; Bea has asked for help, Ada has joined, and they began together.
  const after = (by: number, choice: RegExp, next: RegExp) =>
    made.some((m, i) => {
      const then = made.slice(i + 1).find((n) => n.by !== by);
      return m.by === by && choice.test(m.choice) && then !== undefined && next.test(then.choice);
    });
  expect(after(0, /^offer 1 to 2/, /^(begin 2|go)/)).toBe(true);
  expect(after(1, /^begin 2/, /^join 1/)).toBe(true);
  expect(after(0, /^join 1/, /^go$/)).toBe(true);
  expect(made.some((m) => m.by === 0 && m.question.includes('asks for help'))).toBe(true);
});

test('Paleo: alone with two groups to the end', async ({ page }) => {
  await sayName(page, 'Sol');
  await open(page, { game: 'paleo', seats: ['me'], seed: 2 });
  const played = await play(page, {
    seed: 1,
    first: ['pick', 'join', 'begin', 'go'],
    last: ['sleep', 'withdraw', 'ignore', 'done'],
  });
  expect(played.end).toBe('over');
  await ended(page, 1);
  for (const group of ['group 1', 'group 2']) expect((await story(page)).toLowerCase()).toContain(group);
});
