import {evaluate} from '../../_shared/expression/evaluate';
import type {Value} from '../../_shared/expression/value';
import {doubleText} from '../../_shared/texts/doubleText';
import {macrosOf, macroTable} from '../../_shared/tables/macroTable';
import {NotComputed} from '../../_shared/types';
import type {Run} from '../../_shared/types';

const LARGEST_INTEGER = 2 ** 31 - 1;

/** Converts a result to text, or to null if it is missing. */
function textOf({type, value}: Value): string | null {
  if (value === null || typeof value !== 'number') {
    return value === null ? null : String(value);
  }
  if (type === 'date') {
    throw new NotComputed('This example does not know the form of dates.');
  }
  return type === 'integer' &&
    Number.isInteger(value) &&
    Math.abs(value) <= LARGEST_INTEGER
    ? String(value)
    : doubleText(value);
}

/**
 * Generate Macro: evaluates expressions and returns their macros. Each
 * expression can use the macros before it.
 */
export const run: Run = (inputs, settings) => {
  const entries = settings.function_descriptions;
  let variables = macrosOf(inputs.macros);
  const results: (readonly [string, string | null])[] = [];
  for (const [name, expression] of Array.isArray(entries)
    ? (entries as readonly (readonly [string, string])[])
    : []) {
    const text = textOf(evaluate(expression, {columns: {}, variables}));
    results.push([name, text]);
    variables = macrosOf(
      macroTable([...Object.entries(variables), [name, text]]),
    );
  }
  return {macros: macroTable(results)};
};
