import {createProcessor, compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {expect, it, describe} from 'vitest';
import {
  replaceComponent,
  insertTrial,
} from '../../../../../plugins/operator-pages/remark/components';
import {measuresGlossary} from '../../../../../plugins/operator-pages/remark/sections/measures';
import {WORDS} from '../../../../../plugins/operator-pages/remark/words';
import {VOCABULARY} from '../../../../support/operators';

it('puts a heading with an anchor, a text, and a list in the place of the component', async () => {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [
      () => (tree: Root) => {
        const glossary = measuresGlossary(VOCABULARY.measures, WORDS);
        replaceComponent(tree, 'OperatorMeasures', glossary);
      },
    ],
  });
  const code = String(
    await processor.process('Before.\n\n<OperatorMeasures />\n\nAfter.\n'),
  );
  expect(code).toContain('<_components.h3 id="f_measure">{"F-measure"}');
  expect(code).toContain('{"precision"}');
  expect(code).toContain('Also called F1.');
  expect(code).toMatch(/"Formula".*"2 p r \/ \(p \+ r\)".*"0 to 1".*"higher"/s);
  expect(code).not.toContain('OperatorMeasures');
  expect(code).toMatch(/"Before."[^]*"After."/);
});

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
