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

it('turns doc ids into files, those without a page into bold text, and leaves other links alone', () => {
  const tree = unified()
    .use(remarkParse)
    .parse(
      '[One](operators/one#example) [Later](operators/later) [File](./two.mdx) [Other](https://example.com)',
    );
  resolveBodyLinks(tree, {
    'operators/one': '../one.mdx',
    'operators/later': null,
  });
  const found: string[][] = [];
  visit(tree, (node) => {
    if (node.type === 'link') {
      found.push([toString(node), node.url]);
    } else if (node.type === 'strong') {
      found.push([toString(node)]);
    }
  });
  expect(found).toEqual([
    ['One', '../one.mdx#example'],
    ['Later'],
    ['File', './two.mdx'],
    ['Other', 'https://example.com'],
  ]);
});
