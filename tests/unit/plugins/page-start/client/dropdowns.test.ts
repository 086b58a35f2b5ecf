// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {closeDropdowns} from '../../../../../plugins/page-start/client/dropdowns';

const [first, second] = ['#first', '#second'].map(
  (selector) => () => document.querySelector<HTMLDetailsElement>(selector)!,
) as [() => HTMLDetailsElement, () => HTMLDetailsElement];

beforeEach(() => {
  document.body.innerHTML =
    '<nav class="navbar"><details id="first" open><summary tabindex="0"></summary><a></a></details><details id="second" open><summary></summary></details></nav><details id="other" open></details>';
});

describe('closeDropdowns', () => {
  it('closes the menus of the navbar, except the one with the target', () => {
    closeDropdowns(first().querySelector('a'));
    expect([first().open, second().open]).toEqual([true, false]);
  });

  it('leaves other folds of the page open', () => {
    closeDropdowns(document.body);
    expect([first().open, second().open]).toEqual([false, false]);
    expect(document.querySelector<HTMLDetailsElement>('#other')!.open).toBe(
      true,
    );
  });

  it('returns the focus to the label after a key', () => {
    second().open = false;
    closeDropdowns(null);
    expect(first().open).toBe(false);
    expect(document.activeElement).toBe(first().querySelector('summary'));
  });
});
