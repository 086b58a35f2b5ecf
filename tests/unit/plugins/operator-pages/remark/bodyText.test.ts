import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {
  showNames,
  resolveBodyLinks,
} from '../../../../../plugins/operator-pages/remark/bodyText';
import {aParameter} from '../../../../support/operators';
import {visit} from 'unist-util-visit';

it('shows parameters with blanks where they stand as code, and leaves all else alone', () => {
  const tree = unified()
    .use(remarkParse)
    .parse('Set `use_seed` and `other_name`, not use_seed.');
  showNames(tree, [aParameter({name: 'use_seed'})]);
  expect(toString(tree)).toBe('Set use seed and other_name, not use_seed.');
});

it('turns doc ids into files, and leaves other links alone', () => {
  const tree = unified()
    .use(remarkParse)
    .parse(
      '[One](operators/one#example) [File](./two.mdx) [Other](https://example.com)',
    );
  resolveBodyLinks(tree, {'operators/one': '../one.mdx'});
  const found: string[][] = [];
  visit(tree, 'link', (node) => {
    found.push([toString(node), node.url]);
  });
  expect(found).toEqual([
    ['One', '../one.mdx#example'],
    ['File', './two.mdx'],
    ['Other', 'https://example.com'],
  ]);
});
