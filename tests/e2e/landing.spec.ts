import {expect, open, searchInput, searchResults, test} from './support';

test('the cards lead to the pages they name', async ({page, help}) => {
  const cards = [
    ['Documentation', 'Complete platform documentation', /\/docs\/intro$/],
    ['Get Started', 'Jumpstart and intro videos', /\/docs\/tutorial\/$/],
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

test('leads to the tutorial, whose pictures are the tour', async ({
  page,
  help,
}) => {
  await open(page, `${help}/`);
  await page
    .getByRole('main')
    .getByRole('link', {name: 'From a file to a weekly score'})
    .click();
  await expect(
    page.getByRole('heading', {name: 'A tour in pictures'}),
  ).toBeAttached();
  expect(await page.getByRole('figure').count()).toBeGreaterThanOrEqual(3);
});

test('names the latest post with its day', async ({page, help}) => {
  await open(page, `${help}/blog`);
  const posts = await page.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => ({
      title: article.querySelector('h2')?.innerText ?? '',
      date: article.querySelector('time')?.dateTime.slice(0, 10) ?? '',
    })),
  );
  const latest = posts.reduce((a, b) => (a.date > b.date ? a : b));
  await open(page, `${help}/`);
  const day = page.getByRole('main').getByRole('time');
  await expect(day).toHaveAttribute('datetime', latest.date);
  await page.getByRole('link', {name: latest.title}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(latest.title);
});

test('counts the operators, and leads to those of a task and of a category', async ({
  page,
  help,
  request,
}) => {
  const file = await request.get(`${help}/operators.json`);
  const {operators} = (await file.json()) as {operators: unknown[]};
  const all = `All ${operators.length.toLocaleString('en-US')} operators from A to Z`;
  for (const [list, link, address] of [
    ['By task', 'Applies models', /\/operators\/\?kind=Applies\+models$/],
    ['By category', 'Validation', /\/operators\/\?category=Validation$/],
  ] as const) {
    await open(page, `${help}/`);
    await expect(page.getByRole('link', {name: all})).toBeVisible();
    const section = page
      .getByRole('main')
      .locator('section', {has: page.getByRole('heading', {name: list})});
    const counts = await section.getByRole('listitem').allInnerTexts();
    const sum = counts
      .map((text) => Number(/\d+$/.exec(text)?.[0]))
      .reduce((total, count) => total + count, 0);
    expect(sum).toBe(operators.length);
    await section.getByRole('link', {name: link}).click();
    await expect(page).toHaveURL(address);
    await expect(
      page.getByRole('heading', {name: 'Operators', level: 1}),
    ).toBeVisible();
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
