import {rowCount} from '../../../_shared/tables/innerNumbers';
import {evaluate} from '../../../_shared/expression/evaluate';
import {loopRounds} from '../../../_shared/tables/loopRounds';
import {macrosOf} from '../../../_shared/tables/macroTable';
import {NotComputed, OperatorError} from '../../../_shared/types';
import type {RunInner} from '../../../_shared/workflow/flow';
import {oneTable} from '../../../_shared/workflow/oneTable';
import type {
  Column,
  Run,
  Settings,
  Table,
  Tables,
} from '../../../_shared/types';
import {rowComparison} from '../../../_shared/tables/rowComparison';

const regularCount = (table: Table) => table.filter(({role}) => !role).length;

function hasColumn(table: Table, wanted: string): boolean {
  return table.some(({name, role}: Column) => [name, role].includes(wanted));
}

/** Tests a comparison on all rows, or on the row in brackets. */
function allOrOne(table: Table, value: string): boolean {
  const [, comparison = value, row = '*'] = /^(.*?)\[(.*)\]/.exec(value) ?? [];
  const holds = rowComparison(table, comparison.trim());
  return row.trim() === '*'
    ? Array.from({length: rowCount(table)}, (_, at) => at).every(holds)
    : holds(Number(row) - 1);
}

function isTrue(expression: string, inputs: Tables): boolean {
  const variables = macrosOf(inputs.macros);
  const {value} = evaluate(expression, {columns: {}, variables});
  if (value === null || typeof value === 'boolean') {
    return value ?? false;
  }
  if (value === 0 || value === 1) {
    return value === 1;
  }
  throw new OperatorError(`"${expression}" is neither true nor false.`);
}

function wholeNumber(text: string): number {
  if (!/^[+-]?\d+$/.test(text)) {
    throw new OperatorError(`"${text}" is not a whole number.`);
  }
  return Number(text);
}

function holds(inputs: Tables, settings: Settings): boolean {
  const {condition: table = []} = inputs;
  const value = String(settings.condition_value ?? '');
  switch (settings.condition_type) {
    case 'min_examples':
      return rowCount(table) >= wholeNumber(value);
    case 'max_examples':
      return rowCount(table) <= wholeNumber(value);
    case 'min_attributes':
      return regularCount(table) >= wholeNumber(value);
    case 'max_attributes':
      return regularCount(table) <= wholeNumber(value);
    case 'attribute_available':
      return hasColumn(table, value);
    case 'attribute_value_filter':
      return allOrOne(table, value);
    case 'macro_defined':
      return Object.hasOwn(macrosOf(inputs.macros), value);
    case 'expression':
      return isTrue(String(settings.expression), inputs);
    default:
      throw new NotComputed('This example does not know the condition.');
  }
}

/** Branch: returns the side that runs, in the table `chosen`. */
export const run: Run = (inputs, settings) => ({
  chosen: loopRounds({side: [holds(inputs, settings) ? 'Then' : 'Else']}),
});

/** Branch with its inner workflows. Does not know workflow variables. */
export const runInner: RunInner = (inputs, settings, inner) => {
  if (settings.condition_type === 'macro_defined') {
    throw new NotComputed('Conditions on workflow variables are not computed.');
  }
  const condition = oneTable(inputs.condition);
  const side = holds({condition}, settings) ? 'Then' : 'Else';
  return inner[side]?.(inputs) ?? {};
};
