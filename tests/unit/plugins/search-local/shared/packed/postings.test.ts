import {expect, it} from 'vitest';
import {
  fieldAt,
  PostingList,
  sectionAt,
  hasPostings,
  packPostings,
  readPostings,
  unpackPostings,
} from '../../../../../../plugins/search-local/shared/packed/postings';
import type {
  Postings,
  TermSections,
} from '../../../../../../plugins/search-local/shared/packed/postings';

const packed = (...terms: readonly TermSections[]) =>
  unpackPostings(packPostings(terms), terms.length);

function read(postings: Postings, term: number): number[][] {
  const list = new PostingList();
  readPostings(postings, term, list);
  return Array.from(list.places.subarray(0, list.length), (place, at) => [
    sectionAt(place),
    fieldAt(place),
    list.counts[at]!,
  ]);
}

it.each<[string, TermSections, number[][]]>([
  [
    'the text alone',
    [
      [0, [0, 1]],
      [1, [0, 2]],
      [70_000, [0, 9]],
      [70_001, [0, 1]],
    ],
    [
      [0, 1, 1],
      [1, 1, 2],
      [70_000, 1, 9],
      [70_001, 1, 1],
    ],
  ],
  ['a title', [[4, [1]]], [[4, 0, 1]]],
  [
    'a tag, and a category',
    [
      [4, [0, 0, 1]],
      [5, [0, 0, 0, 1]],
    ],
    [
      [4, 2, 1],
      [5, 3, 1],
    ],
  ],
  [
    'a name in the text',
    [[4, [0, 1, 0, 0, 1]]],
    [
      [4, 1, 1],
      [4, 4, 1],
    ],
  ],
  [
    'all fields',
    [[4, [2, 300, 1, 1, 1]]],
    [
      [4, 0, 2],
      [4, 1, 300],
      [4, 2, 1],
      [4, 3, 1],
      [4, 4, 1],
    ],
  ],
  ['no section', [], []],
])('gives back a term of %s, between others', (_, sections, postings) => {
  const all = packed([[1, [3]]], sections, [[2, [0, 1]]]);
  expect(read(all, 1)).toEqual(postings);
  expect(read(all, 2)).toEqual([[2, 1, 1]]);
  expect(hasPostings(all, 1)).toBe(postings.length > 0);
});

it('takes a digit for a section with the term once in its text', () => {
  const term: TermSections = [
    [3, [0, 1]],
    [9, [0, 1]],
  ];
  expect(packPostings([term])).toEqual({sections: 'DF', counts: ''});
});

it('refuses postings that are cut off', () => {
  const {sections, counts} = packPostings([[[4, [2, 300, 1, 1, 1]]]]);
  const cut = unpackPostings({sections, counts: counts.slice(0, -1)}, 1);
  expect(() => read(cut, 0)).toThrow('cut off');
});
