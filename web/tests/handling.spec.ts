import type { Browser, CDPSession, Page } from '@playwright/test';

import { open } from './game';
import {
  answer,
  drawn,
  expect,
  listen,
  moved,
  newTable,
  question,
  ready,
  sayName,
  still,
  test,
} from './table';

/** A device with a finger or with motion. */
async function device(
  browser: Browser,
  baseURL: string | undefined,
  errors: string[],
  wish: { touch?: boolean; moves?: boolean; width?: number; height?: number },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: wish.width ?? 1366, height: wish.height ?? 768 },
    hasTouch: wish.touch ?? false,
    reducedMotion: wish.moves === true ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  listen(page, errors);
  return page;
}

interface View {
  x: number;
  y: number;
  scale: number;
}
function view(page: Page): Promise<View> {
  return page.locator('section.pane .sheet').evaluate((e) => {
    const m = new DOMMatrix(getComputedStyle(e).transform);
    return { x: m.e, y: m.f, scale: m.a };
  });
}

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('section.pane').boundingBox();
  if (box === null) throw new Error('there is no board');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Fingers on the glass, moved in steps as a hand does. */
async function fingers(cdp: CDPSession, from: [number, number][], to: [number, number][]): Promise<void> {
  const at = (k: number) =>
    from.map(([x, y], id) => ({
      x: x + ((to[id]?.[0] ?? x) - x) * k,
      y: y + ((to[id]?.[1] ?? y) - y) * k,
      id,
    }));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 8; step++)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the board pans and zooms by mouse and by keys', async ({ page }) => {
  await sayName(page, 'Mona');
  await newTable(page, ['me', 'bot'], { first: 'seat1' });
  await ready(page);
  const ply = await page.locator('.prompt').getAttribute('data-ply');
  const { x, y } = await middle(page);
  const start = await view(page);

  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await view(page)).scale).toBeGreaterThan(start.scale * 1.2);
  const near = await view(page);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await view(page)).x - near.x)).toBe(60);
  expect(Math.round((await view(page)).y - near.y)).toBe(40);
  // A drag that ends on a lit tile chooses nothing.
  await expect(page.locator('.prompt')).toHaveAttribute('data-ply', ply ?? '');

  await page.keyboard.press('b');
  const before = await view(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await view(page)).x).toBeGreaterThan(before.x + 40);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await view(page)).y).toBeLessThan(before.y - 40);
  await page.keyboard.press('-');
  await expect.poll(async () => (await view(page)).scale).toBeLessThan(before.scale);
  await page.keyboard.press('+');
  await expect.poll(async () => (await view(page)).scale).toBeCloseTo(before.scale, 3);
  await page.keyboard.press('0');
  await expect.poll(async () => (await view(page)).scale).toBeCloseTo(start.scale, 3);
});

