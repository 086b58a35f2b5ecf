// @vitest-environment jsdom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Run} from '../../../../../../plugins/operator-lab/run/types';
import Panel from '../../../../../../plugins/operator-lab/theme/OperatorTrial/Panel';
import {TRIAL} from './aTrial';

/**
 * Doubles the first column or adds to it, and reports whether lines are set.
 */
const run: Run = ({in: table}, {mode, amount, lines}) => ({
  out: [
    {
      ...table![0]!,
      values: table![0]!.values.map((value) =>
        typeof value !== 'number'
          ? null
          : mode === 'double'
            ? 2 * value
            : value + Number(amount),
      ),
    },
    {name: 'lines', type: 'text', values: [JSON.stringify(lines), null]},
  ],
});

const box = () => document.querySelector('form')!;
const status = () => box().querySelector('[role=status]')?.textContent;
const result = () =>
  [...box().querySelectorAll('[role=region] tbody td:first-child')].map(
    ({textContent}) => textContent,
  );
const named = (name: string) =>
  box().querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const press = (text: string) => {
  const buttons = [...box().querySelectorAll('button')];
  act(() => {
    buttons.find(({textContent}) => textContent === text)?.click();
  });
  act(() => {
    vi.runAllTimers();
  });
};
const enter = (name: string, value: string) =>
  act(() => {
    const control = named(name);
    control.value = value;
    control.dispatchEvent(new Event('input', {bubbles: true}));
    vi.runAllTimers();
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div')!);
  act(() => {
    root.render(<Panel trial={TRIAL} run={run} />);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Panel', () => {
  it('computes the example again after a change, and resets it', () => {
    expect(result()).toEqual(['2', '?']);
    enter('setting mode', 'add');
    expect(result()).toEqual(['3 (differs from the example)', '?']);
    press('Reset');
    expect(result()).toEqual(['2', '?']);
    expect(named('setting mode').value).toBe('double');
    expect(status()).toBe('The result is the same as in the example.');
  });

  it('hides a parameter without effect, and keeps what was entered', () => {
    const amount = named('setting amount');
    const field = amount.closest('fieldset')!;
    expect(field.hidden && field.disabled).toBe(true);
    enter('setting mode', 'add');
    expect(field.hidden || field.disabled).toBe(false);
    enter('setting amount', '7');
    expect(result()[0]).toContain('8');
    enter('setting mode', 'double');
    expect(field.hidden).toBe(true);
    enter('setting mode', 'add');
    expect(result()[0]).toContain('8');
  });

  it.each([
    ['setting amount', '12', 'amount: Enter a whole number from 1 to 9.'],
    ['setting amount', '2.5', 'amount: Enter a whole number from 1 to 9.'],
    ['setting amount', '', 'amount: Enter a whole number from 1 to 9.'],
    [
      'cell 0 1 in',
      'abc',
      'x, row 2: Enter a whole number, or ? for a missing value.',
    ],
  ])('says what to enter instead: %s %s', (name, value, hint) => {
    enter('setting mode', 'add');
    enter(name, value);
    expect(status()).toBe(hint);
    expect(box().textContent).toContain('Last result: out');
    expect(result()[0]).toContain('3');
    enter(name, '4');
    expect(status()).toContain('Cells that differ');
  });

  it('gives the form the lines of a list', () => {
    press('Add a line');
    expect(box().querySelector('[role=region]')?.textContent).toContain(
      '[["x",""]]',
    );
  });
});
