import {describe, expect, it} from 'vitest';
import {search} from '../../../../../plugins/agents/tools/search';
import {FILES, runTool, SETTINGS} from '../../../../support/toolSite';

const AGAIN =
  'Check that the site is complete and can be reached, then ask again.';
const ask = (query: unknown, changes = {}) =>
  runTool(search, {query, limit: 2}, changes);

describe('search', () => {
  it('gives title, route, excerpt, and kind as plain text', async () => {
    expect(await runTool(search, {query: 'zebra'})).toEqual({
      total: 3,
      results: [
        {
          title: 'Zebra',
          route: '/base/docs/zebra',
          excerpt: 'It has stripes & runs.',
          kind: 'How-to',
        },
        {
          title: 'Zebra finch',
          route: '/base/docs/zebra-finch',
          excerpt: 'A bird of two colors.',
          kind: 'post',
        },
      ],
    });
  });

  it('leads to the section that answers, and says what is deprecated', async () => {
    expect(await ask('grass')).toMatchObject({
      results: [
        {
          title: 'Zebra',
          route: '/base/docs/zebra#food',
          section: 'Food',
          excerpt: 'Grass feeds it all day long.',
        },
      ],
    });
    expect(await ask('zebra crossing')).toMatchObject({
      results: [{deprecated: true}, {}],
    });
  });

  it('gives as many results as are asked for', async () => {
    expect(await runTool(search, {query: 'zebra', limit: 1})).toMatchObject({
      total: 3,
      results: [{title: 'Zebra'}],
    });
  });

  it('says what it has searched for instead of a slip', async () => {
    expect(await ask('zebrra')).toMatchObject({searchedFor: 'zebra'});
  });

  it('finds nothing where there is nothing', async () => {
    expect(await ask('xylophone')).toEqual({total: 0, results: []});
  });

  it('says which term cannot be run', async () => {
    await expect(ask('title:')).rejects.toThrow(
      `The query "title:" cannot be run: "title:" is no term of its syntax. Leave out signs of the query syntax (+ - : ~ ^ *), or put the words in quotes.`,
    );
  });

  it.each([
    [
      'there is no index',
      {files: new Map<string, string>()},
      `The search index of this site cannot be had: /base/search-index-en.json answered 404. ${AGAIN}`,
    ],
    [
      'the index is damaged',
      {files: new Map([['/base/search-index-en.json', '{}']])},
      `The search index of this site cannot be had: The search index for en is damaged or of another version of the plugin. Build the site again. ${AGAIN}`,
    ],
    [
      'the host is gone',
      {fetch: () => Promise.reject(new Error('/base does not answer (no).'))},
      `The search index of this site cannot be had: /base does not answer (no). ${AGAIN}`,
    ],
    [
      'Pagefind answers instead of the index',
      {settings: {...SETTINGS, usesPagefind: true}},
      'This site is searched with Pagefind, which this tool cannot ask. Use the search page of the site.',
    ],
  ])('says so when %s', async (_, changes, message) => {
    await expect(ask('zebra', changes)).rejects.toThrow(message);
  });

  it('answers without excerpts when the texts cannot be had', async () => {
    const files = new Map(
      [...FILES].filter(([path]) => !path.includes('search-texts')),
    );
    expect(await ask('zebra', {files})).toMatchObject({
      results: [{title: 'Zebra', excerpt: ''}, {}],
    });
  });
});
