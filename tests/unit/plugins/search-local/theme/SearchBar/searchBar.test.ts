// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type * as Load from '../../../../../../plugins/search-local/theme/SearchBar/load';
import type {SearchBar as Bar} from '../../../../../../plugins/search-local/theme/SearchBar/searchBar';

vi.mock('../../../../../../plugins/search-local/theme/SearchBar/load');

const box = {setQuery: vi.fn(), openFirst: vi.fn(), end: vi.fn()};

/** Renders a box like autocomplete-js. */
const make = vi.fn(({container}: {readonly container: HTMLElement}) => {
  container.innerHTML = '<input class="aa-Input">';
  return box;
});

const find = <T extends HTMLElement>(selector: string) =>
  document.querySelector<T>(selector)!;
const placeholder = () => find<HTMLInputElement>('form input');
const input = () => find<HTMLInputElement>('.aa-Input');

describe('SearchBar', () => {
  let load: typeof Load;
  let SearchBar: typeof Bar;
  let bar: Bar;
  const goTo = vi.fn();

  beforeEach(async () => {
    vi.clearAllMocks();
    // The modules keep state: after its first use, a box starts by itself on
    // the next page.
    vi.resetModules();
    load =
      await import('../../../../../../plugins/search-local/theme/SearchBar/load');
    ({SearchBar} =
      await import('../../../../../../plugins/search-local/theme/SearchBar/searchBar'));
    vi.stubGlobal('matchMedia', () => ({matches: false}));
    vi.mocked(load.loadSearchBox).mockResolvedValue(make);
    vi.mocked(load.loadIndex).mockResolvedValue();
    document.body.innerHTML =
      '<div id="bar" data-search-settings="{}"><div data-search-box></div><form action="/search"><input id="search-input" name="q"></form><div data-search-panel></div></div>';
    bar = new SearchBar(find('#bar'), goTo);
  });

  afterEach(() => {
    bar.end();
    vi.unstubAllGlobals();
  });

  it('loads nothing before it is used', () => {
    expect(load.loadSearchBox).not.toHaveBeenCalled();
    expect(load.loadIndex).not.toHaveBeenCalled();
  });

  it('puts the box in the place of the placeholder, with text and cursor', async () => {
    placeholder().focus();
    placeholder().value = 'abcd';
    placeholder().setSelectionRange(1, 3);
    await vi.waitFor(() => expect(find('form').hidden).toBe(true));
    expect(box.setQuery).toHaveBeenLastCalledWith('abcd');
    expect(document.activeElement).toBe(input());
    expect([input().selectionStart, input().selectionEnd]).toEqual([1, 3]);
    expect(document.querySelector('#search-input')).toBeNull();
  });

  it('leads to the pages of its site', async () => {
    placeholder().focus();
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1));
    const {goTo: lead} = make.mock.calls[0]![0] as unknown as {
      readonly goTo: (route: string) => void;
    };
    lead('/a');
    expect(goTo).toHaveBeenCalledWith('/a');
  });

  it('tries again with the next key when its scripts could not be had', async () => {
    vi.mocked(load.loadSearchBox).mockRejectedValueOnce(new Error('gone'));
    placeholder().focus();
    await vi.waitFor(() => expect(load.loadSearchBox).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    placeholder().dispatchEvent(new Event('input'));
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1));
  });

  it('says so when they cannot be had a second time', async () => {
    vi.mocked(load.loadSearchBox).mockRejectedValue(new Error('gone'));
    const hasFailed = () => find('#bar').hasAttribute('data-start-failed');
    placeholder().focus();
    await vi.waitFor(() => expect(load.loadSearchBox).toHaveBeenCalledTimes(1));
    expect(hasFailed()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
    placeholder().dispatchEvent(new Event('input'));
    await vi.waitFor(() => expect(hasFailed()).toBe(true));
  });

  it('waits for the end of a composition, and takes its text once', async () => {
    placeholder().dispatchEvent(new Event('compositionstart'));
    placeholder().focus();
    placeholder().value = 'に';
    await new Promise((resolve) => setTimeout(resolve));
    expect(make).not.toHaveBeenCalled();
    placeholder().value = '日本';
    placeholder().dispatchEvent(new Event('compositionend'));
    await vi.waitFor(() => expect(document.activeElement).toBe(input()));
    expect(box.setQuery.mock.calls).toEqual([['日本']]);
  });

  it('waits also for one that begins while the box is made', async () => {
    make.mockImplementationOnce(({container}) => {
      container.innerHTML = '<input class="aa-Input">';
      placeholder().dispatchEvent(new Event('compositionstart'));
      return box;
    });
    placeholder().focus();
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.activeElement).toBe(placeholder());
    expect(find('[data-search-box]').hidden).toBe(true);
    placeholder().value = '日本';
    placeholder().dispatchEvent(new Event('compositionend'));
    await vi.waitFor(() => expect(document.activeElement).toBe(input()));
    expect(box.setQuery.mock.calls).toEqual([['日本']]);
    expect(find('[data-search-box]').hidden).toBe(false);
  });

  it('is not shown if the page goes before its box takes over', async () => {
    make.mockImplementationOnce(() => {
      queueMicrotask(() => bar.end());
      return box;
    });
    placeholder().focus();
    await vi.waitFor(() => expect(box.end).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(find('form').hidden).toBe(false);
  });

  it('sends its form when its scripts cannot be had', async () => {
    vi.mocked(load.loadSearchBox).mockRejectedValue(new Error('gone'));
    const submit = vi
      .spyOn(HTMLFormElement.prototype, 'submit')
      .mockImplementation(() => undefined);
    placeholder().value = 'model';
    find<HTMLFormElement>('form').requestSubmit();
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  it('has the box open the first result for Enter', async () => {
    placeholder().focus();
    placeholder().value = 'model';
    find<HTMLFormElement>('form').requestSubmit();
    await vi.waitFor(() => expect(box.openFirst).toHaveBeenCalledWith('model'));
  });

  it('ends the box with the page', async () => {
    placeholder().focus();
    await vi.waitFor(() => expect(find('form').hidden).toBe(true));
    bar.end();
    expect(box.end).toHaveBeenCalledTimes(1);
  });
});
