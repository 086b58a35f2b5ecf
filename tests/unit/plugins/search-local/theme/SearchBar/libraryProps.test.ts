// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  LIBRARY_PROPS,
  placementOf,
} from '../../../../../../plugins/search-local/theme/SearchBar/libraryProps';

type KeyProps = {readonly onKeyDown: (event: Partial<KeyboardEvent>) => void};

const inputProps = (onKeyDown: () => void) =>
  (
    LIBRARY_PROPS as unknown as {
      getInputProps: (getter: object) => KeyProps;
    }
  ).getInputProps({props: {onKeyDown}, state: {collections: []}});

it.each([
  ['a key while a text is composed', {key: 'Enter', isComposing: true}],
  // Safari ends the composition before this event.
  ['the Enter that ends a composition', {key: 'Enter', keyCode: 229}],
])('leaves %s to the input method', (_, event) => {
  const onKeyDown = vi.fn();
  inputProps(onKeyDown).onKeyDown(event);
  expect(onKeyDown).not.toHaveBeenCalled();
});

it('passes any other key on', () => {
  const onKeyDown = vi.fn();
  inputProps(onKeyDown).onKeyDown({key: 'Enter', keyCode: 13});
  expect(onKeyDown).toHaveBeenCalledOnce();
});

describe('placementOf', () => {
  afterEach(() => {
    document.documentElement.dir = '';
  });

  it('keeps the side of the box on a page from left to right', () => {
    expect(placementOf('end')).toBe('end');
    expect(placementOf('full-width')).toBe('full-width');
  });

  it('is the other side for the library on a page from right to left', () => {
    document.documentElement.dir = 'rtl';
    expect(placementOf('end')).toBe('start');
    expect(placementOf('start')).toBe('end');
    expect(placementOf('full-width')).toBe('full-width');
  });
});
