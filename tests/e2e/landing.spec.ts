import {expect, open, searchInput, searchResults, test} from './support';

test('the cards lead to the pages they name', async ({page, help}) => {
  const cards = [
    ['Documentation', 'Complete platform documentation', /\/docs\/intro$/],
    ['Get Started', 'Jumpstart and intro videos', /\/docs\/intro#get-started$/],
    ['Support', 'Enterprise customer help', /\/docs\/intro#get-help$/],
  ] as const;
  for (const [title, text, address] of cards) {
    await open(page, `${help}/`);
    await page
      .getByRole('main')
      .getByRole('link', {name: `${title} ${text}`})
      .click();
    await expect(page).toHaveURL(address);
    const id = new URL(page.url()).hash;
    if (id) {
      await expect(page.locator(id)).toBeInViewport();
    }
  }
});

test('shows the title and the tagline', async ({page, help}) => {
  await open(page, `${help}/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Altair AI Cloud',
  );
  await expect(page.getByText('Documentation for SaaS Platform')).toBeVisible();
});

for (const width of [320, 1440]) {
  test(`the large search entry opens the search at ${width} px`, async ({
    page,
    help,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, `${help}/`);
    await page
      .getByRole('button', {name: 'Search guides, News, and operators'})
      .click();
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.type('autoscaling');
    await expect(searchResults(page).first()).toContainText('Autoscaling');
  });
}
