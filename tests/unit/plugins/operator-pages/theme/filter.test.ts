import {describe, expect, it} from 'vitest';
import type {CatalogEntry} from '@theme/OperatorCatalog';
import {
  byLetter,
  categoryOf,
  choices,
  matches,
  NO_FILTER,
} from '../../../../../plugins/operator-pages/theme/OperatorCatalog/filter';

const ENTRY: CatalogEntry = {
  title: 'k-NN',
  href: '/docs/knn',
  text: 'Learns from the nearest neighbors.',
  path: ['Modeling', 'Lazy'],
  kind: 'Builds a model',
  takes: ['Data table'],
  gives: ['Model', 'Data table'],
  tags: ['nearest neighbor'],
};
const OTHER = {
  ...ENTRY,
  title: 'Apply Model',
  path: ['Scoring'],
  gives: ['Data table'],
};

describe('matches', () => {
  it.each([
    [{}, true],
    [{text: 'NEIGHBORS k-nn'}, true],
    [{text: 'lazy'}, true],
    [{text: 'neighbors tree'}, false],
    [{category: 'Modeling'}, true],
    [{category: 'Modeling / Lazy'}, true],
    [{category: 'Lazy'}, false],
    [{kind: 'Applies models'}, false],
    [{takes: 'Data table', gives: 'Model'}, true],
    [{takes: 'Model'}, false],
    [{tag: 'nearest neighbor'}, true],
    [{tag: 'nearest'}, false],
  ])('answers for %j: %s', (filter, expected) => {
    expect(matches(ENTRY, {...NO_FILTER, ...filter})).toBe(expected);
  });
});

describe('choices', () => {
  it('lists what there is, sorted, each once', () => {
    expect(choices([ENTRY, OTHER], categoryOf)).toEqual([
      'Modeling',
      'Modeling / Lazy',
      'Scoring',
    ]);
  });

  it('leaves out what is rare', () => {
    expect(choices([ENTRY, OTHER], ({gives}) => gives, 2)).toEqual([
      'Data table',
    ]);
  });
});

describe('byLetter', () => {
  it('groups by the first letter, whatever its case', () => {
    expect(
      byLetter([OTHER, ENTRY]).map(([letter, group]) => [letter, group.length]),
    ).toEqual([
      ['A', 1],
      ['K', 1],
    ]);
  });
});
