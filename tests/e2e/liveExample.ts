import type {Page} from '@playwright/test';
import {expect, open} from './support';

const FOLDER = '/docs/operators/cleansing';
/** Page with one table of one numeric column. */
export const NORMALIZE = `${FOLDER}/normalization/normalize`;
/** Page whose result is nominal. */
export const FREQUENCY = `${FOLDER}/binning/discretize_by_frequency`;
/** Page with several columns and a list. */
export const REPLACE = `${FOLDER}/missing/replace_missing_values`;

/** The button that opens a live example. */
export const openButton = (page: Page) =>
  page.getByRole('button', {name: 'Try other settings'});

/** A live example that is open. */
export const panel = (page: Page) => page.locator('.operator-trial-panel');

/** The result of what was typed. */
export const result = (page: Page) =>
  panel(page).getByRole('region', {name: /^Output: /});

/** The result before something stopped the example. */
export const lastResult = (page: Page) =>
  panel(page).getByRole('region', {name: /^Last result: /});

/** What is told of the result. */
export const status = (page: Page) =>
  panel(page).locator('.operator-trial-bar').getByRole('status');

/** Texts of a column of the result, without what is only spoken. */
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
