import {describe, expect, it} from 'vitest';
import {textQuery} from '../../../../bench/search/corpus/textQuery';
import {indexedPage} from '../../../../support/searchSite';

describe('textQuery', () => {
  it('takes a word that the text of one page has, and no title', () => {
    const pages = [
      indexedPage('Files', 'connection short connections', {route: '/files'}),
      indexedPage('Normalize', 'connection normalizes persistently', {
        route: '/normalize',
      }),
    ];
    expect(textQuery(pages)).toEqual({text: 'persistently', row: 'Normalize'});
  });

  it('takes no word of which another page has another form', () => {
    const pages = [
      indexedPage('Files', 'salaries', {route: '/files'}),
      indexedPage('Roles', 'salary unmistakable', {route: '/roles'}),
    ];
    expect(textQuery(pages)).toEqual({text: 'unmistakable', row: 'Roles'});
  });

  it('says so where no page has a word of its own', () => {
    const pages = [
      indexedPage('Files', 'connection', {route: '/files'}),
      indexedPage('Roles', 'connections', {route: '/roles'}),
    ];
    expect(() => textQuery(pages)).toThrow('None of 2 pages has a word');
  });
});
