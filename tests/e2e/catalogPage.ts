import type {Page} from '@playwright/test';

/** Route of the catalog of 650 operators on the fixture site. */
export const CATALOG = '/catalog';

/** Route of the catalog with a filter: one category, and only live examples. */
export const ASKED = `${CATALOG}?category=Modeling&live=yes`;

/** The list below the controls. */
export const list = (page: Page) => page.locator('.operator-catalog-list');

/** The operators that pass the filter. */
export const rows = (page: Page) => list(page).locator('li:visible');

/** The line with the number of operators. */
export const status = (page: Page) =>
  page.getByRole('main').getByRole('status');
