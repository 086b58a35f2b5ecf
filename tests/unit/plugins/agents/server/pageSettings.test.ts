import {describe, expect, it} from 'vitest';
import {pageSettings} from '../../../../../plugins/agents/server/pageSettings';

const PAGE = `<!doctype html><title>Help &amp; more</title>
<svg><title>A drawing</title></svg>`;

describe('pageSettings', () => {
  it.each([
    ['single', `<div data-search-settings='{"maxResults":8}'></div>`],
    ['double', '<div data-search-settings="{&quot;maxResults&quot;:8}"></div>'],
  ])('reads the settings in %s quotes', (_, box) => {
    expect(pageSettings(PAGE + box)).toEqual({
      settings: {maxResults: 8},
      title: 'Help & more',
    });
  });

  it('has none of a page without a search box', () => {
    expect(pageSettings('<p>text</p>')).toEqual({title: ''});
  });
});
