import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { answer, expect, newTable, playOn, ready, sayName, still, test } from './table';

/** A finished game of four. */
async function finished(page: Page, name: string): Promise<string> {
  await sayName(page, name);
  const id = await newTable(page, ['me', 'bot', 'bot', 'bot'], { first: 'seat1' });
  await playOn(page);
  return id;
}

/** Goes to an address inside the page and says how long it takes until the replay stands there. */
function opens(page: Page, hash: string): Promise<number> {
  return page.evaluate(
    (hash) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        location.hash = hash;
        const look = () => {
          const bar = document.querySelector<HTMLElement>('.replay');
          const there = bar !== null && Number(bar.dataset.plies) > 0;
          if (there && document.querySelector('[data-piece]') !== null)
            requestAnimationFrame(() => resolve(performance.now() - start));
          else setTimeout(look, 1);
        };
        look();
      }),
    hash,
  );
}

/** Over so many decisions pieces fly, and the other side of the table is not laid. */
const NEAR = 12;

/** Points at a moment of the timeline, as a person does before the click, until the table is laid for it. */
async function pointAt(page: Page, part: number): Promise<void> {
  const box = await page.locator('.replay input[type=range]').boundingBox();
  if (box === null) throw new Error('there is no timeline');
  const knob = 16;
  await page.mouse.move(box.x + knob / 2 + part * (box.width - knob), box.y + box.height / 2);
  await expect
    .poll(
      () =>
        page.locator('.replay').evaluate(
          (bar, [part, near]) => {
            const { ply, plies, laid } = bar.dataset;
            const to = Math.round((part ?? 0) * Number(plies));
            return Math.abs(to - Number(ply)) <= (near ?? 0) || Math.abs(to - Number(laid)) <= 1;
          },
          [part, NEAR],
        ),
      { intervals: [10] },
    )
    .toBe(true);
}

/**
 * Goes to a moment of the timeline, and says how long it takes from the wish until the frame begins in which the new
 * position is drawn, and until the page has drawn it.
 */
async function jumps(page: Page, part: number): Promise<[frame: number, drawn: number]> {
  return page.locator('.replay input[type=range]').evaluate(
    (slider: HTMLInputElement, part) =>
      new Promise<[number, number]>((resolve) => {
        const bar = slider.closest<HTMLElement>('.replay');
        if (bar === null) throw new Error('there is no timeline');
        // Whoever presses there has the focus there.
        slider.focus();
        const start = performance.now();
        const watch = new MutationObserver(() => {
          if (bar.dataset.ply !== slider.value) return;
          watch.disconnect();
          requestAnimationFrame(() => {
            const began = performance.now() - start;
            const after = new MessageChannel();
            after.port1.onmessage = () => resolve([began, performance.now() - start]);
            after.port2.postMessage(null);
          });
        });
        watch.observe(bar, { attributes: true });
        slider.value = String(Math.round(part * Number(slider.max)));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    part,
  );
}

/** What can be seen on the table: every piece with its name and where it lies. */
function shown(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-piece]:not(.below *)')].map(
      (e) =>
        `${e.dataset.piece} ${e.getAttribute('aria-label')} on ${e.closest<HTMLElement>('[data-place]')?.dataset.place}`,
    ),
  );
}

const at = (page: Page) => page.locator('.replay');

