// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SearchBar} from '../../../../../../plugins/search-local/theme/SearchBar/searchBar';
import * as load from '../../../../../../plugins/search-local/theme/SearchBar/load';

vi.mock('../../../../../../plugins/search-local/theme/SearchBar/load');

const box = {setQuery: vi.fn(), end: vi.fn()};

/** Draws a box as autocomplete-js does. */
const make = vi.fn(({container}: {readonly container: HTMLElement}) => {
  container.innerHTML = '<input class="aa-Input">';
  return Promise.resolve(box);
});

const find = <T extends HTMLElement>(selector: string) =>
  document.querySelector<T>(selector)!;
const standIn = () => find<HTMLInputElement>('form input');
const input = () => find<HTMLInputElement>('.aa-Input');

describe('SearchBar', () => {
  let bar: SearchBar;
  const goTo = vi.fn();

  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal('matchMedia', () => ({matches: false}));
    vi.mocked(load.loadSearchBox).mockResolvedValue(make);
    vi.mocked(load.loadIndex).mockResolvedValue();
    document.body.innerHTML =
      '<div id="bar" data-search-settings="{}"><div data-search-box></div><form action="/search"><input id="search-input" name="q"></form><div data-search-panel></div></div>';
    bar = SearchBar.of(find('#bar'), goTo);
  });

  afterEach(() => {
    bar.end();
    vi.unstubAllGlobals();
  });

  it('loads nothing before it is used', () => {
    expect(load.loadSearchBox).not.toHaveBeenCalled();
    expect(load.loadIndex).not.toHaveBeenCalled();
  });

  it('puts the box in the place of the stand-in, with text and cursor', async () => {
    standIn().focus();
    standIn().value = 'abcd';
    standIn().setSelectionRange(1, 3);
    await vi.waitFor(() => expect(find('form').hidden).toBe(true));
    expect(box.setQuery).toHaveBeenLastCalledWith('abcd');
    expect(document.activeElement).toBe(input());
    expect([input().selectionStart, input().selectionEnd]).toEqual([1, 3]);
    expect(document.querySelector('#search-input')).toBeNull();
  });

  it('is one for its element, led by whoever comes last', async () => {
    const push = vi.fn();
    expect(SearchBar.of(find('#bar'), push)).toBe(bar);
    bar.leadBy(push);
    standIn().focus();
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1));
    const {goTo: lead} = make.mock.calls[0]![0] as unknown as {
      readonly goTo: (route: string) => void;
    };
    lead('/a');
    expect(push).toHaveBeenCalledWith('/a');
    expect(goTo).not.toHaveBeenCalled();
  });

  it('tries again with the next key when its scripts could not be had', async () => {
    vi.mocked(load.loadSearchBox).mockRejectedValueOnce(new Error('gone'));
    standIn().focus();
    await vi.waitFor(() => expect(load.loadSearchBox).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    standIn().dispatchEvent(new Event('input'));
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1));
  });

  it('sends its form when its scripts cannot be had', async () => {
    vi.mocked(load.loadSearchBox).mockRejectedValue(new Error('gone'));
    const submit = vi
      .spyOn(HTMLFormElement.prototype, 'submit')
      .mockImplementation(() => undefined);
    standIn().value = 'model';
    find<HTMLFormElement>('form').requestSubmit();
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  it('presses Enter again in the box', async () => {
    const keys: string[] = [];
    find('#bar').addEventListener('keydown', ({key}) => keys.push(key));
    standIn().focus();
    standIn().value = 'model';
    find<HTMLFormElement>('form').requestSubmit();
    await vi.waitFor(() => expect(keys).toEqual(['Enter']));
  });

  it('ends the box with the page', async () => {
    standIn().focus();
    await vi.waitFor(() => expect(find('form').hidden).toBe(true));
    bar.end();
    expect(box.end).toHaveBeenCalledTimes(1);
  });
});
