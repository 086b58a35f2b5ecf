import type {Locator} from '@playwright/test';
import {expect, open, test} from './support';

const sizeOf = (icon: Locator) =>
  icon.evaluate((element) => {
    const {width, height} = element.getBoundingClientRect();
    return {width, height};
  });

test('the navbar is named Main, with links at its left and search at its right', async ({
  page,
  help,
}) => {
  await page.goto(`${help}/docs/intro`);
  const main = page.getByRole('navigation', {name: 'Main', exact: true});
  const end = await main.evaluate((bar) => bar.getBoundingClientRect().width);
  const middleOf = async (item: Locator) => {
    const {x = 0, width = 0} = (await item.boundingBox()) ?? {};
    return x + width / 2;
  };
  for (const [name, address] of [
    ['Documentation', '/help/docs/intro'],
    ['News', '/help/blog'],
  ] as const) {
    const link = main.getByRole('link', {name, exact: true});
    await expect(link).toHaveAttribute('href', address);
    expect(await middleOf(link)).toBeLessThan(end / 2);
  }
  const search = main.getByRole('combobox', {name: 'Search...'});
  await expect(search).toHaveCount(1);
  expect(await middleOf(search)).toBeGreaterThan(end / 2);
});

test('the navbar draws items of every type', async ({page, fixture}) => {
  await open(page, `${fixture}/docs/start`);
  const main = page.getByRole('navigation', {name: 'Main', exact: true});
  await main.locator('a', {hasText: 'More'}).first().hover();
  await expect(main.getByText('Raw item').first()).toBeVisible();
  for (const [name, address] of [
    ['Plain link', '/base/'],
    ['Doc link', '/base/docs/other'],
    ['Sidebar link', '/base/docs/other'],
    ['Version link', '/base/docs/other'],
    ['Away', 'https://example.org/'],
  ] as const) {
    await expect(main.getByRole('link', {name})).toHaveAttribute(
      'href',
      address,
    );
  }
});

test('a menu of the navbar opens with Enter, and closes with a click elsewhere', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}/docs/start`);
  await page.locator('.navbar a', {hasText: 'More'}).focus();
  const entry = page.locator('.dropdown__menu').getByText('Raw item');
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(entry).toBeHidden();
});

test('the label of the menu of versions leads to the version', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}/docs/next/start`);
  await expect(
    page.locator('.navbar a.navbar__link', {hasText: 'Next'}),
  ).toHaveAttribute('href', '/base/docs/next/start');
});

test('a link to another site has an icon of 13.5 by 13.5 px', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}/docs/start`);
  const icon = page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Otters of the world'})
    .locator('svg');
  await expect(icon).toHaveAttribute('aria-label', '(opens in new tab)');
  expect(await sizeOf(icon)).toEqual({width: 13.5, height: 13.5});
});

test('the footer has titled columns of links and a line of copyright', async ({
  page,
  help,
}) => {
  await page.goto(`${help}/docs/intro`);
  const footer = page.getByRole('contentinfo');
  const columns = footer.locator('.footer__col');
  await expect(columns.locator('.footer__title')).toHaveText([
    'Learn',
    'Run',
    'Stay informed',
  ]);
  for (const column of await columns.all()) {
    expect(await column.getByRole('link').count()).toBeGreaterThan(2);
  }
  await expect(footer.locator('.footer__copyright')).not.toBeEmpty();
});

test('a flat footer parts its links by middle dots, and may have a logo', async ({
  page,
  fixture,
}) => {
  await page.goto(`${fixture}/docs/start`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__links').first()).toHaveText(
    /^Home·Other·Otters of the world$/,
  );
  await expect(footer.getByRole('img', {name: 'An otter'})).toBeVisible();
  await expect(footer.locator('.footer__copyright')).toHaveText('By otters.');
});

test('the menu button stands in for the navbar up to 996 px, and not beyond', async ({
  page,
  help,
}) => {
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  const link = page
    .getByRole('navigation', {name: 'Main', exact: true})
    .getByRole('link', {name: 'News', exact: true});
  await page.setViewportSize({width: 996, height: 800});
  await page.goto(`${help}/docs/intro`);
  await expect(button).toBeVisible();
  await expect(link).toBeHidden();
  await page.setViewportSize({width: 997, height: 800});
  await expect(button).toBeHidden();
  await expect(link).toBeVisible();
});

test('the mobile sidebar has lists of languages and versions', async ({
  page,
  fixture,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, `${fixture}/`);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const sidebar = page.locator('.navbar-sidebar');
  await sidebar.getByText('Languages').click();
  await expect(sidebar.getByRole('link', {name: 'Deutsch'})).toBeVisible();
  await sidebar.getByText('Versions').click();
  await expect(sidebar.getByRole('link', {name: 'Next'})).toBeVisible();
});

test('carets are drawn under the policy', async ({page, help}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, `${help}/docs/intro`);
  for (const button of [
    '.theme-doc-toc-mobile > summary',
    '.theme-back-to-top-button',
  ]) {
    const {image, mask} = await page.locator(button).evaluate((element) => {
      const {backgroundImage, maskImage} = getComputedStyle(element, '::after');
      return {image: backgroundImage, mask: maskImage};
    });
    // A picture that the policy forbids leaves a box, or nothing.
    const url = /^url\("(data:image\/svg.+)"\)$/s.exec(
      mask === 'none' ? image : mask,
    )?.[1];
    await page.evaluate(
      (src) => Object.assign(new Image(), {src}).decode(),
      url!.replaceAll('\\"', '"'),
    );
  }
});

test('the page can be scrolled back to its top', async ({page, help}) => {
  await open(page, `${help}/docs/deploy/rest-api`);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  for (const distance of [800, 1600, 1300]) {
    // The button reacts to events. Two scrolls in one frame trigger only one.
    await page.evaluate(
      (top) =>
        new Promise((resolve) => {
          window.addEventListener('scroll', () => setTimeout(resolve), {
            once: true,
          });
          window.scrollTo({top});
        }),
      distance,
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(distance);
  }
  const steps = page.evaluate(
    () =>
      new Promise<[from: number, to: number][]>((resolve) => {
        const taken: [from: number, to: number][] = [];
        const scrollTo = window.scrollTo.bind(window);
        window.scrollTo = ((x: number, y: number) => {
          taken.push([scrollY, y]);
          scrollTo(x, y);
          if (y === 0) {
            resolve(taken);
          }
        }) as typeof window.scrollTo;
      }),
  );
  await button.click();
  for (const [from, to] of await steps) {
    expect(to).toBe(Math.floor(from * 0.85));
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
