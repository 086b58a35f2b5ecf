import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../support/sites';
import {
  group,
  hostOf,
  hostOfCopy,
  keptBy,
  NOTHING,
  press,
  stopHosts,
} from './offlineHosts';
import {expect, open, started, test} from './support';

test.afterEach(stopHosts);

test('a download that fails says why, and leaves nothing behind', async ({
  page,
}) => {
  const {address, folder} = await hostOfCopy('incomplete');
  const file = path.join(folder, 'docs', 'other', 'index.html');
  const whole = readFileSync(file);
  await open(page, `${address}/docs/start`);
  rmSync(file);
  await press(page, 'Save for offline');
  await press(page, 'Save');
  await expect(group(page)).toContainText('The site cannot be downloaded now');
  await expect.poll(() => keptBy(page)).toEqual(NOTHING);
  writeFileSync(file, whole);
  await press(page, 'Try again');
  await press(page, 'Save');
  await expect(group(page)).toContainText('Saved for offline');
});

test('a device without room says so, and keeps nothing', async ({page}) => {
  const {address} = await hostOfCopy('full');
  await open(page, `${address}/docs/start`);
  const client = await page.context().newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(address).origin,
    quotaSize: 100_000,
  });
  await press(page, 'Save for offline');
  await press(page, 'Save');
  await expect(group(page)).toContainText('There is not enough space');
  await expect.poll(() => keptBy(page)).toEqual(NOTHING);
});

test('a reader cancels a download, and another page follows one', async ({
  page,
}) => {
  const {address} = await hostOf(path.join(ROOT, 'build'), '/help/');
  await open(page, `${address}/docs/intro`);
  await press(page, 'Save for offline');
  await press(page, 'Save');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.goto(`${address}/blog`);
  await started(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await press(page, 'Cancel');
  await expect(group(page).getByRole('button')).toHaveText('Save for offline');
  expect(await keptBy(page)).toEqual(NOTHING);
});

test('without a network, nothing can be saved, and the page says so', async ({
  page,
}) => {
  const {address, stop} = await hostOfCopy('stopped');
  await open(page, `${address}/docs/start`);
  stop();
  await press(page, 'Save for offline');
  await expect(group(page)).toContainText('The site cannot be downloaded now');
  await expect(group(page).getByRole('button')).toHaveText([
    'Try again',
    'Cancel',
  ]);
  await press(page, 'Cancel');
  await expect(group(page).getByRole('button')).toHaveText('Save for offline');
});
