import type { Page } from '@playwright/test';

import { violations } from './axe';
import { expect, look, newTable, playOn, ready, sayName, still, test } from './table';

const shots = 'test-results/screens';

async function open(page: Page, hash: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${hash}`);
  await expect(page.locator('h1').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
}

test('every screen in every theme and language is accessible', async ({ page }) => {
  test.setTimeout(480_000);
  await sayName(page, 'Axel');
  const id = await newTable(page, ['me', 'bot', 'bot'], { first: 'seat1' });
  await ready(page);
  const waiting = await newTable(page, ['me', 'open']);
  const game = await page.evaluate(
    async () => ((await (await fetch('/api/games')).json()) as { games: { id: string }[] }).games[0]?.id,
  );
  const screens: Record<string, string> = {
    home: '#/',
    new: `#/new/${game}`,
    table: `#/table/${id}`,
    waiting: `#/table/${waiting}`,
    rules: `#/rules/${game}`,
    content: `#/content/${game}`,
    settings: '#/settings',
  };
  const bad: string[] = [];
  for (const language of ['en', 'fr', 'pt']) {
    for (const theme of ['light', 'dark', 'contrast']) {
      await look(page, language, theme);
      for (const [name, hash] of Object.entries(screens)) {
        await open(page, hash);
        for (const fault of await violations(page)) bad.push(`${name} ${language} ${theme}: ${fault}`);
      }
      // The drawers, the reasons and the text list of the table; their words differ, their structure does not.
      if (language !== 'en') continue;
      await open(page, screens.table ?? '');
      for (const key of ['w', 'l', 't', '?']) {
        await page.keyboard.press(key);
        for (const fault of await violations(page)) bad.push(`table+${key} ${language} ${theme}: ${fault}`);
      }
    }
  }
  expect(bad).toEqual([]);
});

test('no screen scrolls sideways, and the table not at all', async ({ page }) => {
  await sayName(page, 'Breda');
  const id = await newTable(page, ['me', 'bot', 'bot', 'bot']);
  await ready(page);
  const game = await page.evaluate(
    async () => ((await (await fetch('/api/games')).json()) as { games: { id: string }[] }).games[0]?.id,
  );
  const bad: string[] = [];
  for (const language of ['en', 'fr', 'pt']) {
    await look(page, language, 'light');
    for (const [width, height] of [
      [360, 640],
      [768, 1024],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const hash of [
        '#/',
        `#/new/${game}`,
        `#/table/${id}`,
        `#/rules/${game}`,
        `#/content/${game}`,
        '#/settings',
      ]) {
        await open(page, hash);
        const over = await page.evaluate(() => ({
          x: document.documentElement.scrollWidth - innerWidth,
          y: document.documentElement.scrollHeight - innerHeight,
        }));
        if (over.x > 0) bad.push(`${hash} at ${width} in ${language}: ${over.x} px too wide`);
        if (hash.startsWith('#/table') && over.y > 0)
          bad.push(`the table at ${width} in ${language}: ${over.y} px too high`);
      }
    }
  }
  expect(bad).toEqual([]);
});

test('touch targets on a phone are large enough', async ({ page }) => {
  await sayName(page, 'Tilda');
  const id = await newTable(page, ['me', 'bot']);
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, `#/table/${id}`);
  await ready(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.prompt .options .button, .tabs button, .bar .button')]
      .filter((e) => e.offsetParent !== null && e.getBoundingClientRect().height < 44)
      .map((e) => e.textContent),
  );
  expect(small).toEqual([]);
});

test('pictures of every main screen, wide and phone', async ({ page }) => {
  await sayName(page, 'Vera');
  const id = await newTable(page, ['me', 'bot', 'bot'], { first: 'seat1' });
  await ready(page);
  const game = await page.evaluate(
    async () => ((await (await fetch('/api/games')).json()) as { games: { id: string }[] }).games[0]?.id,
  );
  const sizes = { wide: { width: 1366, height: 768 }, phone: { width: 360, height: 640 } };
  const screens: Record<string, string> = {
    home: '#/',
    new: `#/new/${game}`,
    table: `#/table/${id}`,
    rules: `#/rules/${game}`,
    content: `#/content/${game}`,
    settings: '#/settings',
  };
  const picture = async (name: string) => {
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      await still(page);
      await page.screenshot({ path: `${shots}/${name}-${size}.png` });
    }
  };
  for (const [name, hash] of Object.entries(screens)) {
    await open(page, hash);
    await picture(name);
  }
  for (const theme of ['dark', 'contrast']) {
    await look(page, 'en', theme);
    await open(page, screens.table ?? '');
    await picture(`table-${theme}`);
  }
  await look(page, 'fr', 'light');
  await open(page, screens.table ?? '');
  await picture('table-french');
  await look(page, 'en', 'light');
  await page.setViewportSize(sizes.wide);
  await open(page, screens.table ?? '');
  for (const key of ['w', 'l', 't', '?']) {
    await page.keyboard.press(key);
    await still(page);
    await page.screenshot({ path: `${shots}/table-key-${key === '?' ? 'help' : key}.png` });
    await page.keyboard.press('Escape');
    if (key === 't' || key === 'w') await page.keyboard.press(key);
  }
  await playOn(page);
  await picture('result');
});

test('the rules of every game are read in the language of the page, and a clause is found', async ({
  page,
}) => {
  await sayName(page, 'Rosette');
  const clause = { doggerland: 'DG-S01', 'last-doge': 'LD-S01', paleo: 'PA-S01', prehistory: 'PH-S01' };
  for (const [game, id] of Object.entries(clause)) {
    const texts = new Set<string>();
    for (const language of ['en', 'fr', 'pt']) {
      await look(page, language, 'light');
      await open(page, `#/rules/${game}/${id}`);
      const line = page.locator(`[data-clause="${id}"]`);
      await expect(line).toBeFocused();
      texts.add((await line.textContent()) ?? '');
    }
    expect(texts.size, `${game}: three languages`).toBe(3);
  }
});

test('where the components come from is read in the language of the page', async ({ page }) => {
  await sayName(page, 'Odile');
  const games = ['doggerland', 'last-doge', 'paleo', 'prehistory'];
  const read = new Set<string>();
  for (const language of ['en', 'fr', 'pt']) {
    await look(page, language, 'light');
    const here = new Set<string>();
    for (const game of games) {
      await open(page, `#/content/${game}`);
      const sources = page.locator('.items .source');
      await expect(sources.first()).toBeVisible();
      (await sources.allTextContents()).forEach((text) => here.add(text));
    }
    expect(
      [...here].filter((text) => read.has(text)),
      `${language} repeats another language`,
    ).toEqual([]);
    here.forEach((text) => read.add(text));
  }
});
