import {describe, expect, it} from 'vitest';
import {findPages} from '../../../../../../plugins/search-local/client/answer/findPages';
import {matchAliases} from '../../../../../../plugins/search-local/client/ranking/aliases';
import {words} from '../../../../../../plugins/search-local/shared/words';
import {
  aliasesOf,
  indexedPage,
  loadPages,
} from '../../../../../support/searchSite';

const index = loadPages([
  indexedPage('Aggregate', 'Groups the rows of a table, and sums them up.', {
    aliases: aliasesOf(
      'keep one line per customer',
      'totals of a customer',
      'rollup',
    ),
  }),
  indexedPage('Join', 'Puts the columns of tables side by side.', {
    aliases: aliasesOf('vlookup from a second sheet', 'vlookup', 'case when'),
  }),
  indexedPage('Customer tables', 'Has a line per customer on each sheet.', {
    aliases: aliasesOf('second to first'),
  }),
]);

const likeness = (query: string) =>
  new Map(
    Array.from(matchAliases(index, words(query)), ([page, match]) => [
      page,
      match.likeness,
    ]),
  );

const firstFor = (query: string) => {
  const [first] = findPages(index, query).pages;
  return first && index.pages[first.page]!.title;
};

describe('likeness', () => {
  it('is 1 for an alias, in any form of its words', () => {
    expect(likeness('a vlookup from the second sheets').get(1)).toBeCloseTo(1);
  });

  it('counts what a query and an alias have of each other', () => {
    const part = likeness('one line per sheet').get(0)!;
    expect(part).toBeGreaterThan(0.3);
    expect(part).toBeLessThan(0.9);
    expect(likeness('one line per sheet by vlookup').get(0)).toBeLessThan(part);
  });

  it('ignores a word that no alias has', () => {
    expect(likeness('one line per sheet in red')).toEqual(
      likeness('one line per sheet'),
    );
  });

  it('adds what several aliases of a page have in common with the query', () => {
    const both = likeness('customer totals in one line').get(0)!;
    const [one, other] = [
      'keep one line per customer',
      'totals of a customer',
    ].map(
      (alias) =>
        matchAliases(
          loadPages([
            indexedPage('Aggregate', 'Keeps rows.', {
              aliases: aliasesOf(alias),
            }),
            indexedPage('Join', 'A line.', {
              aliases: aliasesOf('line of a customer'),
            }),
          ]),
          words('customer totals in one line'),
        ).get(0)!.likeness,
    );
    expect(both).toBeGreaterThan(Math.max(one!, other!));
  });

  it('is none where no alias has a word, and of one word only to an alias of one word', () => {
    expect(likeness('pivot rotate wide')).toEqual(new Map());
    expect(likeness('a customer')).toEqual(new Map());
    expect(likeness('')).toEqual(new Map());
    expect([...likeness('the rollup').keys()]).toEqual([0]);
    expect(likeness('rollup of a red sheet').get(0)).toBeUndefined();
  });
});

describe('an alias that is the query', () => {
  it.each([
    ['vlookup', 'Join'],
    ['case when', 'Join'],
    ['case_when', 'Join'],
    ['the totals of a customer', 'Aggregate'],
    ['second to first', 'Customer tables'],
  ])('puts its page first: %s', (query, title) => {
    expect(firstFor(query)).toBe(title);
  });

  it('has the words in their order', () => {
    const exact = (query: string) =>
      matchAliases(index, words(query)).get(2)?.exact;
    expect(exact('second to first')).toBe(2);
    expect(exact('first to second')).toBeUndefined();
  });
});

const entry = (id: string, message: string) => ({
  title: id,
  id,
  content: 'What it means.',
  aliases: [message],
});

const errors = loadPages([
  indexedPage('Decision Tree', 'Learns a nominal label.', {
    tags: ['label', 'nominal', 'must'],
    aliases: aliasesOf('label nominal must'),
  }),
  indexedPage('Errors', 'Explained.', {
    sections: [
      entry('a', 'label attribute must nominal'),
      entry('b', 'label attribute must numerical'),
      entry('c', 'examples'),
      entry('d', 'generation exception'),
    ],
  }),
]);

const message = (query: string, page = 1) =>
  matchAliases(errors, words(query)).get(page)?.message?.section;

describe('the words of a message', () => {
  it('find their section, whatever else is in the query', () => {
    const [first] = findPages(
      errors,
      'The label attribute (x1) must be nominal for Decision Tree 42.',
    ).pages;
    expect(errors.pages[first!.page]?.title).toBe('Errors');
    // Sections 0 and 1 are the starts of the two pages.
    expect(first!.place).toBe(2);
  });

  it('find the section with more of them', () => {
    expect(message('label attribute must numerical')).toBe(3);
  });

  it('are consecutive if there are only two', () => {
    expect(message('generation exception in table')).toBe(5);
    expect(message('generate a table except numbers')).toBeUndefined();
  });

  it('have to be nearly all there, at least two, and of a section', () => {
    expect(message('label attribute')).toBeUndefined();
    expect(message('examples')).toBeUndefined();
    expect(message('label nominal must', 0)).toBeUndefined();
  });
});