test('a game is scrubbed, seen by others, shared, and played on from the middle', async ({ page }) => {
  const id = await finished(page, 'Rea');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(at(page)).toHaveAttribute('data-ply', '0');
  const plies = Number(await at(page).getAttribute('data-plies'));
  expect(plies).toBeGreaterThan(100);

  // Step, turn, round, end.
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('One decision on');
  await expect(at(page)).toHaveAttribute('data-ply', '1');
  await press('One turn on');
  await expect.poll(async () => Number(await at(page).getAttribute('data-ply'))).toBeGreaterThan(1);
  await press('One round on');
  await expect(page.locator('.facts li').first()).toContainText('Round 2');
  await press('One round back');
  await expect(page.locator('.facts li').first()).toContainText('Round 1');
  await press('To the end');
  await expect(at(page)).toHaveAttribute('data-ply', String(plies));
  // By keys.
  await page.locator('.bar').click({ position: { x: 400, y: 10 } });
  await page.keyboard.press('ArrowLeft');
  await expect(at(page)).toHaveAttribute('data-ply', String(plies - 1));
  await page.keyboard.press('Home');
  await expect(at(page)).toHaveAttribute('data-ply', '0');
  await page.keyboard.press('PageDown');
  await expect(page.locator('.facts li').first()).toContainText('Round 2');

  // A line of the log leads to its ply.
  await page.keyboard.press('l');
  const line = page.locator('.drawer .jump').nth(30);
  await line.scrollIntoViewIfNeeded();
  await line.click();
  await expect(
    page
      .locator('.drawer li.now .jump')
      .filter({ hasText: (await line.textContent()) ?? '' })
      .first(),
  ).toBeVisible();

  // With other eyes: the board of whoever looks is pinned.
  const eyes = page.getByRole('combobox', { name: 'Seen by' });
  await expect(eyes.locator('option')).toHaveCount(6);
  await eyes.selectOption('2');
  await expect(page.locator('.rail.right:not(.below *) .seat.pinned h2')).toHaveText(/3$|Boulder 2/);
  await eyes.selectOption('all');
  await expect(page.locator('[data-piece]:not(.below *)').first()).toBeVisible();

  // It runs by itself and stops.
  await press('To the start');
  await press('Play');
  await expect.poll(async () => Number(await at(page).getAttribute('data-ply'))).toBeGreaterThan(1);
  await press('Pause');

  // The link leads somebody else to the same ply.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await at(page).getByRole('combobox', { name: 'Seen by' }).selectOption('none');
  await page.locator('.replay input[type=range]').fill('40');
  await expect(at(page)).toHaveAttribute('data-ply', '40');
  await press('Copy the link');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`/#/replay/${id}/40\\?look=none$`));
  await page.goto('about:blank');
  await page.goto(link);
  await expect(at(page)).toHaveAttribute('data-ply', '40');

  // On a phone the bar is as wide as the screen, and no button lies on another.
  const wide = page.viewportSize() ?? { width: 1366, height: 768 };
  await page.setViewportSize({ width: 360, height: 640 });
  await expect
    .poll(() =>
      page.locator('.replay .end > *').evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect());
        const apart = boxes.every((box, i) => i === 0 || box.left >= (boxes[i - 1]?.right ?? 0));
        return boxes.length >= 4 && apart && boxes.every((box) => box.left >= 0 && box.right <= innerWidth);
      }),
    )
    .toBe(true);
  await page.setViewportSize(wide);

  // Play on from here, in another seat than before, against bots.
  await press('Play on from here');
  const dialog = page.getByRole('dialog');
  await dialog.locator('#chair-0').selectOption('bot');
  await dialog.locator('#chair-1').selectOption('me');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/#\/table\//);
  expect(page.url()).not.toContain(id);
  await ready(page);
  expect(Number(await page.locator('.prompt').getAttribute('data-ply'))).toBeGreaterThanOrEqual(40);
  for (let i = 0; i < 3; i++) if ((await ready(page)) === 'asked') await answer(page);
});

test('the table is turned over to a moment it was laid for, and shows the same as one laid anew', async ({
  page,
}) => {
  const id = await finished(page, 'Verso');
  await page.goto(`/#/replay/${id}`);
  const plies = Number(await at(page).getAttribute('data-plies'));
  // One side is up, the other waits: no key, pointer or screen reader finds it.
  const below = page.locator('.side.below');
  await expect(below).toHaveCount(1);
  await expect(below).toHaveAttribute('aria-hidden', 'true');
  await expect(below).toHaveJSProperty('inert', true);
  // What is done by hand holds on both sides.
  await page
    .getByRole('button', { name: /^Open the board of/ })
    .first()
    .click();
  for (const part of [0.8, 0.2, 0.5]) {
    const ply = Math.round(part * plies);
    const before = await page.locator('.side').first().getAttribute('class');
    await pointAt(page, part);
    await jumps(page, part);
    await expect(at(page)).toHaveAttribute('data-ply', String(ply));
    expect(await page.locator('.side').first().getAttribute('class'), 'turned over').not.toBe(before);
    await expect(page.locator('.side:not(.below)')).toHaveJSProperty('inert', false);
    await expect(below).toHaveAttribute('aria-hidden', 'true');
    await expect(page.getByRole('button', { name: /^Close the board of/ })).toHaveCount(1);
    const turned = await shown(page);
    await page.goto('about:blank');
    await page.goto(`/#/replay/${id}/${ply}`);
    await expect(at(page)).toHaveAttribute('data-ply', String(ply));
    await page
      .getByRole('button', { name: /^Open the board of/ })
      .first()
      .click();
    expect(await shown(page)).toEqual(turned);
    await expect(below).toHaveCount(1);
  }
  // Whoever has the focus on the table keeps it.
  await page.getByRole('button', { name: /^Close the board of/ }).focus();
  await page.keyboard.press('Home');
  await expect(at(page)).toHaveAttribute('data-ply', '0');
  await expect(page.getByRole('button', { name: /^Close the board of/ })).toBeFocused();
});

