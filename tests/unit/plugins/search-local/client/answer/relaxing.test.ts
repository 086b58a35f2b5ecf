import {describe, expect, it} from 'vitest';
import {findPages} from '../../../../../../plugins/search-local/client/answer/findPages';
import {indexedPage, loadPages} from '../../../../../support/searchSite';

/** Creates a page with a section that defines names. */
const reference = (title: string, links: string[], ...names: string[]) =>
  indexedPage(title, 'Does its work.', {
    links,
    sections: [
      {
        title: 'Parameters',
        id: 'parameters',
        content: names.join(', ').replaceAll('_', ' '),
        names,
      },
    ],
  });

const index = loadPages(
  [
    indexedPage('Random Forest', 'Many trees vote.'),
    indexedPage('Random Tree', 'A local seed for one tree.'),
    indexedPage('Nominal to Numerical', 'Codes words as numbers.'),
    indexedPage('Select Attributes', 'Keeps attributes.'),
    indexedPage('Clusters', 'Splits cluster data by their distance.'),
    indexedPage('Cluster Performance', 'Judges groups by their distance.'),
    reference('Shuffle', [], 'local_random_seed'),
    reference('Sample', [], 'local_random_seed', 'sample_size'),
    reference('Split', ['/base/docs/sample'], 'ratio'),
  ],
  {
    synonyms: {
      string: ['nominal'],
      integer: ['numerical'],
      column: ['attribute'],
      vlookup: ['select attributes'],
      'one hot': ['nominal to numerical'],
      'stay on error': ['cluster performance'],
    },
  },
);

const titles = (query: string) =>
  findPages(index, query).pages.map(({page}) => index.pages[page]?.title);

describe('findPages', () => {
  it('takes an identifier that no page has for words', () => {
    expect(titles('RandomForestClassifier')[0]).toBe('Random Forest');
    expect(titles('random_forest')).toEqual(['Random Forest']);
  });

  it('puts the page first that others link to, of those that define a name', () => {
    expect(titles('local_random_seed').slice(0, 2)).toEqual([
      'Sample',
      'Shuffle',
    ]);
  });

  it('finds a phrase of the list', () => {
    expect(titles('stay on error')[0]).toBe('Cluster Performance');
    expect(titles('error stay')).toEqual([]);
  });

  it('replaces several words by their synonyms at once', () => {
    expect(titles('change a string to an integer')[0]).toBe(
      'Nominal to Numerical',
    );
  });

  it('lets a word that only other products have stand for the query', () => {
    expect(titles('vlookup approximately')[0]).toBe('Select Attributes');
  });

  it('puts the words as typed above inflections of them', () => {
    expect(titles('cluster distance').slice(0, 2)).toEqual([
      'Cluster Performance',
      'Clusters',
    ]);
  });

  it('needs no words that only make a question', () => {
    expect(titles('how can I get to select attributes')[0]).toBe(
      'Select Attributes',
    );
  });
});
