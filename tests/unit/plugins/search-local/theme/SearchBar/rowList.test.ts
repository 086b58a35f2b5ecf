// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {answerOptions} from '../../../../../../plugins/search-local/theme/SearchBar/options';
import {createRowList} from '../../../../../../plugins/search-local/theme/SearchBar/rowList';
import type {RowListView} from '../../../../../../plugins/search-local/theme/SearchBar/rowList';
import {searchTexts} from '../../../../../../plugins/search-local/theme/SearchBar/texts';
import {makeAnswer, makeResult} from './answers';

// Docusaurus publishes JSX in a .js file, which Vitest does not read.
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => message,
}));

const options = (...titles: string[]) =>
  answerOptions(
    makeAnswer({results: titles.map((title) => makeResult(title))}),
  );

function setup() {
  const {element, draw} = createRowList('box', searchTexts());
  document.body.replaceChildren(element);
  const rows = () => [...element.children];
  return {
    element,
    rows,
    texts: () => rows().map((row) => row.querySelector('span')?.textContent),
    draw: (view: Partial<RowListView>) =>
      draw({options: [], active: 0, label: 'Results', query: 'join', ...view}),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.style.fontSize = '16px';
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createRowList', () => {
  it('shows a row for each option, in a named list', () => {
    const {element, texts, draw} = setup();
    draw({options: options('A', 'B', 'C')});
    expect(texts()).toEqual(['A', 'B', 'C']);
    expect(element.getAttribute('aria-label')).toBe('Results');
    draw({options: options('B')});
    expect(texts()).toEqual(['B']);
  });

  it('marks the words that match', () => {
    const {rows, draw} = setup();
    const title = [
      {text: 'Set ', isMatch: false},
      {text: 'Role', isMatch: true},
    ];
    const results = [makeResult('x', {title, sectionTitle: title})];
    draw({options: answerOptions(makeAnswer({results}))});
    expect(rows()[0]?.querySelector('span')?.innerHTML).toBe(
      'Set <mark>Role</mark> › Set <mark>Role</mark>',
    );
  });

  it('says which row is active, and tells rows apart by their ids', () => {
    const {rows, draw} = setup();
    const selected = () => rows().map((row) => row.ariaSelected);
    draw({options: options('A', 'B')});
    expect(selected()).toEqual(['true', 'false']);
    draw({options: options('A', 'B'), active: 1});
    expect(selected()).toEqual(['false', 'true']);
    expect(rows().map(({id}) => id)).toEqual(['box-item-0', 'box-item-1']);
  });

  it('leaves a row alone that stays the same', () => {
    const {rows, draw} = setup();
    draw({options: options('A', 'B')});
    const [first, second] = rows().map((row) => row.firstChild);
    draw({options: options('A', 'C')});
    expect(rows()[0]?.firstChild).toBe(first);
    expect(rows()[1]?.firstChild).not.toBe(second);
  });

  describe('rows below the end of the list', () => {
    const titles = Array.from({length: 10}, (_, at) => `Page ${at}`);

    it('are added after those in view, and are never empty', () => {
      const {texts, draw} = setup();
      draw({options: options(...titles)});
      expect(texts()).toEqual(titles.slice(0, 7));
      vi.advanceTimersByTime(50);
      expect(texts()).toEqual(titles);
    });

    it('keep their text until the others are painted', () => {
      const {texts, draw} = setup();
      draw({options: options(...titles)});
      vi.advanceTimersByTime(50);
      const others = titles.map((title) => `Other ${title}`);
      draw({options: options(...others)});
      expect(texts()).toEqual([...others.slice(0, 7), ...titles.slice(7)]);
      vi.advanceTimersByTime(50);
      expect(texts()).toEqual(others);
    });

    it('are there at once when one of them is active', () => {
      const {texts, draw} = setup();
      draw({options: options(...titles), active: 9});
      expect(texts()).toEqual(titles);
    });
  });

  it('starts at the top with another query only', () => {
    const {element, draw} = setup();
    const scroll = () => {
      element.scrollTop = 40;
      element.dispatchEvent(new Event('scroll'));
    };
    draw({options: options('A')});
    scroll();
    draw({options: options('B')});
    expect(element.scrollTop).toBe(40);
    draw({options: options('B'), query: 'joins'});
    expect(element.scrollTop).toBe(0);
  });
});
