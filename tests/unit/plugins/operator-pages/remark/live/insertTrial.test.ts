import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {insertTrial} from '../../../../../../plugins/operator-pages/remark/live/insertTrial';
import {
  generatedPath,
  sitePath,
} from '../../../../../../plugins/operator-pages/remark/live/modulePath';

const MODULES = {run: '@site/src/one', trial: '@generated/one.trial.json'};

const insert = () => (tree: Root) => {
  insertTrial(tree, 'Example', MODULES);
};

const compiled = async (text: string) =>
  String(await compile(text, {remarkPlugins: [insert], jsx: true}));

describe('insertTrial', () => {
  it('loads the code and the data when they are asked for', async () => {
    const code = await compiled('## Example\n\nText.\n');
    expect(code).toContain(
      '<OperatorTrial run={() => import("@site/src/one")} trial={() => import("@generated/one.trial.json")} />',
    );
  });

  it('stands at the end of the example', async () => {
    const code = await compiled(
      '## Description\n\n## Example\n\nOne.\n\n### More\n\nTwo.\n\n## After\n\nThree.\n',
    );
    expect(code).toMatch(/Two\.[\s\S]*<OperatorTrial[\s\S]*After/);
  });
});

describe('paths of modules', () => {
  it('name the code by its place in the site', () => {
    expect(sitePath('/site', '/site/src/operators/a/one.ts')).toBe(
      '@site/src/operators/a/one',
    );
  });

  it('name a generated file by its alias', () => {
    expect(
      generatedPath('/site', '/site/.docusaurus/plugin/views/one.trial.json'),
    ).toBe('@generated/plugin/views/one.trial.json');
  });
});
