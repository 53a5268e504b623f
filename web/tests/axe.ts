/** What axe-core finds on a page. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

import { still } from './table';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = (await page.evaluate('axe.run()')) as AxeResults;
  return found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`);
}

export const themes = ['light', 'dark', 'contrast'] as const;

/** Another theme, at once. */
export async function dress(page: Page, theme: string): Promise<void> {
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
  await still(page);
}

/** What axe finds in each theme, and a picture in the light one, wide and on a phone. */
export async function inspect(page: Page, name: string, bad: string[]): Promise<void> {
  for (const theme of themes) {
    await dress(page, theme);
    for (const fault of await violations(page)) bad.push(`${name} ${theme}: ${fault}`);
  }
  await dress(page, 'light');
  for (const [size, viewport] of Object.entries({
    phone: { width: 360, height: 640 },
    wide: { width: 1366, height: 768 },
  })) {
    await page.setViewportSize(viewport);
    await still(page);
    await page.screenshot({ path: `test-results/screens/${name}-${size}.png` });
    const over = await page.evaluate(() => ({
      x: document.documentElement.scrollWidth - innerWidth,
      y: document.documentElement.scrollHeight - innerHeight,
    }));
    if (over.x > 0 || over.y > 0) bad.push(`${name} ${size}: ${over.x} px too wide, ${over.y} px too high`);
  }
}
