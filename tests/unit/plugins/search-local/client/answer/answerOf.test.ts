import {describe, expect, it} from 'vitest';
import {answerOf} from '../../../../../../plugins/search-local/client/answer/answerOf';
import {TextStore} from '../../../../../../plugins/search-local/client/load/textStore';
import {loadIndex} from '../../../../../../plugins/search-local/client/index/loadIndex';
import {DEFAULT_OPTIONS} from '../../../../../../plugins/search-local/options';
import type {TextPart} from '../../../../../../plugins/search-local/shared/answer';
import {filesOf, indexedPage} from '../../../../../support/searchSite';

const {index: file, texts: textFiles} = filesOf([
  indexedPage('Join', 'How to set the key role of tables.', {
    categories: ['Operators', 'Table'],
    kind: 'reference',
    sections: [
      {title: 'Join types', id: 'types', content: 'An outer join keeps rows.'},
    ],
  }),
  indexedPage('Set Role', 'Marks a column. Joins need none.', {
    tags: ['dependent variable', 'goal'],
  }),
  indexedPage('News of joins', 'A new join.\nIt keeps all n names.', {
    type: 'blog',
  }),
  indexedPage('Traces', '', {
    sections: [
      {title: 'A trace', id: 'trace', content: '', code: 'window not defined'},
    ],
  }),
]);

function site() {
  const index = loadIndex(JSON.parse(file.json), {
    locale: 'en',
    boosts: DEFAULT_OPTIONS.boosts,
  });
  const fetch = (url: unknown) =>
    Promise.resolve(
      new Response(textFiles.find(({name}) => `/${name}` === url)?.json),
    );
  return {index, texts: new TextStore(index, '/', {fetch})};
}

const question = {filters: {}, limit: 8};

/** Returns the answer after all texts have loaded. */
async function answer(query: string, more: Partial<typeof question> = {}) {
  const loaded = site();
  const asked = {...question, ...more, query};
  await answerOf(loaded, asked).loadTexts?.();
  return answerOf(loaded, asked).answer;
}

const textOf = (parts: readonly TextPart[] = []) =>
  parts.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join('');

describe('answerOf', () => {
  it('gives no sections for one or two letters, which many of them have', async () => {
    const routes = async (query: string) =>
      (await answer(query)).results[0]?.sections.map(({route}) => route);
    expect(await routes('jo')).toEqual([]);
    expect(await routes('joi')).toEqual(['/base/docs/join#types']);
  });

  it('quotes no sentence for a single letter, and marks no words that begin with it', async () => {
    const excerpt = async (query: string) =>
      textOf((await answer(query)).results[0]?.excerpt);
    expect(await excerpt('news na')).toBe('It keeps all n [names].');
    expect(await excerpt('n')).toBe('A new join.');
  });

  it('gives one result a page, marked, with its sections beneath', async () => {
    const {results, total, terms} = await answer('join');
    expect([results.length, total]).toEqual([3, 3]);
    expect(terms).toEqual(['join']);
    expect(results[0]).toMatchObject({
      route: '/base/docs/join',
      kind: 'reference',
      breadcrumbs: ['Operators', 'Table'],
      sections: [{route: '/base/docs/join#types'}],
    });
    expect(textOf(results[0]?.title)).toBe('[Join]');
    expect(textOf(results[0]?.sections[0]?.excerpt)).toBe(
      'An outer [join] keeps rows.',
    );
  });

  it('leads to the section that matches, and names it', async () => {
    const {results} = await answer('outer');
    expect(results[0]?.route).toBe('/base/docs/join#types');
    expect(textOf(results[0]?.title)).toBe('Join');
    expect(textOf(results[0]?.sectionTitle)).toBe('Join types');
  });

  it('keeps to the limit, and counts all', async () => {
    const {results, total} = await answer('join', {limit: 2});
    expect([results.length, total]).toEqual([2, 3]);
  });

  it('keeps to a kind', async () => {
    const count = async (filters: object) =>
      (await answer('join', {filters})).total;
    expect(await count({kind: 'post'})).toBe(1);
  });

  it('has no excerpts before the texts are there, and says so', () => {
    const early = answerOf(site(), {...question, query: 'join'});
    expect(early.answer.results[0]?.excerpt).toEqual([]);
    expect(early.loadTexts).toBeDefined();
  });

  it('finds quoted words only where one section has all of them', async () => {
    const titles = async (query: string) =>
      (await answer(query)).results.map(({title}) =>
        title.map(({text}) => text).join(''),
      );
    expect(await titles('"set role"')).toEqual(['Set Role', 'Join']);
    expect(await titles('"set the key"')).toEqual(['Join']);
    expect(await titles('set -"key role"')).toEqual(['Set Role']);
    expect(await titles('"set outer"')).toEqual([]);
  });

  it('finds a message without its quotes, where no section has the quoted words', async () => {
    const {results} = await answer('set the role key "max_depth 7"');
    expect(results[0]?.route).toBe('/base/docs/set-role');
  });

  it('finds quoted words in code', async () => {
    const routes = async (query: string) =>
      (await answer(query)).results.map(({route}) => route);
    expect(await routes('"window not defined"')).toEqual([
      '/base/docs/traces#trace',
    ]);
    expect(await routes('"window set"')).toEqual([]);
  });

  it('leaves out what is not wanted, and wants what is', async () => {
    const routes = async (query: string) =>
      (await answer(query)).results.map(({route}) => route.split('#')[0]);
    expect(await routes('join -rows')).toEqual([
      '/base/docs/news-of-joins',
      '/base/docs/set-role',
    ]);
    expect(await routes('+join +marks')).toEqual(['/base/docs/set-role']);
    expect(await routes('title:role')).toEqual(['/base/docs/set-role']);
    expect(await routes('roel~1')).toContain('/base/docs/set-role');
  });

  it('tells what is wrong with a query', async () => {
    const {problem, results} = await answer('titel:red');
    expect(problem).toMatchObject({start: 0, end: 9});
    expect(results).toEqual([]);
  });

  it('tells what it was taken for, and what would find something', async () => {
    expect((await answer('talbes')).correctedQuery).toBe('tables');
    expect((await answer('coulmmnn')).suggestions).toEqual(['column']);
  });
});
