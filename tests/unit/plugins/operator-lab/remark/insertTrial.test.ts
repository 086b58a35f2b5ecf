import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {insertTrial} from '../../../../../plugins/operator-lab/remark/insertTrial';

const MODULES = {run: '@site/one', trial: '@generated/one.trial.json'};

const insert = () => (tree: Root) => {
  insertTrial(tree, 'Example', MODULES);
};

const compiled = async (text: string) =>
  String(await compile(text, {remarkPlugins: [insert], jsx: true}));

describe('insertTrial', () => {
  it('loads the code and the data when they are asked for', async () => {
    const code = await compiled('## Example\n\nText.\n');
    expect(code).toContain("import OperatorTrial from '@theme/OperatorTrial'");
    expect(code).toContain(
      '<OperatorTrial run={() => import("@site/one")} trial={() => import("@generated/one.trial.json")} />',
    );
  });

  it('is at the end of the example', async () => {
    const code = await compiled(
      '## Description\n\n## Example\n\nOne.\n\n### More\n\nTwo.\n\n## After\n\nThree.\n',
    );
    expect(code).toMatch(/Two\.[\s\S]*<OperatorTrial[\s\S]*After/);
  });
});
