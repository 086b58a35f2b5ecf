import AxeBuilder from '@axe-core/playwright';
import {expect, test as base} from '@playwright/test';
import type {Page} from '@playwright/test';
import {SETTINGS_ATTRIBUTE} from '../../plugins/search-local/shared/constants';
import type {SearchSettings} from '../../plugins/search-local/shared/types';

/** Window widths of the layouts: phone, tablet, desktop, in px. */
export const WIDTHS = [320, 768, 1440] as const;

/** Browser message for a failed request, which tests cause on purpose. */
const NETWORK_NOISE = /Failed to load resource/;

type Fixtures = {
  /** URL of the help site, without a slash at the end. */
  readonly help: string;
  /** URL of the fixture site, without a slash at the end. */
  readonly fixture: string;
  /**
   * Console errors, uncaught errors, and violations of the host's security
   * policy. A test that leaves any of them in the list fails.
   */
  readonly errors: string[];
};

/** Logs violations of the host's security policy as console errors. */
function reportViolations() {
  addEventListener('securitypolicyviolation', (violation) => {
    const {effectiveDirective, blockedURI, sourceFile, sample} = violation;
    console.error(
      `The policy forbids: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`,
    );
  });
}

/** Test that fails on console errors, uncaught errors, or policy violations. */
export const test = base.extend<Fixtures>({
  help: `${process.env.HELP_ORIGIN}/help`,
  fixture: `${process.env.FIXTURE_ORIGIN}/base`,
  errors: [
    async ({page}, provide) => {
      const errors: string[] = [];
      await page.addInitScript(reportViolations);
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !NETWORK_NOISE.test(message.text())) {
          errors.push(message.text());
        }
      });
      await provide(errors);
      expect(errors, 'errors on the console').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Goes to a page, starts it, and waits until its components react to input. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await started(page);
}

/**
 * Starts a page, as a reader who types into the search box does, and waits for
 * React.
 */
export async function started(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (!('docusaurusRoot' in window)) {
      document
        .querySelector('input')
        ?.dispatchEvent(new Event('input', {bubbles: true}));
    }
  });
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/**
 * Checks the current page against the WCAG 2.2 A and AA rules and axe's best
 * practices. Without frames, axe needs no second page for the summary.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page})
    .setLegacyMode()
    // Without this option, axe spends half of its time on descriptions of
    // elements that pass.
    .options({resultTypes: ['violations']})
    .analyze();
  expect(
    violations.map(({id, nodes}) => ({
      id,
      nodes: nodes.map(
        ({html, failureSummary}) => `${html}\n${failureSummary}`,
      ),
    })),
  ).toEqual([]);
}

/** Checks that nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
  // A page redraws its parts after a resize.
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

/**
 * Resizes the page, and checks that it fits and has no accessibility violation.
 * A tablet has the elements of a phone in the colors of the other layouts, so
 * only `npm run test:all` checks the rules there.
 */
export async function expectGoodAtWidth(
  page: Page,
  width: (typeof WIDTHS)[number],
): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await expectNoSidewaysScroll(page);
  if (width !== 768 || process.env.ALL_PAGES) {
    await expectNoAxeViolations(page);
  }
}

/** The input of the search box. */
export const searchInput = (page: Page) =>
  page.getByRole('combobox', {name: 'Search...'});

/**
 * Opens the search with its key and waits until its placeholder is replaced.
 */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.locator('.aa-Input')).toBeFocused();
}

/** Rows of the search results. */
export const searchResults = (page: Page) => page.getByRole('option');

/** The panel of the search box: notices, results, legend. */
export const searchPanel = (page: Page) => page.locator('.aa-Panel');

/** Live region of the search box. Other parts have separate regions. */
export const searchStatus = (page: Page) =>
  page.locator('body > [role="status"]');

/** Maximum number of pages in the search box, from the settings in the page. */
export async function maxResults(page: Page): Promise<number> {
  const settings = await page
    .locator(`[${SETTINGS_ATTRIBUTE}]`)
    .getAttribute(SETTINGS_ATTRIBUTE);
  return (JSON.parse(settings!) as SearchSettings).maxResults;
}

/** Types into the search box and waits for the answer. */
export async function search(page: Page, query: string): Promise<void> {
  await searchInput(page).fill(query);
  await expect(searchPanel(page)).toBeVisible();
}

/**
 * Holds all requests with a matching URL, including requests of workers.
 * @returns Function that releases the held requests.
 */
export async function hold(
  page: Page,
  address: string | RegExp,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Simulates a connection speed and the data-saving setting. */
export const setConnection = (
  page: Page,
  connection: {readonly effectiveType: string; readonly saveData: boolean},
) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);

/** Simulates blocked storage, as in some private windows. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('The storage is blocked.');
      },
    });
  });

/** Returns a test that is true until the page loads another document. */
export async function noteDocument(
  page: Page,
): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {isNoted: true}));
  return () => page.evaluate(() => 'isNoted' in window);
}

type Observed = {readonly observed: {readonly shift: number}};

/** Adds up layout shifts that were not caused by input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed = {shift: 0};
    Object.assign(window, {observed});
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const {value, hadRecentInput} = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        };
        observed.shift += hadRecentInput ? 0 : value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Total of the layout shifts since `watchShifts`. */
export const observed = (page: Page) =>
  page.evaluate(() => (window as unknown as Observed).observed);