test('the board pans and zooms by touch, and a long press explains', async ({ browser, baseURL, quiet }) => {
  const page = await device(browser, baseURL, quiet, { touch: true });
  await sayName(page, 'Tess');
  await newTable(page, ['me', 'bot'], { first: 'seat1' });
  await ready(page);
  const ply = await page.locator('.prompt').getAttribute('data-ply');
  const cdp = await page.context().newCDPSession(page);
  const { x, y } = await middle(page);
  const start = await view(page);

  await fingers(
    cdp,
    [
      [x - 40, y],
      [x + 40, y],
    ],
    [
      [x - 100, y],
      [x + 100, y],
    ],
  );
  await expect.poll(async () => (await view(page)).scale).toBeGreaterThan(start.scale * 1.8);
  const near = await view(page);
  await fingers(cdp, [[x, y]], [[x - 80, y + 50]]);
  await expect.poll(async () => (await view(page)).x).toBeLessThan(near.x - 60);
  expect((await view(page)).y).toBeGreaterThan(near.y + 30);
  await fingers(
    cdp,
    [
      [x - 100, y],
      [x + 100, y],
    ],
    [
      [x - 50, y],
      [x + 50, y],
    ],
  );
  await expect.poll(async () => (await view(page)).scale).toBeLessThan(near.scale * 0.7);
  await expect(page.locator('.prompt')).toHaveAttribute('data-ply', ply ?? '');

  // A long press on what is not allowed says why, with the clause, and chooses nothing.
  await page.getByRole('button', { name: 'Show all' }).tap();
  await still(page);
  const spot = await page.evaluate(() => {
    for (const e of document.querySelectorAll<HTMLElement>('.hit.refused')) {
      const box = e.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (document.elementFromPoint(x, y) === e) return { x, y };
    }
    return null;
  });
  if (spot === null) throw new Error('nothing is refused');
  const touchPoints = [{ ...spot, id: 1 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const tip = page.getByRole('tooltip');
  await expect(tip.locator('.reason')).toBeVisible();
  await expect(tip).toContainText(/Rule [A-Z]{2}-/);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.prompt')).toHaveAttribute('data-ply', ply ?? '');
  // A short one on a lit place chooses.
  const lit = page.locator('.rail .hit[data-target]:visible').first();
  await lit.tap({ timeout: 5000 });
  await expect
    .poll(
      async () =>
        (await page.locator('.prompt').getAttribute('data-ply')) !== ply ||
        (await page.locator('.prompt .options button[data-choice]').count()) > 0,
    )
    .toBe(true);
  await page.context().close();
});

interface Flights {
  ghosts: number;
  far: number;
  properties: string[];
  frames: number[];
}

/** Watches the air above the table: what flies, how far, and how even the frames are meanwhile. */
async function watchFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { ghosts: 0, far: 0, properties: new Set<string>(), frames: [] as number[] };
    const air = document.getElementById('air');
    if (air === null) throw new Error('there is no air');
    let last = 0;
    const frame = (now: number) => {
      if (last > 0 && air.childElementCount > 0) seen.frames.push(now - last);
      last = air.childElementCount > 0 ? now : 0;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes) {
          seen.ghosts++;
          for (const animation of (node as HTMLElement).getAnimations()) {
            const keys = (animation.effect as KeyframeEffect).getKeyframes();
            for (const key of keys)
              for (const name of Object.keys(key))
                if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name))
                  seen.properties.add(name);
            const at = (i: number) => new DOMMatrix(String(keys.at(i)?.transform ?? ''));
            const [a, b] = [at(0), at(-1)];
            seen.far = Math.max(seen.far, Math.hypot(a.e - b.e, a.f - b.f));
          }
        }
    }).observe(air, { childList: true });
    Object.assign(window, { flights: seen });
  });
}
function flights(page: Page): Promise<Flights> {
  return page.evaluate(() => {
    const seen = (window as unknown as { flights: Flights & { properties: Set<string> } }).flights;
    return { ...seen, properties: [...seen.properties] };
  });
}

