import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {evaluate} from '../../../docs/operators/_run/expression/evaluate';
import type {Scope} from '../../../docs/operators/_run/expression/value';
import {ROOT} from '../../support/sites';

/** The value of an expression, which the page must show as it is here. */
function valueOn(page: string, expression: string, scope: Scope): unknown {
  const text = readFileSync(path.join(ROOT, `docs/${page}.mdx`), 'utf8');
  expect(text).toContain(expression);
  return evaluate(expression, scope).value;
}

const real = (value: number) => ({type: 'real', value}) as const;

describe('expressions in guides', () => {
  it.each([
    [0.81, 'yes'],
    [0.2, 'yes'],
    [0.12, 'no'],
  ])('offer something at a confidence of %f: %s', (confidence, offer) => {
    expect(
      valueOn(
        'auto/machine-learning/inspect',
        'if([confidence(churn)] >= 0.2, "yes", "no")',
        {columns: {'confidence(churn)': real(confidence)}},
      ),
    ).toBe(offer);
  });

  it.each([
    [0.81, '0.7', true],
    [0.12, '0.7', false],
    [0.81, '0.9', false],
  ])('compare %f with the variable %s', (confidence, threshold, kept) => {
    expect(
      valueOn(
        'workflow/input-output',
        '[confidence(yes)] >= parse(%{threshold})',
        {
          columns: {'confidence(yes)': real(confidence)},
          variables: {threshold},
        },
      ),
    ).toBe(kept);
  });

  it('turn a variable into a number before they compare it', () => {
    const scope = {columns: {amount: real(600)}, variables: {limit: '500'}};
    expect(valueOn('migration/tool', 'amount > parse(%{limit})', scope)).toBe(
      true,
    );
    expect(() => evaluate('amount > %{limit}', scope)).toThrow();
  });
});
