import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {showNames} from '../../../../../plugins/operator-pages/remark/showNames';
import {aParameter} from '../../../../support/operators';

it('shows parameters with blanks where they stand as code, and leaves all else alone', () => {
  const tree = unified()
    .use(remarkParse)
    .parse('Set `use_seed` and `other_name`, not use_seed.');
  showNames(tree, [aParameter({name: 'use_seed'})]);
  expect(toString(tree)).toBe('Set use seed and other_name, not use_seed.');
});
