import {describe, expect, it} from 'vitest';
import {likelyQueries} from '../../../../../../plugins/search-local/client/prefetch/likelyQueries';
import {indexedPage, loadPages} from '../../../../../support/searchSite';

const index = loadPages([
  indexedPage('Join', 'Join joins two tables. A join needs keys.'),
  indexedPage('Jump', 'Jump to 3 rows.'),
  indexedPage('Normalize'),
]);

describe('likelyQueries', () => {
  it('adds the letters that words of the index go on with, the most frequent first', () => {
    expect(likelyQueries([{index}], 'j')).toEqual(['jo', 'ju', 'j ']);
  });

  it('counts the words of all indexes', () => {
    const other = loadPages(
      ['Jury', 'Junk', 'July', 'June'].map((title) => indexedPage(title)),
    );
    expect(likelyQueries([{index}, {index: other}], 'j')[0]).toBe('ju');
  });

  it('looks at the word that is typed, whatever stands before it', () => {
    expect(likelyQueries([{index}], 'inner Jo')).toEqual([
      'inner Joi',
      'inner Jo ',
    ]);
  });

  it('adds a first letter where no word is begun, and a blank where one is whole', () => {
    expect(likelyQueries([{index}], '')).toContain('n');
    expect(likelyQueries([{index}], 'inner ')).toContain('inner n');
    expect(likelyQueries([{index}], '')).not.toContain(' ');
    expect(likelyQueries([{index}], 'xyz')).toEqual(['xyz ']);
  });

  it('names no more queries than can be answered between two keys', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const full = loadPages(
      letters.map((letter) => indexedPage(`${letter}${letter}`)),
    );
    expect(likelyQueries([{index: full}], '')).toHaveLength(16);
  });
});
