import {expect, hold, searchInput, test} from './support';

for (const width of [390, 1440]) {
  test(`a text that is composed while the box comes is in it once, at ${width} px`, async ({
    page,
    help,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(`${help}/docs/intro`);
    const release = await hold(page, '**/*.js');
    await searchInput(page).click();
    const session = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose('m');
    await compose('mo');
    const worker = page.waitForEvent('worker');
    release();
    // All code is loaded, including the box.
    await worker;
    await compose('mod');
    await expect(searchInput(page)).toHaveValue('mod');
    await expect(page.locator('.aa-Input')).toHaveCount(0);
    await session.send('Input.insertText', {text: 'model'});
    await expect(page.locator('.aa-Input')).toBeFocused();
    await expect(page.locator('.aa-Input')).toHaveValue('model');
    await page.keyboard.type('s');
    await expect(page.locator('.aa-Input')).toHaveValue('models');
  });
}