test('a replay opens and jumps to any decision; how fast is printed', async ({ page }) => {
  const id = await finished(page, 'Vitesse');
  await page.goto('/#/');
  await expect(page.locator('h1')).toBeVisible();
  const opened: number[] = [];
  for (let i = 0; i < 5; i++) {
    opened.push(await opens(page, `#/replay/${id}`));
    await page.evaluate(() => (location.hash = '#/'));
    await expect(page.locator('.replay')).toHaveCount(0);
  }
  await opens(page, `#/replay/${id}`);
  const plies = Number(await at(page).getAttribute('data-plies'));
  const pointed: number[] = [];
  const unforeseen: number[] = [];
  for (let i = 1; i <= 48; i++) {
    // What the last jump has left to do is done: a person does not jump in every frame.
    await expect(page.locator('.side:not(.below)')).toHaveJSProperty('inert', false);
    await expect(page.locator('.side.below')).toHaveJSProperty('inert', true);
    await still(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const part = ((i * 7919) % 1000) / 1000;
    if (i <= 24) await pointAt(page, part);
    else await page.mouse.move(0, 0);
    const [, drawn] = await jumps(page, part);
    (i <= 24 ? pointed : unforeseen).push(drawn);
  }
  const sorted = (list: number[]) => [...list].sort((a, b) => a - b);
  const median = (list: number[]) => sorted(list)[Math.floor(list.length / 2)] ?? 0;
  const took = (list: number[]) => `${median(list).toFixed(0)} ms (most ${Math.max(...list).toFixed(0)})`;
  console.log(
    `replay of ${plies} decisions: opened in ${took(opened)}, a jump drawn after ${took(pointed)}, ` +
      `without pointing first ${took(unforeseen)}`,
  );
});

test('a record is saved, brought back, and a tampered one is refused with its first fault', async ({
  page,
  quiet,
}) => {
  await finished(page, 'Archie');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.result').getByRole('link', { name: 'Save the record' }).click(),
  ]);
  const record = readFileSync(await download.path(), 'utf8');
  expect(record).toMatch(/^dolmen-record 2\n/);

  const bring = async (text: string) => {
    await page.goto('/#/');
    await page
      .getByLabel('Record file')
      .setInputFiles({ name: 'game.dolmen', mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  const lines = record.split('\n');
  const n = lines.findIndex((line) => / seat1: pass/.test(line));
  lines[n] = (lines[n] ?? '').replace('seat1', 'seat2');
  await bring(lines.join('\n'));
  await expect(page.getByRole('alert')).toContainText(`Line ${n + 1}: the hash chain is broken`);
  // The browser notes the refusal by itself; it is the only thing it has to note.
  expect(quiet).toEqual([expect.stringContaining('400')]);
  quiet.length = 0;

  await bring(record);
  await page.waitForURL(/#\/replay\//);
  await expect(at(page)).toHaveAttribute('data-ply', '0');
  await page.getByRole('button', { name: 'Result', exact: true }).click();
  await expect(page.locator('.result .seed')).toContainText('The seed fits its seal');
});

test('a running game is replayed as everybody saw it', async ({ page }) => {
  await sayName(page, 'Now');
  const id = await newTable(page, ['me', 'bot'], { first: 'seat1' });
  for (let i = 0; i < 5; i++) if ((await ready(page)) === 'asked') await answer(page);
  await page.goto(`/#/replay/${id}`);
  await expect(at(page)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Seen by' }).locator('option')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  expect((await page.request.get(`/api/tables/${id}/replay?look=all`)).status()).toBe(409);
});
