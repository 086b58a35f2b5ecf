// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {noteComposition} from '../../../../../plugins/deferred-start/client/composition';
import {
  entryNameOf,
  entryPart,
} from '../../../../../plugins/deferred-start/client/entries';
import {forgetScripts} from '../../../../../plugins/deferred-start/client/scripts';

const running = () =>
  [...document.scripts].map((script) => script.getAttribute('src'));

const part = () => entryPart('search', ['/search.js']);

const search = () => document.querySelector('[data-own-start]')!;

async function finish(type: 'load' | 'error', start: Promise<void>) {
  await vi.waitFor(() => expect(running()).toEqual(['/search.js']));
  document.scripts[0]!.dispatchEvent(new Event(type));
  document.head.innerHTML = '';
  await start;
}

beforeEach(() => {
  forgetScripts(['/search.js']);
  document.head.innerHTML = '';
  document.body.innerHTML = '<div data-own-start="search"><input></div><p></p>';
});

describe('entryNameOf', () => {
  it('is the name at an element or around it', () => {
    expect(entryNameOf(document.querySelector('input'))).toBe('search');
    expect(entryNameOf(document.querySelector('p'))).toBeUndefined();
    expect(entryNameOf(document)).toBeUndefined();
  });
});

describe('entryPart', () => {
  it('marks its element when its scripts failed twice, until they are there', async () => {
    const started = part();
    await finish('error', started.start());
    expect(search().hasAttribute('data-start-failed')).toBe(false);
    await finish('error', started.start());
    expect(search().hasAttribute('data-start-failed')).toBe(true);
  });

  it('marks its element at the first failure without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await finish('error', part().start());
    expect(search().hasAttribute('data-start-failed')).toBe(true);
  });

  it('repeats the beginning of a composition to its scripts', async () => {
    const field = document.querySelector('input')!;
    field.addEventListener('compositionstart', noteComposition);
    field.addEventListener('compositionend', noteComposition);
    field.dispatchEvent(new CompositionEvent('compositionstart'));
    const heard = vi.fn();
    field.addEventListener('compositionstart', heard);
    await finish('load', part().start());
    expect(heard).toHaveBeenCalledTimes(1);
    field.dispatchEvent(new CompositionEvent('compositionend'));
    forgetScripts(['/search.js']);
    await finish('load', part().start());
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
