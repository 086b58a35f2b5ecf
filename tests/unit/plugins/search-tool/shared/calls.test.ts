import {describe, expect, it} from 'vitest';
import {callTool} from '../../../../../plugins/search-tool/shared/calls';
import {createSearchTool} from '../../../../../plugins/search-tool/shared/searchTool';
import {FILES, toolSite} from '../../../../support/toolSite';

const open = () => createSearchTool(toolSite());

describe('callTool', () => {
  it('gives results as JSON', async () => {
    const {content, isError} = await callTool(
      'search',
      {query: 'zebra', limit: 1},
      open,
    );
    expect(isError).toBeUndefined();
    expect(JSON.parse(content[0]!.text)).toEqual(
      await open().search('zebra', {limit: 1}),
    );
  });

  it('gives a page as its Markdown', async () => {
    expect(await callTool('read', {route: '/base/docs/zebra'}, open)).toEqual({
      content: [{type: 'text', text: FILES.get('/base/docs/zebra.md')}],
    });
  });

  it.each([
    [
      'of the call',
      open,
      'The query is empty. Pass words to look for, such as "join two tables".',
    ],
    [
      'of the site',
      () => Promise.reject(new Error('There is no site.')),
      'There is no site.',
    ],
  ])('tells errors %s in words', async (_, opening, text) => {
    expect(await callTool('search', {}, opening)).toEqual({
      content: [{type: 'text', text}],
      isError: true,
    });
  });
});
