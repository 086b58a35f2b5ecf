// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  LIBRARY_PROPS,
  panelPlacement,
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

describe('panelPlacement', () => {
  afterEach(() => {
    document.documentElement.dir = '';
  });

  it('is the end of the box in both directions of writing', () => {
    expect(panelPlacement()).toBe('end');
    document.documentElement.dir = 'rtl';
    expect(panelPlacement()).toBe('start');
  });
});
