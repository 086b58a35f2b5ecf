import {chosenColumns, isNominal} from '../../../_shared/tables/chosenColumns';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';

/**
 * Values of a column in the training data. `splits` is true if each value gets
 * a separate column.
 */
type Rule = {readonly values: readonly string[]; readonly splits: boolean};

const MOST_VALUES = 2;

function split(
  {name, values: cells}: Column,
  values: readonly string[],
  settings: Settings,
): readonly Column[] {
  const link = settings.use_underscore_in_name === true ? '_' : ' = ';
  return values.map((value) => ({
    name: `${name}${link}${value}`,
    type: 'binominal',
    knownValues: ['false', 'true'],
    values: cells.map((cell) => String(cell === value)),
  }));
}

function retyped(column: Column): Column {
  const known = knownValues(column);
  if (known.length > MOST_VALUES) {
    throw new OperatorError(`"${column.name}" has more than two values.`);
  }
  const [first = 'false', second = first === 'true' ? 'true1' : 'true'] = known;
  return {...column, type: 'binominal', knownValues: [first, second]};
}

function turned(
  table: Table,
  rules: ReadonlyMap<string, Rule>,
  settings: Settings,
): Table {
  const chosen = [...rules].flatMap(([name, rule]) => {
    const column = table.find((one) => one.name === name);
    return column ? [{column, ...rule}] : [];
  });
  return [
    ...chosen
      .filter(({splits}) => splits)
      .flatMap(({column, values}) => split(column, values, settings)),
    ...chosen.filter(({splits}) => !splits).map(({column}) => retyped(column)),
    ...table.filter(({name}) => !rules.has(name)),
  ];
}

/**
 * Nominal to Binominal: creates a true or false column for each value, or
 * changes the type of columns with two values.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], 'new data': fresh} = inputs;
  const rules = new Map(
    chosenColumns(table, settings, isNominal).map((column) => {
      const values = knownValues(column);
      const splits =
        settings.transform_binominal === true || values.length > MOST_VALUES;
      return [column.name, {values, splits}];
    }),
  );
  return {
    'example set output': turned(table, rules, settings),
    original: table,
    ...(fresh && {applied: turned(fresh, rules, settings)}),
  };
};
