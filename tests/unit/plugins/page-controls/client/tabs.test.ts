// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  pressTab,
  selectTab,
  selectTabOf,
  showStoredTabs,
} from '../../../../../plugins/page-controls/client/tabs';

const set = (key: string, values: readonly string[]) =>
  `<div data-tabs="${key}"><ul role="tablist">${values
    .map(
      (value, at) =>
        `<li role="tab" data-value="${value}" tabindex="${at && -1}"></li>`,
    )
    .join('')}</ul><div>${values
    .map((_, at) => `<div role="tabpanel" ${at ? 'hidden' : ''}></div>`)
    .join('')}</div></div>`;

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].map(
    ({hidden}) => (hidden ? 0 : 1),
  );

beforeEach(() => {
  vi.stubGlobal('scrollBy', vi.fn());
  localStorage.clear();
  document.body.innerHTML =
    set('language', ['js', 'py']) +
    set('language', ['py', 'sh', 'js']) +
    set('', ['js', 'py']);
});

describe('selectTab', () => {
  it('selects the tab in all sets of its group, and stores the choice', () => {
    selectTab(tabs()[1]!);
    expect(shown()).toEqual([0, 1, 1, 0, 0, 1, 0]);
    expect(localStorage.getItem('language')).toBe('py');
    expect(tabs()[1]!.getAttribute('aria-selected')).toBe('true');
    expect(tabs()[1]!.tabIndex).toBe(0);
    expect(tabs()[0]!.tabIndex).toBe(-1);
  });

  it('leaves sets without this tab as they are', () => {
    selectTab(tabs()[3]!);
    expect(shown()).toEqual([1, 0, 0, 1, 0, 1, 0]);
  });

  it('concerns a set without a group alone', () => {
    selectTab(tabs()[6]!);
    expect(shown()).toEqual([1, 0, 1, 0, 0, 0, 1]);
    expect(localStorage).toHaveLength(0);
  });

  it('needs no storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('blocked');
    });
    selectTab(tabs()[1]!);
    expect(shown()[1]).toBe(1);
  });
});

describe('showStoredTabs', () => {
  it('shows the stored choice, if a set has it', () => {
    localStorage.setItem('language', 'sh');
    showStoredTabs();
    expect(shown()).toEqual([1, 0, 0, 1, 0, 1, 0]);
  });
});

describe('selectTabOf', () => {
  it('selects the tab of a panel', () => {
    selectTabOf(document.querySelectorAll('[role=tabpanel]')[4]!);
    expect(shown()).toEqual([1, 0, 0, 0, 1, 1, 0]);
  });
});

describe('pressTab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 1, 0],
    ['ArrowLeft', 0, 1],
  ])('%s leads from tab %s to %s', (key, from, to) => {
    expect(pressTab(tabs()[from]!, key)).toBe(true);
    expect(document.activeElement).toBe(tabs()[to]);
    expect(shown()[0]).toBe(1);
  });

  it.each(['Enter', ' '])('"%s" selects', (key) => {
    expect(pressTab(tabs()[1]!, key)).toBe(true);
    expect(shown()[1]).toBe(1);
  });

  it('leaves other keys alone', () => {
    expect(pressTab(tabs()[1]!, 'Tab')).toBe(false);
  });
});
