import { defineConfig } from '@playwright/test';

// A running server, or the program that shall be started for the tests.
const url = process.env.DOLMEN_URL;
const program = process.env.DOLMEN_PROGRAM ?? '../target/release/dolmen';
const port = 7979;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/runs',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 1,
  // A test that needs a second try is a fault, of the page or of the test.
  retries: 0,
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    baseURL: url ?? `http://127.0.0.1:${port}`,
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer:
    url === undefined
      ? {
          command:
            `${program} serve --listen 127.0.0.1:${port} --data test-results/data --away 2 ` +
            `--bot "Elder=${program} engine --bot greedy"`,
          url: `http://127.0.0.1:${port}/api/health`,
        }
      : undefined,
});
