import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {replaceComponent} from '../../../../../plugins/operator-pages/remark/components';
import {measuresGlossary} from '../../../../../plugins/operator-pages/remark/sections/measures';
import {VOCABULARY} from '../../../../support/operators';

it('puts a heading with an anchor, a text, and a list in the place of the component', async () => {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [
      () => (tree: Root) => {
        const glossary = measuresGlossary(VOCABULARY.measures);
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
