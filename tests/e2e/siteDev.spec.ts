import {ROOT} from '../support/sites';
import {test, watchMending} from './devSupport';
import {expect} from './support';

test('npm start draws a page of an operator and a guide with a chart without errors', async ({
  page,
  startDev,
}) => {
  test.setTimeout(180_000);
  const {origin} = await startDev(ROOT, {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/dev-test',
  });
  const isWithoutFaults = watchMending(page, {timeout: 30_000});
  await page.goto(`${origin}/help/docs/operators/blending/table/joins/join`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Join', {
    timeout: 90_000,
  });
  await page.goto(`${origin}/help/docs/deploy/autoscaling`);
  await expect(
    page.locator('figure').getByText('Replicas follow the load with a delay'),
  ).toBeVisible({timeout: 30_000});
  await isWithoutFaults();
});
