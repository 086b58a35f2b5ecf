import type {Page} from '@playwright/test';
import {
  blockStorage,
  expect,
  expectGoodAtWidth,
  hold,
  open,
  openSearch,
  search,
  searchInput,
  searchPanel,
  searchResults,
  searchStatus,
  test,
} from './support';

/** Index files that the first answer can come from. */
const INDEX = /search-(index|titles)-en\.json$/;

/**
 * Window widths by layout of the search box: it covers the page on a phone, and
 * opens a panel elsewhere.
 */
const LAYOUTS = [[320], [1440, 768]] as const;

for (const widths of LAYOUTS) {
  test.describe(`at ${widths[0]} px`, () => {
    test.use({viewport: {width: widths[0], height: 900}});

    const expectGood = async (page: Page) => {
      for (const width of widths) {
        await expectGoodAtWidth(page, width);
      }
    };

    test.beforeEach(async ({page, help}) => {
      await open(page, `${help}/docs/intro`);
    });

    test('the loading state tells how far the index is', async ({page}) => {
      const release = await hold(page, INDEX);
      await openSearch(page);
      await searchInput(page).fill('workflow');
      await expect(searchPanel(page)).toContainText('Loading the search index');
      await expect(searchPanel(page)).not.toContainText('No results found');
      await expect(searchStatus(page)).toHaveText(
        'Loading the search index...',
      );
      await expectGood(page);
      release();
      await expect(searchResults(page).first()).toBeVisible();
      await expect(searchPanel(page)).not.toContainText('Loading');
    });

    test('a failed load says so, and typing again retries', async ({page}) => {
      await page
        .context()
        .route(INDEX, (route) => route.fulfill({status: 500}));
      await openSearch(page);
      await searchInput(page).fill('workflow');
      await expect(searchPanel(page)).toContainText('could not be loaded');
      await expect(searchStatus(page)).toContainText('could not be loaded');
      await expectGood(page);
      await page.context().unroute(INDEX);
      await expect(async () => {
        await searchInput(page).press('End');
        await searchInput(page).press('s');
        await searchInput(page).press('Backspace');
        await expect(searchResults(page).first()).toBeVisible({timeout: 1000});
      }).toPass();
      await expect(searchPanel(page)).not.toContainText('could not be loaded');
    });

    test('an empty answer says so', async ({page}) => {
      await openSearch(page);
      await searchInput(page).fill('xylophoneorchestra');
      await expect(searchPanel(page)).toContainText('No results found');
      await expect(searchStatus(page)).toHaveText('No results found');
      await expectGood(page);
    });

    test('a corrected spelling is named', async ({page}) => {
      await openSearch(page);
      await searchInput(page).fill('autoscxling');
      await expect(searchPanel(page)).toContainText(
        'Showing results for “autoscaling”',
      );
      await expect(searchResults(page).first()).toContainText('Autoscaling');
      await expect(searchStatus(page)).toContainText('Showing results for');
      await expectGood(page);
    });

    test('a query that cannot be run shows where and why', async ({page}) => {
      await openSearch(page);
      await searchInput(page).fill('titel:pivot');
      await expect(searchPanel(page)).toContainText('This query cannot be run');
      await expect(searchPanel(page).locator('code mark')).toContainText(
        'titel',
      );
      await expect(searchStatus(page)).toContainText('titel');
      await expectGood(page);
    });

    test('recent searches come back, and can be forgotten', async ({page}) => {
      await openSearch(page);
      await searchInput(page).fill('autoscaling');
      await searchResults(page).first().click();
      await expect(page.getByRole('heading', {level: 1})).toContainText(
        'Autoscaling',
      );
      // A new page takes the focus from the box. A key pressed earlier would be
      // text.
      await expect(page.locator('.aa-Input:focus')).toHaveCount(0);
      await openSearch(page);
      await searchInput(page).fill('');
      const list = page.getByRole('listbox', {name: 'Recent searches'});
      await expect(list.getByRole('option').first()).toHaveText('autoscaling');
      await expectGood(page);
      await list.getByRole('option').first().click();
      await expect(searchInput(page)).toHaveValue('autoscaling');
      await expect(searchResults(page).first()).toContainText('Autoscaling');
      await searchInput(page).fill('');
      await page.getByRole('option', {name: 'Clear recent searches'}).click();
      await expect(list).toHaveCount(0);
    });
  });
}

test('Enter before the answer opens its first result, not one of before', async ({
  page,
  help,
}) => {
  const release = await hold(page, INDEX);
  await open(page, `${help}/docs/intro`);
  await searchInput(page).fill('autoscaling');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/intro$/);
  release();
  await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling/);
});

test('the row that a reader has moved to stays active when better rows arrive', async ({
  page,
  help,
}) => {
  const release = await hold(page, '**/search-index-en.json');
  await open(page, `${help}/docs/intro`);
  await search(page, 'workflow');
  const rows = searchResults(page);
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
  const count = await rows.count();
  release();
  await expect.poll(() => rows.count()).toBeGreaterThan(count);
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
});

test('rows of an earlier query open nothing while another is asked', async ({
  page,
  help,
}) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const watched = {
      isHeld: false,
      release() {
        watched.isHeld = false;
        held.splice(0).forEach((post) => post());
      },
    };
    Object.assign(window, {watched});
    const Original = window.Worker;
    window.Worker = class extends Original {
      override postMessage(message: unknown) {
        if (watched.isHeld) {
          held.push(() => super.postMessage(message));
        } else {
          super.postMessage(message);
        }
      }
    };
  });
  type Watched = {readonly watched: {isHeld: boolean; release: () => void}};
  await open(page, `${help}/docs/intro`);
  await search(page, 'autoscaling');
  await expect(searchResults(page).first()).toContainText('Autoscaling');
  await page.evaluate(() => {
    (window as unknown as Watched).watched.isHeld = true;
  });
  await searchInput(page).fill('rest api');
  await searchResults(page).first().click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await searchInput(page).focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    (window as unknown as Watched).watched.release();
  });
  await expect(page).toHaveURL(/api/);
});

test('Enter before the search is there is not lost', async ({page, help}) => {
  await open(page, `${help}/docs/intro`);
  const release = await hold(page, '**/*.js');
  await searchInput(page).pressSequentially('autoscaling');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/intro$/);
  release();
  await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling/);
});

test('without storage there are no recent searches, and no error', async ({
  page,
  help,
}) => {
  await blockStorage(page);
  await open(page, `${help}/docs/intro`);
  await search(page, 'autoscaling');
  await searchResults(page).first().click();
  await expect(page).toHaveURL(/autoscaling/);
  // The search box loses the focus when the page is rendered.
  await expect(page.locator('.aa-Input:focus')).toHaveCount(0);
  // A query opens the panel. Without a query, recent searches would keep it
  // open.
  await search(page, 'workflow');
  await searchInput(page).fill('');
  await expect(searchPanel(page)).toHaveCount(0);
});
