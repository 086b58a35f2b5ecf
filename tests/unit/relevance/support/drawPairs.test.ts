import {expect, it} from 'vitest';
import {drawPairs} from '../../../relevance/support/drawPairs';
import {indexedPage} from '../../../support/searchSite';

const WORDS = ['upload', 'column', 'model', 'forecast', 'table', 'chart'];

const page = (name: string) =>
  indexedPage(`Operator ${name}`, WORDS.join(' '), {
    route: `/help/docs/${name.toLowerCase()}`,
  });

it('draws the same pairs of the other pages when a page is added', () => {
  const names = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot'];
  const queries = (all: readonly string[]) =>
    new Map(
      drawPairs(all.map(page), 20).map((pair) => [pair.page.title, pair.query]),
    );
  const before = queries(names);
  const after = queries(['Newcomer', ...names]);
  expect(before.size).toBe(names.length);
  before.forEach((query, title) => expect(after.get(title)).toBe(query));
});
