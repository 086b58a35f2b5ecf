// @vitest-environment jsdom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import RecipeStep from '../../../../../../plugins/operator-lab/theme/RecipeStep';

let root: Root;

const openSteps = () =>
  [...document.querySelectorAll('details[open]')].map(({id}) => id);
const focused = () => document.activeElement?.parentElement?.id;
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(() => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', {key, bubbles: true, ...more}),
    );
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no layout: the steps in a closed step are hidden.
  HTMLElement.prototype.checkVisibility = function isShown(this: HTMLElement) {
    return !this.closest('details')?.parentElement?.closest(
      'details:not([open])',
    );
  };
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
  act(() => {
    root.render(
      <>
        <RecipeStep id="one" title="1. One">
          <RecipeStep id="inner" title="1. Inner">
            text
          </RecipeStep>
        </RecipeStep>
        <RecipeStep id="two" title="2. Two">
          text
        </RecipeStep>
      </>,
    );
  });
  document.querySelector('summary')!.focus();
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

describe('RecipeStep', () => {
  it('goes to the next and previous step with the arrow keys', () => {
    press('ArrowDown');
    expect([focused(), openSteps()]).toEqual(['two', ['two']]);
    press('ArrowDown');
    expect([focused(), openSteps()]).toEqual(['two', ['two']]);
    press('ArrowUp');
    expect([focused(), openSteps()]).toEqual(['one', ['one']]);
  });

  it('goes to the steps inside an open step, which stays open', () => {
    press('ArrowDown');
    press('ArrowUp');
    press('ArrowDown');
    expect([focused(), openSteps()]).toEqual(['inner', ['one', 'inner']]);
    press('ArrowDown');
    expect([focused(), openSteps()]).toEqual(['two', ['one', 'two']]);
  });

  it('leaves other keys to the browser', () => {
    press('ArrowRight');
    press('ArrowDown', {altKey: true});
    expect([focused(), openSteps()]).toEqual(['one', []]);
  });
});
