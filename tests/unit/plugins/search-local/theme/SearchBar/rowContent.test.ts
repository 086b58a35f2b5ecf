// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest';
import {answerOptions} from '../../../../../../plugins/search-local/theme/SearchBar/options';
import {rowContent} from '../../../../../../plugins/search-local/theme/SearchBar/rowContent';
import {searchTexts} from '../../../../../../plugins/search-local/theme/SearchBar/texts';
import type {SearchAnswer} from '../../../../../../plugins/search-local/shared/answer';
import {makeAnswer, makeResult} from './answers';

// Docusaurus publishes JSX in a .js file, which Vitest does not read.
vi.mock('@docusaurus/Translate', () => ({
  translate: (
    {message}: {message: string},
    values: Record<string, string | number> = {},
  ) => message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));

const rows = (answer: Partial<SearchAnswer>) =>
  answerOptions(makeAnswer(answer), '/search').map((option) =>
    rowContent(option, searchTexts()),
  );
const part = (text: string, isMatch = false) => ({text, isMatch});

describe('rowContent', () => {
  it('shows title, kind, place, and excerpt of a page', () => {
    const [row] = rows({
      results: [
        makeResult('Join', {
          kind: 'operator',
          isDeprecated: true,
          breadcrumbs: ['Operators', 'Blending'],
          excerpt: [part('Tables are '), part('joined', true), part('.')],
        }),
      ],
    });
    expect(row?.textContent).toBe(
      'JoinDeprecatedOperatorOperators › BlendingTables are joined.',
    );
    expect(row?.querySelector('mark')?.textContent).toBe('joined');
  });

  it('takes texts as texts, not as markup', () => {
    const [row] = rows({results: [makeResult('<img src=x>')]});
    expect(row?.textContent).toContain('<img src=x>');
    expect(row?.querySelector('img')).toBeNull();
  });

  it('shows heading and text of a section', () => {
    const section = {
      title: [part('Left '), part('join', true)],
      route: '/docs/join#left',
      excerpt: [part('Keeps all rows.')],
    };
    const [, row] = rows({
      results: [makeResult('Join', {sections: [section]})],
    });
    expect(row?.textContent).toBe('Left join Keeps all rows.');
  });

  it('leads to all results, and to other spellings', () => {
    const [, all] = rows({results: [makeResult('Join')], total: 12});
    expect(all?.textContent).toBe('See all 12 results');
    const [suggestion] = rows({suggestions: ['join']});
    expect(suggestion?.textContent).toBe('join');
  });
});
