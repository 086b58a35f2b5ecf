// @vitest-environment jsdom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import LiveSteps from '../../../../../../plugins/operator-lab/theme/RecipeSteps/LiveSteps';
import {CODES, RECIPE} from './aRecipe';

let root: Root;

const step = (name: string) => document.getElementById(`step-${name}`)!;
const titles = () =>
  [...document.querySelectorAll('summary')].map(({textContent}) => textContent);
const status = () => document.querySelector('[role=status]')?.textContent;
const cells = (name: string) =>
  [...step(name).querySelectorAll('.recipe-table td')].map(
    ({textContent}) => textContent,
  );
const enter = (name: string, value: string) =>
  act(() => {
    const control = document.querySelector<HTMLInputElement>(
      `[name="${name}"]`,
    )!;
    control.value = value;
    control.dispatchEvent(new Event('input', {bubbles: true}));
    vi.runAllTimers();
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
  act(() => {
    root.render(
      <LiveSteps recipe={RECIPE} codes={CODES} open={new Set(['step-add'])} />,
    );
  });
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('LiveSteps', () => {
  it('starts as the page: steps in the order in which they run, with their tables', () => {
    expect(titles()).toEqual([
      '1. Shops (Retrieve): 2 rows, 1 column',
      '2. Add: 2 rows, 1 column',
      '3. Keep: 2 rows, 1 column',
    ]);
    expect(cells('add')).toEqual(['3 was 2', '?']);
    expect(step('add').matches('[open]')).toBe(true);
    expect(step('keep').matches('[open]')).toBe(false);
    expect(status()).toBe('All tables are the same as on the page.');
  });

  it('shows a setting that readers cannot change as text', () => {
    expect(step('add').querySelector('li')?.textContent).toBe('kind: fixed');
  });

  it('computes all steps after a changed setting, and resets them', () => {
    enter('setting amount', '5');
    expect(cells('add')[0]).toBe('7 was 2');
    expect(cells('keep')[0]).toBe('7');
    expect(status()).toBe('Tables that differ from the page: Add, Keep.');
    act(() => {
      [...document.querySelectorAll('button')].at(-1)?.click();
    });
    expect(cells('keep')[0]).toBe('3');
    expect(
      document.querySelector<HTMLInputElement>('[name="setting amount"]')
        ?.value,
    ).toBe('1');
    expect(status()).toBe('All tables are the same as on the page.');
  });

  it('computes all steps after a changed cell', () => {
    enter('cell 0 1 Shops', '4');
    expect(cells('keep')).toEqual(['3', '5']);
    expect(status()).toBe(
      'Tables that differ from the page: Shops, Add, Keep.',
    );
  });

  it.each([
    ['setting amount', '12', 'amount: Enter a whole number from 0 to 9.'],
    [
      'cell 0 0 Shops',
      'abc',
      'sales, row 1: Enter a whole number, or ? for a missing value.',
    ],
  ])('names a wrong entry and keeps the tables: %s', (name, value, hint) => {
    enter('setting amount', '5');
    enter(name, value);
    expect(status()).toBe(hint);
    expect(cells('keep')[0]).toBe('7');
  });

  it('shows no table where the workflow ends, and the reason', () => {
    enter('setting amount', '9');
    expect(titles()).toEqual([
      '1. Shops (Retrieve): 2 rows, 1 column',
      '2. Add: not computed',
      '3. Keep: not computed',
    ]);
    expect([...cells('add'), ...cells('keep')]).toEqual([]);
    expect(step('add').textContent).toContain(
      'The amount 9 is not computed here.',
    );
    expect(step('keep').textContent).toContain(
      'Not computed, because the workflow ends at Add.',
    );
    expect(status()).toBe('Add: The amount 9 is not computed here.');
    enter('setting amount', '2');
    expect(cells('keep')[0]).toBe('4');
  });
});
