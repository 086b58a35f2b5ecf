import {describe, expect, it} from 'vitest';
import {sectionsOf} from '../../../../../plugins/print-sections/plan/sections';
import type {
  Category,
  Doc,
} from '../../../../../plugins/print-sections/plan/tree';

const doc = (title: string): Doc => ({
  kind: 'doc',
  title,
  route: `/docs/${title}`,
});

const category = (
  title: string,
  items: readonly (Doc | Category)[],
  more: Partial<Category> = {},
): Category => ({
  kind: 'category',
  title,
  route: `/docs/${title}/`,
  isWritten: false,
  items,
  ...more,
});

const LIMITS = {
  maxArticles: 3,
  isExcluded: (route: string): boolean => route === '',
};

const shown = (tree: readonly (Doc | Category)[], limits = LIMITS) =>
  sectionsOf(tree, limits).map(({title, part, entries, choices}) => ({
    title: part ? `${title} ${part}` : title,
    entries: entries.map((one) => `${one.depth} ${one.title}`),
    choices: choices.map((one) => `${one.title} ${one.part} ${one.total}`),
  }));

describe('a category', () => {
  it('is one page with its docs, in the order of the sidebar', () => {
    const tree = [
      doc('intro'),
      category('A', [doc('a1'), category('B', [doc('b1')]), doc('a2')]),
    ];
    expect(shown(tree)).toEqual([
      {
        title: 'A',
        entries: ['0 a1', '0 B', '1 b1', '0 a2'],
        choices: [],
      },
    ]);
  });

  it('begins with its own article', () => {
    const tree = [category('A', [doc('a1')], {isWritten: true})];
    expect(shown(tree)[0]?.entries).toEqual(['0 A', '0 a1']);
  });

  it('that is too large offers the categories in it, and keeps its other docs', () => {
    const tree = [
      category('A', [
        doc('a1'),
        category('B', [doc('b1'), doc('b2')]),
        category('C', [doc('c1')]),
      ]),
    ];
    expect(shown(tree)).toEqual([
      {title: 'A', entries: ['0 a1'], choices: ['B 0 2', 'C 0 1']},
      {title: 'B', entries: ['0 b1', '0 b2'], choices: []},
      {title: 'C', entries: ['0 c1'], choices: []},
    ]);
  });

  it('with too many docs of its own offers parts of them, of equal length', () => {
    const docs = ['1', '2', '3', '4'].map(doc);
    expect(shown([category('A', docs)])).toEqual([
      {title: 'A', entries: [], choices: ['A 1 2', 'A 2 2']},
      {title: 'A 1', entries: ['0 1', '0 2'], choices: []},
      {title: 'A 2', entries: ['0 3', '0 4'], choices: []},
    ]);
  });

  it('without a page is printed with the one above it, or gives way to those in it', () => {
    const fold = category('F', [doc('f1'), category('G', [doc('g1')])], {
      route: undefined,
    });
    expect(shown([fold]).map(({title}) => title)).toEqual(['G']);
    expect(shown([category('A', [fold])])[0]?.entries).toEqual([
      '0 F',
      '1 f1',
      '1 G',
      '2 g1',
    ]);
  });

  it('has no page where it is excluded or empty', () => {
    const tree = [
      category('A', [doc('a1'), category('B', [doc('b1')])]),
      category('C', [doc('c1')]),
      category('D', []),
    ];
    const isExcluded = (route: string) => /[BC]/.test(route);
    expect(shown(tree, {...LIMITS, isExcluded})).toEqual([
      {title: 'A', entries: ['0 a1'], choices: []},
    ]);
  });
});
