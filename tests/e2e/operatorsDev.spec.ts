import {readFileSync, truncateSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {copyOperatorSite} from '../support/operatorSite';
import {overlayText, testOfFaults, watchMending} from './devSupport';
import {expect} from './support';

const FOLDER = 'docs/operators';
const PORT_TYPES = `${FOLDER}/_portTypes.yml`;
const FRAGMENTS = `${FOLDER}/_fragments.yml`;
const COSTS = `${FOLDER}/validation/performance/costs.mdx`;

/**
 * Timeout for the server to reread the operators and compile, in milliseconds.
 */
const REBUILD = {timeout: 60_000};

type Edit = (file: string, from: string, to: string) => Promise<void>;

type DevFixtures = {
  /**
   * Origin of a dev server that was started with an invalid file of port types.
   */
  readonly dev: {readonly origin: string; readonly replace: Edit};
};

const test = testOfFaults.extend<DevFixtures>({
  dev: async ({startDev}, provide) => {
    const siteDir = copyOperatorSite('operators-dev', {
      'docusaurus.config.ts': (text) =>
        text.replace(
          'plugins: [',
          "plugins: ['../../../plugins/dev-server/index.ts', ",
        ),
      [PORT_TYPES]: (text) => text.replace('family: result', 'family: results'),
    });
    const {origin} = await startDev(siteDir);
    await provide({
      origin,
      // Saves like many editors: the file is empty for a moment.
      replace: async (file, from, to) => {
        const target = path.join(siteDir, file);
        const text = readFileSync(target, 'utf8').replace(from, to);
        truncateSync(target);
        await setTimeout(5);
        writeFileSync(target, text);
      },
    });
  },
});

test('the dev server names what is wrong with operators, and recovers when it is mended', async ({
  page,
  dev,
}) => {
  test.setTimeout(400_000);
  const isMended = watchMending(page, REBUILD);
  const parameter = page.getByRole('main').getByText('cost matrix');

  await test.step('a shared file that is wrong from the start is named once', async () => {
    await page.goto(
      `${dev.origin}/base/docs/operators/validation/performance/costs`,
    );
    await expect(overlayText(page)).toContainText(
      `${PORT_TYPES}: Performance vector.family must be one of [data, model, result, file, connection, any]`,
      REBUILD,
    );
    await expect(overlayText(page)).not.toContainText('.mdx');
    await dev.replace(PORT_TYPES, 'family: results', 'family: result');
    await isMended();
    await expect(parameter).toBeVisible(REBUILD);
  });

  await test.step('a wrong record is named by all of its fields', async () => {
    await dev.replace(
      COSTS,
      'type: matrix, required: true',
      'type: matrx, min: low',
    );
    await expect(overlayText(page)).toContainText(`${COSTS}:`, REBUILD);
    await expect(overlayText(page)).toContainText(
      'operator.parameters[0] "cost_matrix".type must be one of',
      REBUILD,
    );
    await expect(overlayText(page)).toContainText(
      'operator.parameters[0] "cost_matrix".min must be a number',
      REBUILD,
    );
    await dev.replace(COSTS, 'type: matrx, min: low', 'type: matrix');
    await isMended();
    // The parameter is no longer required, so this is the fixed page, not the
    // one from the empty file.
    await expect(page.getByRole('main')).not.toContainText('required', REBUILD);
    await expect(parameter).toBeVisible(REBUILD);
  });

  await test.step('a shared file that goes wrong is named once', async () => {
    await dev.replace(FRAGMENTS, 'default: 1992', 'default: many');
    await expect(overlayText(page)).toContainText(
      `${FRAGMENTS}: local_random_seed "local_random_seed" has the default "many", which is not a number`,
      REBUILD,
    );
    await expect(overlayText(page)).not.toContainText('.mdx');
    await dev.replace(FRAGMENTS, 'default: many', 'default: 1992');
    await isMended();
    await expect(parameter).toBeVisible(REBUILD);
  });
});
