import {chosenColumns, isNominal} from '../../../_shared/tables/chosenColumns';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table, Value} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';

/**
 * Coding of a column: its values, and the comparison group, which does not get
 * a column.
 */
type Coding = {
  readonly name: string;
  readonly values: readonly string[];
  readonly group?: string;
};

function groupOf(name: string, values: readonly string[], settings: Settings) {
  const groups = (
    Array.isArray(settings.comparison_groups) ? settings.comparison_groups : []
  ) as readonly (readonly [string, string])[];
  const [group, second] = groups.filter(([column]) => column === name);
  if (second) {
    throw new OperatorError(`"${name}" has more than one comparison group.`);
  }
  if (!group || !values.includes(group[1])) {
    throw new OperatorError(`"${name}" has no valid comparison group.`);
  }
  return group[1];
}

function codingOf(column: Column, settings: Settings): Coding {
  const {name} = column;
  const values = knownValues(column);
  const needsGroup =
    settings.coding_type === 'effect coding' ||
    (settings.coding_type !== 'unique integers' &&
      settings.use_comparison_groups === true);
  return needsGroup
    ? {name, values, group: groupOf(name, values, settings)}
    : {name, values};
}

function integers({values}: Coding, column: Column): readonly Column[] {
  const codes = column.values.map((value): Value => {
    const at = values.indexOf(String(value));
    return value === null || at < 0 ? null : at;
  });
  return [{...column, type: 'real', values: codes}];
}

function indicators(
  {name, values, group}: Coding,
  column: Column,
  settings: Settings,
): readonly Column[] {
  const link = settings.use_underscore_in_name === true ? '_' : ' = ';
  const ofGroup = settings.coding_type === 'effect coding' ? -1 : 0;
  return values
    .filter((value) => value !== group)
    .map((value) => ({
      name: `${name}${link}${value}`,
      type: 'integer',
      values: column.values.map((cell) =>
        cell === value ? 1 : cell !== null && cell === group ? ofGroup : 0,
      ),
    }));
}

function coded(table: Table, codings: readonly Coding[], settings: Settings) {
  const names = new Set(codings.map(({name}) => name));
  return [
    ...codings.flatMap((coding) => {
      const column = table.find(({name}) => name === coding.name);
      if (!column) {
        return [];
      }
      return settings.coding_type === 'unique integers'
        ? integers(coding, column)
        : indicators(coding, column, settings);
    }),
    ...table.filter(({name}) => !names.has(name)),
  ];
}

/**
 * Nominal to Numerical: applies dummy coding (0 and 1), effect coding (0, 1,
 * and -1), or unique integers.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], 'new data': fresh} = inputs;
  const codings = chosenColumns(table, settings, isNominal).map((column) =>
    codingOf(column, settings),
  );
  return {
    'example set output': coded(table, codings, settings),
    original: table,
    ...(fresh && {applied: coded(fresh, codings, settings)}),
  };
};
