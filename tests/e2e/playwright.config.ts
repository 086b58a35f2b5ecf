import {defineConfig} from '@playwright/test';
import {findHeadlessBrowser} from '../../.tools/ensureBrowser.mjs';

/**
 * The longest tests that would come last in alphabetical order: they build a
 * site or start the dev server of this one.
 */
const LONG = /(?:searchPackage|siteDev)\.spec\.ts$/;

/**
 * Only `npm run test:all` visits every page. Otherwise pageKinds.spec.ts visits
 * one of each kind.
 */
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
  // One more than the number of cores, because tests spend part of their time
  // waiting for timers and frames.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: '../../reports/e2e.json'}]],
  use: {
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
    // Traces copy the page at each step, which takes three quarters of the time
    // on slowed pages. Use `--trace on` when needed.
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
