import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copyOperatorSite} from '../support/operatorSite';
import {overlayText, testOfFaults as test, watchMending} from './devSupport';
import {expect} from './support';

const RECIPE = 'docs/first-rows.mdx';

/**
 * Timeout for the server to reread the pages and compile, in milliseconds.
 */
const REBUILD = {timeout: 60_000};

/** The page of an operator without parameters or with two numbers. */
const operatorPage = (
  title: string,
  ports: string,
  parameters = '  parameters: []',
) => `---
title: ${title}
description: Returns rows.
operator:
  key: an_operator
  kind: evaluation
${ports}
${parameters}
---

**${title}** returns rows.

## Description

The rows keep their order.
`;

const RANGE_PORTS = `  inputs:
    - {name: example set input, type: Data table, about: The rows.}
  outputs:
    - {name: example set output, type: Data table, about: Some of the rows.}`;

const SITE = {
  'docusaurus.config.ts': (text: string) =>
    [
      [
        "'../../../plugins/page-start/index.ts',",
        "'../../../plugins/page-start/index.ts', '../../../plugins/dev-server/index.ts', '../../../plugins/operator-lab/index.ts',",
      ],
      ['kinds: {', 'workflows: workflowRuns(__dirname), kinds: {'],
    ].reduce(
      (config, [from = '', to = '']) => config.replace(from, to),
      `import {workflowRuns} from '../../../plugins/operator-lab/config';\n${text}`,
    ),
  'docs/operators/data_access/retrieve.mdx': operatorPage(
    'Retrieve',
    `  inputs: []
  outputs:
    - {name: output, type: Data table, about: The rows.}`,
  ),
  'docs/operators/blending/examples/filter/filter_example_range.mdx':
    operatorPage(
      'Filter Example Range',
      RANGE_PORTS,
      `  parameters:
    - {name: first_example, type: integer, about: The first row.}
    - {name: last_example, type: integer, about: The last row.}`,
    ),
  [RECIPE]: `---
title: First rows
---

\`\`\`data title="Orders"
order | city
1 | Ulm
2 | Bonn
3 | Kiel
\`\`\`

\`\`\`process title="Keep the first rows"
Orders: Retrieve
Filter Example Range
  first_example = 1
  last_example = 2

Orders -> Filter Example Range
Filter Example Range.example set output -> result
\`\`\`
`,
};

test('tables of a recipe follow its data and settings while the dev server runs', async ({
  page,
  startDev,
}) => {
  test.setTimeout(300_000);
  const siteDir = copyOperatorSite('recipes-dev', SITE);
  const {origin} = await startDev(siteDir);
  const isMended = watchMending(page, REBUILD);
  const replace = (from: string, to: string) => {
    const file = path.join(siteDir, RECIPE);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  const result = page
    .getByRole('heading', {name: 'Result'})
    .locator('xpath=following::table[1]');

  await page.goto(`${origin}/base/docs/first-rows`);
  await expect(result).toContainText('Bonn', REBUILD);
  await expect(result).not.toContainText('Kiel');

  await test.step('a cell', async () => {
    replace('2 | Bonn', '2 | Mainz');
    await expect(result).toContainText('Mainz', REBUILD);
  });

  await test.step('a setting', async () => {
    replace('last_example = 2', 'last_example = 3');
    await expect(result).toContainText('Kiel', REBUILD);
  });

  await test.step('a setting that stops the workflow is named, and corrected', async () => {
    replace('last_example = 3', 'last_example = 0');
    await expect(overlayText(page)).toContainText(
      `${RECIPE}: line 12: the workflow "Keep the first rows" ends at "Filter Example Range"`,
      REBUILD,
    );
    replace('last_example = 0', 'last_example = 1');
    await isMended();
    await expect(result).toContainText('Ulm', REBUILD);
    await expect(result).not.toContainText('Mainz', REBUILD);
  });
});
