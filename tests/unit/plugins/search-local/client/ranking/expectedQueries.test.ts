import {describe, expect, it} from 'vitest';
import {findPages} from '../../../../../../plugins/search-local/client/answer/findPages';
import {expectedQueries} from '../../../../../../plugins/search-local/client/ranking/expectedQueries';
import {words} from '../../../../../../plugins/search-local/shared/words';
import {indexedPage, loadPages} from '../../../../../support/searchSite';

const index = loadPages([
  indexedPage('Aggregate', 'Groups the rows of a table, and sums them up.', {
    queries: ['keep one line per customer', 'totals of a customer'],
  }),
  indexedPage('Join', 'Puts the columns of tables side by side.', {
    queries: ['vlookup from a second sheet'],
  }),
  indexedPage('Customer tables', 'Has a line per customer on each sheet.'),
]);

const likeness = (query: string) => expectedQueries(index, words(query));

describe('expectedQueries', () => {
  it('is 1 for a query that a page expects, in any form of its words', () => {
    expect(likeness('a vlookup from the second sheets')).toEqual(
      new Map([[1, expect.closeTo(1)]]),
    );
  });

  it('counts what two queries have of each other', () => {
    const part = likeness('one line per sheet').get(0)!;
    expect(part).toBeGreaterThan(0.3);
    expect(part).toBeLessThan(0.9);
    expect(likeness('one line per sheet by vlookup').get(0)).toBeLessThan(part);
  });

  it('ignores a word that no page expects', () => {
    expect(likeness('one line per sheet in red')).toEqual(
      likeness('one line per sheet'),
    );
  });

  it('adds what several queries of a page have in common with it', () => {
    const both = likeness('customer totals in one line').get(0)!;
    const [one, other] = [
      ['keep one line per customer'],
      ['totals of a customer'],
    ].map((queries) =>
      expectedQueries(
        loadPages([
          indexedPage('Aggregate', 'Keeps rows in red.', {queries}),
          indexedPage('Join', 'Has a line.', {queries: ['line of a customer']}),
        ]),
        words('customer totals in one line'),
      ).get(0)!,
    );
    expect(both).toBeGreaterThan(Math.max(one!, other!));
  });

  it('is empty where no word is expected, and for a single word', () => {
    expect(likeness('pivot rotate wide')).toEqual(new Map());
    expect(likeness('a customer')).toEqual(new Map());
    expect(likeness('')).toEqual(new Map());
  });

  it('ranks a page first that has the words of readers only there', () => {
    const [first] = findPages(index, 'one line per customer').pages;
    expect(index.pages[first!.page]?.title).toBe('Aggregate');
  });
});
