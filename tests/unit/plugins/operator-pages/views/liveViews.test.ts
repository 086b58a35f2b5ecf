import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {siteFiles} from '../../../../../plugins/operator-pages/registry/files';
import {writeViews} from '../../../../../plugins/operator-pages/views/writeViews';
import {
  aPage,
  aSite,
  loadVersion,
  OPTIONS,
  siteIn,
} from '../../../../support/operators';

const PAGE = aPage(
  'One',
  '  parameters: [{name: flag, type: boolean}]\n  live: {parameters: [flag]}\n',
  '## Example\n\n| x |\n| --- |\n| 1 |',
);

const RUN = 'export const run = (inputs) => inputs;\n';

describe('views of pages with a live example', () => {
  it('hold what it starts with, which is written to a file of its own', async () => {
    const siteDir = aSite({
      'operators/a/one.mdx': PAGE,
      '../src/operators/a/one.ts': RUN,
    });
    const {views} = await loadVersion(siteIn(siteDir));
    const trial = views.get('operators/a/one.mdx')?.operator?.trial;
    expect(trial).toMatchObject({inputs: {in: [{name: 'x'}]}, output: 'out'});
    const files = siteFiles(siteDir, OPTIONS);
    await writeViews(files, views);
    const written = readFileSync(
      files.trialFile('operators/a/one.mdx'),
      'utf8',
    );
    expect(JSON.parse(written)).toEqual(trial);
  });

  it('share the code with translations, which name their own section', async () => {
    const siteDir = aSite({
      'operators/a/one.mdx': PAGE,
      '../src/operators/a/one.ts': RUN,
      '../i18n/de/docusaurus-plugin-content-docs/current/operators/a/one.mdx':
        PAGE.replace('[flag]}', '[flag], section: Beispiel}')
          .replace('Example', 'Beispiel')
          .replace('| 1 |', '| 2 |'),
    });
    const {views} = await loadVersion(siteIn(siteDir, 'de'));
    expect(
      views.get('operators/a/one.mdx')?.operator?.trial?.inputs.in,
    ).toMatchObject([{values: [2]}]);
  });

  it('stop a build that has no code for it', async () => {
    const siteDir = aSite({'operators/a/one.mdx': PAGE});
    await expect(loadVersion(siteIn(siteDir))).rejects.toThrow(
      'docs/operators/a/one.mdx: operator.live needs the file src/operators/a/one.ts, which computes the example: write it, or take operator.live out',
    );
  });
});
