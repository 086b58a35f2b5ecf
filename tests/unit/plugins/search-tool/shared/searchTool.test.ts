import {describe, expect, it} from 'vitest';
import {createSearchTool} from '../../../../../plugins/search-tool/shared/searchTool';
import type {Site} from '../../../../../plugins/search-tool/shared/site';
import {FILES, SETTINGS, toolSite} from '../../../../support/toolSite';

const ON = 'https://docs.example.com';
const AGAIN =
  'Check that the site is complete and can be reached, then ask again.';
const tool = (changes: Parameters<typeof toolSite>[0] = {}) =>
  createSearchTool(toolSite(changes));

/** A site that does not answer. */
const gone: Partial<Site> = {
  fetch: () => Promise.reject(new Error('/base does not answer (refused).')),
};

describe('search', () => {
  it('gives title, route, excerpt, and kind as plain text', async () => {
    expect(await tool().search('zebra')).toEqual({
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
    const {results} = await tool().search('grass');
    expect(results).toEqual([
      {
        title: 'Zebra',
        route: '/base/docs/zebra#food',
        section: 'Food',
        excerpt: 'Grass feeds it all day long.',
        kind: 'How-to',
      },
    ]);
    const [first] = (await tool().search('zebra crossing')).results;
    expect(first?.deprecated).toBe(true);
  });

  it('gives as many results as are asked for', async () => {
    const found = await tool().search('zebra', {limit: 1});
    expect(found.results).toHaveLength(1);
    expect(found.total).toBe(3);
  });

  it('says what it has searched for instead of a slip', async () => {
    expect((await tool().search('zebrra')).searchedFor).toBe('zebra');
  });

  it('finds nothing where there is nothing', async () => {
    expect(await tool().search('xylophone')).toEqual({total: 0, results: []});
  });

  it.each([
    [
      'an empty query',
      ' ',
      {},
      'The query is empty. Pass words to look for, such as "join two tables".',
    ],
    [
      'a query that is none',
      7,
      {},
      'The query is empty. Pass words to look for, such as "join two tables".',
    ],
    [
      'no result',
      'a',
      {limit: 0},
      'The limit is 0. Pass a whole number from 1 to 50.',
    ],
    [
      'half a result',
      'a',
      {limit: 1.5},
      'The limit is 1.5. Pass a whole number from 1 to 50.',
    ],
    [
      'more than it gives',
      'a',
      {limit: 51},
      'The limit is 51. Pass a whole number from 1 to 50.',
    ],
    [
      'a query that cannot be run',
      'title:',
      {},
      `The query "title:" cannot be run: "title:" is no term of its syntax. Leave out signs of the query syntax (+ - : ~ ^ *), or put the words in quotes.`,
    ],
  ])('rejects %s', async (_, query, options, message) => {
    await expect(tool().search(query as string, options)).rejects.toThrow(
      message,
    );
  });

  it.each([
    [
      'there is no index',
      {files: new Map<string, string>()},
      `The search index of ${ON} cannot be had: /base/search-index-en.json answered 404. ${AGAIN}`,
    ],
    [
      'the index is damaged',
      {files: new Map([['/base/search-index-en.json', '{}']])},
      `The search index of ${ON} cannot be had: The search index for en is damaged or of another version of the plugin. Build the site again. ${AGAIN}`,
    ],
    [
      'the host is gone',
      gone,
      `The search index of ${ON} cannot be had: /base does not answer (refused). ${AGAIN}`,
    ],
    [
      'Pagefind answers instead of the index',
      {settings: {...SETTINGS, usesPagefind: true}},
      `${ON} is searched with Pagefind, which this tool cannot ask. Use the search page of the site.`,
    ],
  ])('says so when %s', async (_, changes, message) => {
    await expect(tool(changes).search('zebra')).rejects.toThrow(message);
  });

  it('answers without excerpts when the texts cannot be had', async () => {
    const files = new Map(
      [...FILES].filter(([path]) => !path.includes('search-texts')),
    );
    const [first] = (await tool({files}).search('zebra')).results;
    expect(first).toMatchObject({title: 'Zebra', excerpt: ''});
  });
});

describe('read', () => {
  it.each(['/base/docs/zebra', '/base/docs/zebra/', 'docs/zebra.md#food'])(
    'gives the copy of %s',
    async (route) => {
      expect(await tool().read(route)).toMatchObject({
        title: 'Zebra [1]',
        markdown: FILES.get('/base/docs/zebra.md'),
      });
    },
  );

  it.each(['/base/docs/animals', '/base/docs/animals/'])(
    'gives the copy of a page that stands for its folder: %s',
    async (route) => {
      expect(await tool().read(route)).toMatchObject({
        title: 'Animals',
        route,
      });
    },
  );

  it.each(['/base/docs/none', '/base/docs/page'])(
    'says that there is no page %s',
    async (route) => {
      await expect(tool().read(route)).rejects.toThrow(
        `There is no page ${route} on ${ON}, or it has no copy in Markdown. Pass a route that search returns.`,
      );
    },
  );

  it('says where the site is when a route is elsewhere', async () => {
    await expect(tool().read('/other/docs')).rejects.toThrow(
      `/other/docs is no page of ${ON}: its routes begin with /base/. Pass a route that search returns.`,
    );
  });

  it('says so when the host is gone, or has an error', async () => {
    await expect(tool(gone).read('/base/docs/zebra')).rejects.toThrow(
      `The pages of ${ON} cannot be had: /base does not answer (refused). ${AGAIN}`,
    );
    const fetch = () => Promise.resolve(new Response('', {status: 503}));
    await expect(tool({fetch}).read('/base/docs/zebra')).rejects.toThrow(
      `The pages of ${ON} cannot be had: /base/docs/zebra.md answered 503. ${AGAIN}`,
    );
  });
});
