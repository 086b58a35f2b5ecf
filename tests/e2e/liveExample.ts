import type {Page} from '@playwright/test';
import {expect, open} from './support';

const FOLDER = '/docs/operators/cleansing';
/** Page whose live example has one table with one numeric column. */
export const NORMALIZE = `${FOLDER}/normalization/normalize`;
/** Page whose live example has a nominal result. */
export const FREQUENCY = `${FOLDER}/binning/discretize_by_frequency`;
/** Page whose live example has several columns and a list. */
export const REPLACE = `${FOLDER}/missing/replace_missing_values`;

/** The button that opens a live example. */
export const openButton = (page: Page) =>
  page.getByRole('button', {name: 'Try other settings'});

/** The panel of an open live example. */
export const panel = (page: Page) => page.locator('.operator-trial-panel');

/** The current result. */
export const result = (page: Page) =>
  panel(page).getByRole('region', {name: /^Output: /});

/** The last valid result, shown after an error. */
export const lastResult = (page: Page) =>
  panel(page).getByRole('region', {name: /^Last result: /});

/** Status message of the panel: an error, or the changes of the result. */
export const status = (page: Page) =>
  panel(page).locator('.operator-trial-bar').getByRole('status');

/**
 * Displayed texts of a result column, without texts only for screen readers.
 */
export const columnOf = (page: Page, column: number) =>
  page.locator(
    `.operator-trial-scroll[role="region"] tbody td:nth-child(${column})`,
  );

/** Opens a page and its live example. */
export async function openTrial(page: Page, url: string): Promise<void> {
  await open(page, url);
  await openButton(page).click();
  await expect(panel(page)).toBeVisible();
}
