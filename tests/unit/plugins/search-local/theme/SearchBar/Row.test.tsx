// @vitest-environment jsdom
import type {ReactElement} from 'react';
import {describe, expect, it} from 'vitest';
import {answerRows} from '../../../../../../plugins/search-local/theme/SearchBar/rows';
import {Row} from '../../../../../../plugins/search-local/theme/SearchBar/Row';
import {TEXTS} from '../../../../../../plugins/search-local/theme/SearchBar/texts';
import type {SearchAnswer} from '../../../../../../plugins/search-local/shared/answer';
import {makeAnswer, makeResult} from './answers';
import {drawn} from './drawn';

const rows = (answer: Partial<SearchAnswer>) =>
  answerRows(makeAnswer(answer), '/search').map(
    (item, position) =>
      drawn(
        <Row
          item={item}
          id={`row-${position}`}
          isActive={position === 0}
          isCurrent={() => true}
          kinds={{...TEXTS.kinds, reference: 'Function'}}
        />,
      ).firstElementChild,
  );
const part = (text: string, isMatch = false) => ({text, isMatch});

describe('row', () => {
  it('shows title, kind, place, and excerpt of a page', () => {
    const [row] = rows({
      results: [
        makeResult('Join', {
          kind: 'reference',
          isDeprecated: true,
          breadcrumbs: ['Operators', 'Blending'],
          excerpt: [part('Tables are '), part('joined', true), part('.')],
        }),
      ],
    });
    expect(row?.textContent).toBe(
      'JoinDeprecatedFunctionOperators › BlendingTables are joined.',
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

  it('is a link that only the arrow keys come to, and says whether it is active', () => {
    const [first, second] = rows({
      results: [makeResult('Join'), makeResult('Union')],
    });
    expect(first?.tagName).toBe('A');
    expect(first?.getAttribute('href')).toBe('/docs/join?highlight=join');
    expect(first?.getAttribute('role')).toBe('option');
    expect(first?.getAttribute('tabindex')).toBe('-1');
    expect(
      [first, second].map((row) => row?.getAttribute('aria-selected')),
    ).toEqual(['true', 'false']);
    expect(second?.id).toBe('row-1');
  });

  it('is no link where it leads nowhere', () => {
    const [suggestion] = rows({suggestions: ['join']});
    expect(suggestion?.tagName).toBe('DIV');
    expect(suggestion?.hasAttribute('href')).toBe(false);
  });

  describe('when it is clicked', () => {
    /** Returns true if the browser follows the link. */
    function isFollowed(init: MouseEventInit, isCurrent = true): boolean {
      const [item] = answerRows(makeAnswer({results: [makeResult('Join')]}));
      const link = Row({
        item: item!,
        id: 'row',
        isActive: true,
        isCurrent: () => isCurrent,
        kinds: TEXTS.kinds,
      }) as ReactElement<{onClick: (event: MouseEvent) => void}>;
      const event = new MouseEvent('click', {cancelable: true, ...init});
      link.props.onClick(event);
      return !event.defaultPrevented;
    }

    it('leaves a plain click to the box, and others to the browser', () => {
      expect(isFollowed({})).toBe(false);
      expect(isFollowed({ctrlKey: true})).toBe(true);
      expect(isFollowed({metaKey: true})).toBe(true);
      expect(isFollowed({shiftKey: true})).toBe(true);
    });

    it('opens nothing while another query is asked', () => {
      expect(isFollowed({ctrlKey: true}, false)).toBe(false);
    });
  });
});
