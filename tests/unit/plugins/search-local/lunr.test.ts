import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {restoreLunrIndex} from '../../../../plugins/search-local/lunr';
import {filesOf, indexedPage} from '../../../support/searchSite';

const {index} = filesOf([
  indexedPage('Pivot', 'Reshape a table.', {
    sections: [{title: 'Parameters', id: 'parameters', content: 'grouping'}],
  }),
  indexedPage('Join', 'Joins two tables.'),
]);

describe('restoreLunrIndex', () => {
  it('gives an index that lunr loads and searches, fields and stems included', () => {
    const restored = lunr.Index.load(restoreLunrIndex(JSON.parse(index.json)));
    const refs = (query: string) =>
      restored.search(query).map(({ref}) => Number(ref));
    expect(refs('title:pivot')).toEqual([0]);
    expect(refs('grouping')).toEqual([1]);
    expect(refs('tabl').sort()).toEqual([0, 2]);
    expect(refs('+join -pivot')).toEqual([2]);
  });

  it('refuses another file', () => {
    expect(() => restoreLunrIndex({documents: []})).toThrow(
      'is damaged or of another version of the plugin',
    );
  });
});
