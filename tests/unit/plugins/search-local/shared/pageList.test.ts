import {describe, expect, it} from 'vitest';
import {
  categoriesOf,
  cutIntoParts,
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
      groups.map(([letter, pages]) => [letter, pages.map(({title}) => title)]),
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

describe('cutIntoParts', () => {
  it.each([
    [0, []],
    [3, [3]],
    [4, [2, 2]],
    [10, [3, 2, 3, 2]],
  ])('cuts %i pages into parts of about the same length', (count, lengths) => {
    const pages = Array.from({length: count}, (_, at) => page(String(at)));
    const parts = cutIntoParts(pages, 3);
    expect(parts.map(({length}) => length)).toEqual(lengths);
    expect(parts.flat()).toEqual(pages);
  });
});
