import {describe, expect, it} from 'vitest';
import {gestureTable} from '../../../bench/pages/render';

describe('gestureTable', () => {
  it('has a row for each gesture and line, and the moments of a site in a cell', () => {
    const values: Readonly<Record<string, number>> = {
      'ours, menu, fast, 0.5 s': 110.4,
      'ours, menu, fast, 3 s': 90,
      'starlight, menu, fast, 0.5 s': Infinity,
      'ours, tab, fast, 3 s': 60,
    };
    expect(
      gestureTable(
        {gestures: ['menu', 'tab'], lines: ['fast'], moments: ['0.5 s', '3 s']},
        [{name: 'ours'}, {name: 'starlight'}],
        (...name) => values[name.join(', ')],
      ),
    ).toMatchInlineSnapshot(`
      "| Gesture | ours | starlight |
      | --- | --: | --: |
      | menu, fast | 110 / 90 | lost / - |
      | tab, fast | - / 60 | - / - |"
    `);
  });
});
