import {describe, expect, it} from 'vitest';
import {findPages} from '../../../../../../plugins/search-local/client/answer/findPages';
import {indexedPage, loadPages} from '../../../../../support/searchSite';

describe('rankPages', () => {
  const pages = [
    indexedPage('Setup', 'How to use Jest with TypeScript and Babel.'),
    indexedPage('Mocks', 'What Jest replaces.'),
    indexedPage('Snapshots', 'What Jest compares.'),
    indexedPage('Jest 14', 'We thank all who sent TypeScript to Jest.', {
      type: 'blog',
    }),
    indexedPage('Workspaces in a team', 'Shared notebooks of Jest.'),
    indexedPage('New workspaces', 'Notebooks of Jest.', {type: 'blog'}),
  ];
  const titlesFor = (query: string, options = {}) => {
    const index = loadPages(pages, options);
    return findPages(index, query).pages.map(
      ({page}) => index.pages[page]!.title,
    );
  };

  it('does not prefer a title with a word that nearly all pages have', () => {
    expect(titlesFor('jest with typescript')[0]).toBe('Setup');
    expect(titlesFor('typescript jest')[0]).toBe('Setup');
  });

  it('takes a single letter for the beginning of words in titles, if any begin with it', () => {
    expect(titlesFor('s')).toEqual(['Setup', 'Snapshots']);
    expect(titlesFor('wo')).toEqual(['Workspaces in a team', 'New workspaces']);
    expect(titlesFor('r')).toEqual(['Mocks']);
  });

  it('puts posts after other pages that match alike, unless the site asks not to', () => {
    const post = 'New workspaces';
    expect(titlesFor('notebooks').indexOf(post)).toBe(1);
    expect(titlesFor('notebooks', {postsLast: false})[0]).toBe(post);
  });
});
