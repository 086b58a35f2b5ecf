import AxeBuilder from '@axe-core/playwright';
import {expect, test as base} from '@playwright/test';
import type {Page} from '@playwright/test';
import {SETTINGS_ATTRIBUTE} from '../../plugins/search-local/shared/constants';
import type {SearchSettings} from '../../plugins/search-local/shared/types';

/** Widths of the layouts: phone, tablet, desktop, in px. */
export const WIDTHS = [320, 768, 1440] as const;

/** What the browser complains about on its own when a request fails on purpose. */
const NETWORK_NOISE = /Failed to load resource/;

type Fixtures = {
  /** Address of the help site, without a slash at its end. */
  readonly help: string;
  /** Address of the fixture site, without a slash at its end. */
  readonly fixture: string;
  /**
   * Errors on the console, uncaught ones, and what the policy of the host
   * forbids; a test that leaves any in it fails.
   */
  readonly errors: string[];
};

/** Has a page tell of what the policy of its host forbids. */
function reportViolations() {
  addEventListener('securitypolicyviolation', (violation) => {
    const {effectiveDirective, blockedURI, sourceFile, sample} = violation;
    console.error(
      `The policy forbids: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`,
    );
  });
}

/** A test that fails on any console error, uncaught error, or breach of the policy of its page. */
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

/** Goes to a page, has it start, and waits until its components answer. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await started(page);
}

/**
 * Makes a browser slow: it fixes where Back leads when that is called, and is there only half a second later.
 * @returns Waits until the browser is there.
 */
export async function delayBack(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let isUnderWay = false;
    // Before the listeners of the page, which can stop the event.
    const note = () => Object.assign(window, {isBack: isUnderWay});
    addEventListener('popstate', note, {capture: true});
    history.back = () => {
      const {length} = history;
      setTimeout(() => {
        isUnderWay = true;
        history.go(length - history.length - 1);
      }, 500);
    };
  });
  return async () => {
    await page.waitForFunction(
      () => (window as unknown as {isBack?: boolean}).isBack,
    );
  };
}

/**
 * Gives the first sign of a reader, one that does nothing else, and waits until
 * React has taken over the page.
 */
export async function started(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/**
 * Checks the page as it is against the WCAG 2.2 A and AA rules and axe's best practices.
 * No page has frames, so axe needs no second page to sum up in.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page})
    .setLegacyMode()
    // Without this, axe describes each element that passes, in half of its time.
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
  // A page that was resized draws its parts again.
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

/**
 * Resizes the page, and checks that it fits and has no accessibility violation.
 * A tablet has the elements of a phone in the colors of the other layouts: the
 * rules are checked there only by `npm run test:all`.
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

/** Opens the search by its key, and waits until the box has replaced its placeholder. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.locator('.aa-Input')).toBeFocused();
}

/** The rows of the search results. */
export const searchResults = (page: Page) => page.getByRole('option');

/** What the search box opens: notices, results, legend. */
export const searchPanel = (page: Page) => page.locator('.aa-Panel');

/** What the search box tells screen readers; other parts of a page have regions of their own. */
export const searchStatus = (page: Page) =>
  page.locator('body > [role="status"]');

/** How many pages the search box shows at most, from the settings in the page. */
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
 * Holds all requests of a page, its workers included, whose address matches.
 * @returns A function that sends the held requests.
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

/** Has a page find a connection of some speed, where a reader may save data. */
export const setConnection = (
  page: Page,
  connection: {readonly effectiveType: string; readonly saveData: boolean},
) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);

/** Has a page find its storage blocked, as in some private windows. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('The storage is blocked.');
      },
    });
  });

/** Notes the document of a page. @returns Whether the page still stands in that document, not in one loaded anew. */
export async function noteDocument(
  page: Page,
): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {isNoted: true}));
  return () => page.evaluate(() => 'isNoted' in window);
}

type Observed = {readonly observed: {readonly shift: number}};

/** Adds up what shifts without the reader's doing. */
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

/** What `watchShifts` has added up. */
export const observed = (page: Page) =>
  page.evaluate(() => (window as unknown as Observed).observed);
