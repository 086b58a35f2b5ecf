import {
  expect,
  open,
  search,
  searchInput,
  searchPanel,
  searchResults,
  test,
} from './support';

test.beforeEach(async ({page, help}) => {
  await open(page, `${help}/docs/intro`);
});

test('opening, typing, and closing leave the page where it is', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.wheel(0, 1200);
  // The navbar hides when scrolling down, and reappears after some distance up.
  await page.mouse.wheel(0, -300);
  await expect.poll(top).toBe(900);
  await page.keyboard.press('/');
  await page.keyboard.type('workflow');
  await expect(searchResults(page).first()).toBeVisible();
  expect(await top()).toBe(900);
  await page.keyboard.press('Escape');
  await expect(searchPanel(page)).toHaveCount(0);
  expect(await top()).toBe(900);
  await page.keyboard.press('Escape');
  await searchInput(page).click();
  await page.keyboard.type('join');
  await expect(searchResults(page).first()).toBeVisible();
  expect(await top()).toBe(900);
});

test('runs a query with an emoji, and reads signs between blanks as text', async ({
  page,
}) => {
  for (const query of ['❤\uFE0F join', 'join + tables', 'error:join']) {
    await search(page, query);
    await expect(searchResults(page).first()).toContainText(/join/i);
    // Rows remain until the next answer.
    await searchInput(page).fill('');
    await expect(searchPanel(page)).toHaveCount(0);
  }
});
