// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {
  Notice,
  Panel,
} from '../../../../../../plugins/search-local/theme/SearchBar/Panel';
import type {PanelView} from '../../../../../../plugins/search-local/theme/SearchBar/panelView';
import {drawn} from './drawn';

const noticeOf = (view: PanelView, query = 'join') =>
  drawn(<Notice view={view} query={query} />);

describe('notice', () => {
  it('says that the index is loaded', () => {
    expect(noticeOf({state: 'loading'}).textContent).toBe(
      'Loading the search index...',
    );
  });

  it('marks where a query cannot be run', () => {
    const problem = {kind: 'field', text: 'foo', start: 0, end: 3} as const;
    const element = noticeOf({state: 'problem', problem}, 'foo:join');
    expect(element.querySelector('mark')?.textContent).toBe('foo');
    expect(element.textContent).toContain('There is no field “foo”.');
    expect(element.textContent).toContain('foo:join');
  });

  it('says that nothing is found, above suggestions if there are any', () => {
    const view = {state: 'empty', hasSuggestions: false} as const;
    expect(noticeOf(view).textContent).toBe('No results found');
    expect(noticeOf({...view, hasSuggestions: true}).textContent).toBe(
      'No results foundDid you mean:',
    );
  });

  it('offers to load the page anew where something could not be loaded', () => {
    for (const view of [
      {state: 'failed'},
      {state: 'results', count: 1, lack: 'index'},
    ] as const) {
      const element = noticeOf(view);
      expect(element.textContent).toContain('could not be loaded');
      expect(element.querySelector('a')?.getAttribute('href')).toBe('');
    }
  });

  it('names a corrected spelling, and says nothing of results without one', () => {
    const view = {state: 'results', count: 1} as const;
    expect(noticeOf({...view, correctedQuery: 'join'}).textContent).toBe(
      'Showing results for “join”',
    );
    expect(noticeOf(view).textContent).toBe('');
  });
});

const panelOf = (view: PanelView, list?: string) =>
  drawn(
    <Panel
      view={view}
      query="join"
      lists={list === undefined ? [] : [<ul key="list">{list}</ul>]}
    />,
  );

describe('panel', () => {
  it('has the rows between a notice and the keys', () => {
    const {textContent} = panelOf(
      {state: 'results', count: 1, correctedQuery: 'joins'},
      'Rows.',
    );
    expect(textContent).toMatch(
      /^Showing results for “joins”Rows\..*to close$/,
    );
  });

  it('has no keys to explain without rows', () => {
    expect(panelOf({state: 'failed'}).querySelector('kbd')).toBeNull();
  });

  it('says nothing where nothing is typed and nothing was before', () => {
    expect(panelOf({state: 'recents'}).textContent).toBe('');
    expect(panelOf({state: 'recents'}, 'join').textContent).toMatch(
      /^Recent searchesjoin/,
    );
  });
});