test('pieces fly, evenly, and can be skipped; without motion nothing flies', async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  const moving = await device(browser, baseURL, quiet, { moves: true });
  await sayName(moving, 'Fay');
  await newTable(moving, ['me', 'bot'], { first: 'seat1' });
  await ready(moving);
  await watchFlights(moving);
  const land = moving.locator('section.pane .hit[data-target]');
  for (let i = 0; i < 30 && (await flights(moving)).frames.length < 60; i++) {
    if ((await ready(moving)) === 'over') break;
    const ply = await moving.locator('.prompt').getAttribute('data-ply');
    if ((await land.count()) > 0) await land.first().click();
    else await answer(moving);
    await moved(moving, ply);
    await drawn(moving);
    await expect(moving.locator('#air > *')).toHaveCount(0);
  }
  const seen = await flights(moving);
  expect(seen.ghosts).toBeGreaterThan(0);
  expect(seen.far).toBeGreaterThan(20);
  // Only what the compositor can do alone.
  expect(seen.properties).toEqual(['transform']);
  const frames = seen.frames.sort((a, b) => a - b);
  const median = frames[Math.floor(frames.length / 2)] ?? 0;
  console.log(
    `flights: ${seen.ghosts} pieces, ${frames.length} frames, median ${median.toFixed(1)} ms, ` +
      `p95 ${(frames[Math.floor(frames.length * 0.95)] ?? 0).toFixed(1)} ms`,
  );

  // One key lands everything at once.
  const ply = await moving.locator('.prompt').getAttribute('data-ply');
  if ((await ready(moving)) === 'asked') {
    if ((await land.count()) > 0) await land.first().click();
    else await answer(moving);
    await moved(moving, ply);
    await moving.keyboard.press('s');
    await expect(moving.locator('#air > *')).toHaveCount(0, { timeout: 120 });
  }
  await moving.context().close();

  await sayName(page, 'Still');
  await newTable(page, ['me', 'bot'], { first: 'seat1' });
  await ready(page);
  await watchFlights(page);
  for (let i = 0; i < 6; i++) if ((await ready(page)) === 'asked') await answer(page);
  expect((await flights(page)).ghosts).toBe(0);
});

