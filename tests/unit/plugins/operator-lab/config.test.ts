import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {liveExamples} from '../../../../plugins/operator-lab/config';
import {siteFiles} from '../../../../plugins/operator-pages/registry/files';
import {writeViews} from '../../../../plugins/operator-pages/views/writeViews';
import {aPage, aSite, loadOperators, OPTIONS} from '../../../support/operators';

const PAGE = aPage(
  'One',
  '  parameters: [{name: flag, type: boolean}]\n  live: {parameters: [flag]}\n',
  '## Example\n\n| x |\n| --- |\n| 1 |',
);

const RUN = 'export const run = (inputs) => inputs;\n';

/** Loads a site with live examples whose code is in `lab/`. */
async function loaded(pages: Readonly<Record<string, string>>) {
  const siteDir = aSite(pages);
  const live = liveExamples(siteDir, path.join(siteDir, 'lab'));
  const options = {...OPTIONS, live};
  const files = siteFiles(siteDir, options);
  const {views} = await loadOperators(siteDir, true, options);
  return {files, views};
}

describe('liveExamples', () => {
  it('writes what an example starts with to a file of its own', async () => {
    const {files, views} = await loaded({
      'operators/a/one.mdx': PAGE,
      '../lab/operators/a/one.ts': RUN,
    });
    const example = views.get('operators/a/one.mdx')?.operator?.example;
    expect(example).toMatchObject({
      run: '@site/lab/operators/a/one.ts',
      trial: {inputs: {in: [{name: 'x'}]}, output: 'out'},
    });
    await writeViews(files, views);
    const written = readFileSync(
      files.trialFile('operators/a/one.mdx'),
      'utf8',
    );
    expect(JSON.parse(written)).toEqual(example?.trial);
  });

  it('stops a build without the code of an example', async () => {
    await expect(loaded({'operators/a/one.mdx': PAGE})).rejects.toThrow(
      'docs/operators/a/one.mdx: operator.live needs the file lab/operators/a/one.ts, which computes the example: write it, or take operator.live out',
    );
  });
});
