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
    /** One frame and what follows its paint. */
    nextFrame: () => {
      vi.advanceTimersToNextFrame();
      vi.advanceTimersByTime(1);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createRowList', () => {
  it('shows a row for each option, in a named list', () => {
    const {element, texts, draw} = setup();
    draw({options: options('A', 'B')});
    vi.runAllTimers();
    expect(texts()).toEqual(['A', 'B']);
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
    vi.runAllTimers();
    expect(selected()).toEqual(['true', 'false']);
    draw({options: options('A', 'B'), active: 1});
    expect(selected()).toEqual(['false', 'true']);
    expect(rows().map(({id}) => id)).toEqual(['box-item-0', 'box-item-1']);
  });

  it('leaves a row alone that stays the same', () => {
    const {rows, draw} = setup();
    draw({options: options('A', 'B')});
    vi.runAllTimers();
    const [first, second] = rows().map((row) => row.firstChild);
    draw({options: options('A', 'C')});
    expect(rows()[0]?.firstChild).toBe(first);
    expect(rows()[1]?.firstChild).not.toBe(second);
  });

  it('leaves a row alone that looks the same and leads elsewhere', () => {
    const {rows, draw} = setup();
    const results = [makeResult('A')];
    draw({options: answerOptions(makeAnswer({results, terms: ['a']}))});
    const content = rows()[0]?.firstChild;
    draw({options: answerOptions(makeAnswer({results, terms: ['a', 'b']}))});
    expect(rows()[0]?.firstChild).toBe(content);
  });

  describe('with more changes than one frame takes', () => {
    const titles = Array.from({length: 10}, (_, at) => `Page ${at}`);
    const others = titles.map((title) => `Other ${title}`);

    it('adds the first row at once, the others later, and none of them empty', () => {
      const {texts, draw, nextFrame} = setup();
      draw({options: options(...titles)});
      expect(texts()).toEqual(titles.slice(0, 1));
      nextFrame();
      expect(texts()).toEqual(titles.slice(0, 5));
      vi.runAllTimers();
      expect(texts()).toEqual(titles);
    });

    it('keeps the text of the other rows until their turn', () => {
      const {texts, draw} = setup();
      draw({options: options(...titles)});
      vi.runAllTimers();
      draw({options: options(...others)});
      expect(texts()).toEqual([...others.slice(0, 1), ...titles.slice(1)]);
      vi.runAllTimers();
      expect(texts()).toEqual(others);
    });

    it('counts only rows that change', () => {
      const {texts, draw} = setup();
      draw({options: options(...titles)});
      vi.runAllTimers();
      const next = [...titles.slice(0, 9), 'Another page'];
      draw({options: options(...next)});
      expect(texts()).toEqual(next);
    });

    it('goes on with the newest rows only', () => {
      const {texts, draw} = setup();
      draw({options: options(...titles)});
      draw({options: options(...others)});
      vi.runAllTimers();
      expect(texts()).toEqual(others);
      draw({options: options('A')});
      vi.runAllTimers();
      expect(texts()).toEqual(['A']);
    });

    it('opens with one row', () => {
      const {element, texts, draw} = setup();
      element.remove();
      draw({options: options(...titles)});
      expect(texts()).toEqual(titles.slice(0, 1));
      vi.runAllTimers();
      expect(texts()).toEqual(titles);
    });

    it('changes all rows at once for a reader who has scrolled', () => {
      const {element, texts, draw} = setup();
      draw({options: options(...titles)});
      vi.runAllTimers();
      element.dispatchEvent(new Event('scroll'));
      draw({options: options(...others)});
      expect(texts()).toEqual(others);
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