test('a log line, the piece and the place light each other up', async ({ page }) => {
  await sayName(page, 'Lola');
  await newTable(page, ['me', 'bot'], { first: 'seat1' });
  for (let i = 0; i < 10; i++) if ((await ready(page)) === 'asked') await answer(page);
  // Until nobody else decides: the log shows the end of the story, and with new lines old ones leave it.
  await ready(page);
  await page.keyboard.press('l');
  const lines = page.locator('.drawer li:has(.show)');
  const lit = page.locator('.middle .lit');
  // What the last lines are about may have left the table; one of them still lies there.
  for (let i = (await lines.count()) - 1; i >= 0 && (await lit.count()) === 0; i--) {
    await lines.nth(i).hover();
    await drawn(page);
  }
  await expect(lit.first()).toBeAttached();
  const id = await lit
    .first()
    .evaluate((e) => (e as HTMLElement).dataset.piece ?? (e as HTMLElement).dataset.place ?? '');
  // The other way round: whoever points at the piece or place sees its lines.
  await page.mouse.move(400, 10);
  await expect(page.locator('.middle .lit')).toHaveCount(0);
  await page.evaluate((id) => {
    const on = document.querySelector(`[data-piece="${id}"], [data-place="${id}"]`);
    on?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, id);
  await expect(page.locator('.drawer li.about').first()).toBeAttached();
});

test('sound is off until asked for, and then makes no trouble', async ({ page }) => {
  await page.addInitScript(() => {
    const made = { contexts: 0, tones: 0 };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        made.contexts++;
      }
      override createOscillator(): OscillatorNode {
        made.tones++;
        return super.createOscillator();
      }
    };
    Object.assign(window, { made });
  });
  const made = () =>
    page.evaluate(() => (window as unknown as { made: { contexts: number; tones: number } }).made);
  await sayName(page, 'Sona');
  await newTable(page, ['me', 'bot'], { first: 'seat1' });
  await ready(page);
  await answer(page);
  expect(await made()).toEqual({ contexts: 0, tones: 0 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByLabel('Quiet sounds').check();
  await page.keyboard.press('Escape');
  for (let i = 0; i < 3; i++) if ((await ready(page)) === 'asked') await answer(page);
  await expect.poll(async () => (await made()).tones).toBeGreaterThan(0);
  expect((await made()).contexts).toBe(1);
});

test('a chip of a composed decision leads back to its point', async ({ page }) => {
  await sayName(page, 'Chip');
  await newTable(page, ['me', 'bot'], { first: 'seat1' });
  await ready(page);
  const first = await question(page);
  const parts = page.locator('.parts .part');
  await expect(parts).toHaveCount(0);
  // Compose an expedition until two parts of it stand.
  for (let i = 0; i < 6 && (await parts.count()) < 2; i++) {
    const ply = await page.locator('.prompt').getAttribute('data-ply');
    const land = page.locator('section.pane .hit[data-target]');
    const button = page.locator('.prompt .options button[data-choice]');
    if (i === 0 || (await button.count()) === 0) await land.first().click();
    else await button.first().click();
    await moved(page, ply);
  }
  await expect(parts).toHaveCount(2);
  const ply = Number(await page.locator('.prompt').getAttribute('data-ply'));
  await parts.first().click();
  // Not one step back but all of them: the first question stands again.
  await expect(page.locator('#question')).toHaveText(first);
  expect(Number(await page.locator('.prompt').getAttribute('data-ply'))).toBeLessThan(ply - 1);
});

for (const [game, name, seed] of [
  ['doggerland', 'Ivy', 1],
  ['last-doge', 'Ida', 2],
  ['paleo', 'Isa', 1],
  ['prehistory', 'Ina', 1],
] as const)
  test(`everything for a decision is seen without scrolling, on a phone with one swipe: ${game}`, async ({
    page,
  }) => {
    await sayName(page, name);
    // The same game every time.
    await open(page, { game, seats: ['me', 'bot', 'bot', 'bot'], bot: 'pebble', seed });
    const bad: string[] = [];
    const rails = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.rail, .pane.flat')]
          .filter((r) => r.scrollHeight > r.clientHeight + 1)
          .map((r) => `${r.className} (fit ${r.dataset.fit}): ${r.scrollHeight} in ${r.clientHeight}`),
      );
    const pane = () =>
      page.evaluate(() => {
        const r = document.querySelector<HTMLElement>('.one.scrolls, .pane.flat');
        return r !== null && r.scrollHeight > 2 * r.clientHeight + 1
          ? [`${r.getAttribute('aria-label')}: ${r.scrollHeight} in ${r.clientHeight}`]
          : [];
      });
    const wide = { width: 1366, height: 768 };
    for (let i = 0; i < 40; i++) {
      if ((await ready(page)) === 'over') break;
      const ply = await page.locator('.prompt').getAttribute('data-ply');
      await still(page);
      for (const fault of await rails()) bad.push(`at ply ${ply}: ${fault}`);
      if (i % 8 === 4) {
        await page.setViewportSize({ width: 360, height: 640 });
        for (const tab of ['Board', 'Shared', 'Mine', 'Others']) {
          await page.locator('.tabs button', { hasText: tab }).click();
          await still(page);
          for (const fault of await pane()) bad.push(`phone at ply ${ply}: ${fault}`);
        }
        await page.setViewportSize(wide);
        await still(page);
      }
      // Others may have gone on meanwhile.
      if ((await ready(page)) === 'over') break;
      const before = await page.locator('.prompt').getAttribute('data-ply');
      // Not the hurried way: the table must fill.
      const land = page.locator('section.pane .hit[data-target]');
      const button = page.locator('.prompt .options button[data-choice]:enabled');
      const target = page.locator('[data-target]:visible');
      await expect(button.or(target).first()).toBeVisible();
      // Counted once: on an open floor others may act meanwhile, and what was there is gone.
      const n = await land.count();
      if (i % 2 === 0 && n > 0) {
        await land
          .nth(i % n)
          .press('Enter', { timeout: 3000 })
          .catch(() => undefined);
        // A place that means several things asks which.
        const goesOn = async () => (await page.locator('.prompt').getAttribute('data-ply')) !== before;
        await drawn(page);
        await expect.poll(async () => (await goesOn()) || (await button.count()) > 0).toBe(true);
        if (!(await goesOn())) await button.first().click();
      } else if ((await button.count()) > 0) await button.first().click();
      else await target.first().press('Enter');
      await moved(page, before);
    }
    expect(bad).toEqual([]);
  });
