// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {panel} from '../../../../../../plugins/search-local/theme/SearchBar/panel';
import type {PanelView} from '../../../../../../plugins/search-local/theme/SearchBar/panelView';
import {drawn} from './drawn';

const panelOf = (view: PanelView, list?: string) =>
  drawn((h) =>
    panel(h, {
      view,
      query: 'join',
      lists: list === undefined ? [] : [h`<ul key="list">${list}</ul>`],
    }),
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
