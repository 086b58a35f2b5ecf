import {expect, it} from 'vitest';
import {
  postingCount,
  postingsOf,
  weighedPostings,
} from '../../../../../../plugins/search-local/client/index/postings';
import {termNumber} from '../../../../../../plugins/search-local/client/index/searchIndex';
import {
  CONTENT,
  NAMES,
  TITLE,
} from '../../../../../../plugins/search-local/shared/fields';
import {indexedPage, loadPages} from '../../../../../support/searchSite';

const index = loadPages([
  indexedPage('Cluster', 'Clusters, and clustering of clusters.'),
  indexedPage('Rows', 'A cluster.'),
  indexedPage('Parameters', '', {
    sections: [{title: 'k', id: 'k', content: 'k rows', names: ['k']}],
  }),
]);

const numberOf = (term: string) => termNumber(index.terms, term);

/**
 * Section, field, frequency, and a flag that is true if only inflected forms
 * occur.
 */
function read(term: string): (number | boolean)[][] {
  const {all} = postingsOf(index, numberOf(term));
  const counts = [...all.counts];
  const {length, sections, fields, inflected} = weighedPostings(
    index,
    numberOf(term),
  );
  return Array.from({length}, (_, at) => [
    sections[at]!,
    fields[at]!,
    counts[at]!,
    inflected[at] === 1,
  ]);
}

it('gives a surface form its own places', () => {
  expect(read('clusters')).toEqual([[0, CONTENT, 2, false]]);
});

it('gives a stem the places of its forms together, and tells which have other forms only', () => {
  expect(read('cluster')).toEqual([
    [0, TITLE, 1, false],
    [0, CONTENT, 3, true],
    [1, CONTENT, 1, false],
  ]);
});

it('weighs the sections that are marked alone', () => {
  const {length, sections} = weighedPostings(
    index,
    numberOf('cluster'),
    Uint8Array.of(0, 1, 0, 0),
  );
  expect([...sections.subarray(0, length)]).toEqual([1]);
});

it('counts the postings of a term in all fields', () => {
  expect(read('k').map(([, field]) => field)).toContain(NAMES);
  expect(postingCount(index, numberOf('k'))).toBe(3);
});
