import {
  expect,
  hold,
  open,
  search,
  searchInput,
  searchResults,
  test,
} from './support';

test('the box shows that it waits after 300 ms, and not before', async ({
  page,
  help,
}) => {
  const release = await hold(page, /search-(index|titles)-en/);
  await open(page, `${help}/docs/intro`);
  const waits = page.locator('.aa-LoadingIndicator');
  // The code is loaded before the clock stops, so that only the time of the
  // search counts.
  await searchInput(page).click();
  await expect(page.locator('.aa-Form')).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await searchInput(page).fill('workflow');
  await page.clock.runFor(290);
  await expect(waits).toBeHidden();
  await page.clock.runFor(20);
  await expect(waits).toBeVisible();
  release();
  await page.clock.resume();
  await search(page, 'autoscaling');
  await expect(searchResults(page).first()).toContainText('Autoscaling');
  await expect(waits).toBeHidden();
});
