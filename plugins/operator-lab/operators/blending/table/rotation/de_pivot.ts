import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table, Value} from '../../../_shared/types';

/** A new column, and the old columns whose values it contains. */
type Series = {readonly name: string; readonly columns: Table};

/** Source of a result row: an old row, and an index in its series. */
type Place = {readonly row: number; readonly at: number};

function seriesOf(table: Table, settings: Settings): readonly Series[] {
  const {attribute_name: list} = settings;
  return (Array.isArray(list) ? list : []).map(
    ([name, expression]: readonly [string, string]): Series => {
      const pattern = new RegExp(`^(?:${expression})$`);
      const columns = table.filter((column) => pattern.test(column.name));
      if (columns.some(({type}) => type !== columns[0]?.type)) {
        throw new OperatorError(
          `The columns of the series "${name}" have different types.`,
        );
      }
      const cells = columns.flatMap(({values}) =>
        values.filter((value) => value !== null),
      );
      if (columns[0]?.type === 'binominal' && new Set(cells).size > 2) {
        throw new OperatorError(
          `The series "${name}" is binominal and has more than two values.`,
        );
      }
      return {name, columns};
    },
  );
}

function checkSettings(
  series: readonly Series[],
  kept: Table,
  index: string,
  isNominal: boolean,
): void {
  if (isNominal && series.length > 1) {
    throw new OperatorError('A nominal index goes with one series only.');
  }
  const [first] = series;
  if (series.some(({columns}) => columns.length !== first?.columns.length)) {
    throw new OperatorError('The series have different numbers of columns.');
  }
  const made = series.filter(({columns}) => columns.length > 0);
  const names = [...kept, {name: index}, ...made].map(({name}) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) {
    throw new OperatorError(`There is a column "${twice}" already.`);
  }
}

const cellOf = (column: Column | undefined, row: number): Value =>
  column?.values[row] ?? null;

/**
 * De-Pivot: returns a row for each value of the series, with an index and the
 * other columns.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const isNominal = settings.create_nominal_index === true;
  const index = String(settings.index_attribute ?? '');
  const series = seriesOf(table, settings);
  const kept = table.filter(
    (column) => !series.some(({columns}) => columns.includes(column)),
  );
  checkSettings(series, kept, index, isNominal);
  const length = series[0]?.columns.length ?? 0;
  const places = (table[0]?.values ?? [])
    .flatMap((_, row) => Array.from({length}, (__, at): Place => ({row, at})))
    .filter(
      ({row, at}) =>
        settings.keep_missings === true ||
        series.some(({columns}) => cellOf(columns[at], row) !== null),
    );
  return {
    'example set output': [
      ...kept.map((column): Column => ({
        name: column.name,
        type: column.type,
        values: places.map(({row}) => cellOf(column, row)),
      })),
      {
        name: index,
        type: isNominal ? 'nominal' : 'integer',
        values: places.map(({at}) =>
          isNominal ? (series[0]?.columns[at]?.name ?? null) : at + 1,
        ),
      },
      ...series
        .filter(({columns}) => columns.length > 0)
        .map(({name, columns}): Column => ({
          name,
          type: columns[0]?.type ?? 'nominal',
          values: places.map(({row, at}) => cellOf(columns[at], row)),
        })),
    ],
    original: table,
  };
};
