import type {Page} from '@playwright/test';

/** The catalog of 650 operators on the fixture site. */
export const CATALOG = '/catalog';

/** The same, asked for learners for a numeric label that take missing values. */
export const ASKED = `${CATALOG}?label=numeric_label&handles=missing_values&group=category`;

/** The list below the controls. */
export const list = (page: Page) => page.locator('.operator-catalog-list');

/** The operators that are shown. */
export const rows = (page: Page) => list(page).locator('li:visible');

/** How many operators are shown. */
export const status = (page: Page) =>
  page.getByRole('main').getByRole('status');
