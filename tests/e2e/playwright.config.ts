import {defineConfig} from '@playwright/test';
import {findHeadlessBrowser} from '../../.tools/ensureBrowser.mjs';

/** The longest tests that come last by name: they build a site, or start this one. */
const LONG = /(?:searchPackage|siteDev)\.spec\.ts$/;

/** `npm run test:all` visits every page. Otherwise pageKinds.spec.ts visits one of each kind. */
const LEFT_OUT = process.env.ALL_PAGES ? [] : [/allPages\.spec\.ts$/];

export default defineConfig({
  testDir: __dirname,
  projects: [
    {name: 'long', testMatch: LONG},
    {name: 'others', testIgnore: [LONG, ...LEFT_OUT]},
  ],
  globalSetup: './globalSetup.ts',
  outputDir: '../../reports/e2e',
  fullyParallel: true,
  // One more than cores: a test waits for timers and frames a part of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: '../../reports/e2e.json'}]],
  use: {
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
    // Traces copy the page at each step, three quarters of the time on slowed pages; `--trace on` when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
