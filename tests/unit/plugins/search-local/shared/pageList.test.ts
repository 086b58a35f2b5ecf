import {describe, expect, it} from 'vitest';
import {
  categoriesOf,
  groupByLetter,
} from '../../../../../plugins/search-local/shared/pageList';

const page = (title: string, category?: string) => ({
  title,
  route: `/${title}`,
  category,
});

describe('groupByLetter', () => {
  it('groups by letter without case and diacritics; signs and digits together', () => {
    const groups = groupByLetter(
      ['.NET', '3D', 'apple', 'Äpfel', 'Banana'].map((title) => page(title)),
    );
    expect(
      groups.map(({letter, pages}) => [letter, pages.map(({title}) => title)]),
    ).toEqual([
      ['#', ['.NET', '3D']],
      ['A', ['apple', 'Äpfel']],
      ['B', ['Banana']],
    ]);
  });
});

describe('categoriesOf', () => {
  it('names each category once, in order', () => {
    expect(
      categoriesOf([
        page('a', 'Python'),
        page('b'),
        page('c', 'Data'),
        page('d', 'Data'),
      ]),
    ).toEqual(['Data', 'Python']);
  });
});
