import type {Page} from '@playwright/test';

/** The catalog of 650 operators on the fixture site. */
export const CATALOG = '/catalog';

/** The same, asked for the operators of a category that can be tried. */
export const ASKED = `${CATALOG}?category=Modeling&live=yes`;

/** The list below the controls. */
export const list = (page: Page) => page.locator('.operator-catalog-list');

/** The operators that are shown. */
export const rows = (page: Page) => list(page).locator('li:visible');

/** How many operators are shown. */
export const status = (page: Page) =>
  page.getByRole('main').getByRole('status');
