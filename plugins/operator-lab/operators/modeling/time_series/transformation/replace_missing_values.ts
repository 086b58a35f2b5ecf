import {valuesOf} from '../../../_shared/series/changedSeries';
import type {Series} from '../../../_shared/series/changedSeries';
import {filledSeries} from '../../../_shared/series/seriesGaps';
import type {GapFiller} from '../../../_shared/series/seriesGaps';
import {
  chosenColumns,
  isNominal,
  isNumeric,
} from '../../../_shared/tables/chosenColumns';
import {NotComputed} from '../../../_shared/types';
import type {Column, Run, Settings} from '../../../_shared/types';

/**
 * Keeps values at the ends missing if they do not have the neighbors that the
 * method needs.
 */
function withoutEnds(series: Series, filled: Series, method: GapFiller) {
  const isKnown = series.map((value) => value !== null);
  const first = isKnown.indexOf(true);
  const last = isKnown.lastIndexOf(true);
  return filled.map((value, at) =>
    (at < first && method !== 'next value') ||
    (at > last && method !== 'previous value')
      ? null
      : value,
  );
}

/** Fills a series whose rows are evenly spaced. */
function filled(
  series: Series,
  method: GapFiller,
  settings: Settings,
  fixed = 0,
): Series {
  const places = series.map((_, at) => at);
  const all = filledSeries(series, places, method, fixed);
  return settings.ensure_finite_values === true || method === 'value'
    ? all
    : withoutEnds(series, all, method);
}

const methodOf = (settings: Settings, kind: string): GapFiller =>
  (settings[`replace_type_${kind}`] ?? 'previous value') as GapFiller;

function numbers(column: Column, settings: Settings): Column {
  const series = valuesOf(column).map((value) =>
    settings.replace_infinity !== false && !Number.isFinite(value)
      ? null
      : value,
  );
  const fixed = Number(settings.replace_value_numerical ?? 0);
  return {
    ...column,
    type: 'real',
    values: filled(series, methodOf(settings, 'numerical'), settings, fixed),
  };
}

function texts(column: Column, settings: Settings): Column {
  const isMissing = (value: Column['values'][number]) =>
    value === null ||
    (value === '' && settings.replace_empty_strings !== false);
  const fixed = column.values.length;
  const values = [
    ...column.values,
    String(settings.replace_value_nominal ?? 'unknown'),
  ];
  // The series has the row of each text instead of the text.
  const series = column.values.map((value, at) =>
    isMissing(value) ? null : at,
  );
  const rows = filled(series, methodOf(settings, 'nominal'), settings, fixed);
  return {
    ...column,
    values: rows.map((row) => (row === null ? null : (values[row] ?? null))),
  };
}

function dates(column: Column, settings: Settings): Column {
  const method = methodOf(settings, 'date_time');
  if (method === 'value') {
    throw new NotComputed('A fixed date is not computed here.');
  }
  const series = column.values.map((value) =>
    value === null ? null : Date.parse(String(value)),
  );
  return {
    ...column,
    values: filled(series, method, settings).map((value, at) =>
      value === null
        ? null
        : (column.values[at] ?? new Date(value).toISOString()),
    ),
  };
}

function treated(column: Column, settings: Settings): Column {
  if (isNumeric(column)) {
    return numbers(column, settings);
  }
  return isNominal(column) ? texts(column, settings) : dates(column, settings);
}

/**
 * Replace Missing Values of series, based on their neighbors. Rows are evenly
 * spaced.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  if (settings.skip_other_missings === false) {
    throw new NotComputed('Missing neighbors are always skipped here.');
  }
  const chosen = chosenColumns(
    table,
    settings,
    ({name}) =>
      settings.has_indices !== true || name !== settings.indices_attribute,
  );
  const postfix = String(settings.new_attributes_postfix ?? '_cleaned');
  return {
    'example set':
      settings.overwrite_attributes === false
        ? [
            ...table,
            ...chosen.map((column) => ({
              ...treated(column, settings),
              name: `${column.name}${postfix}`,
            })),
          ]
        : table.map((column) =>
            chosen.includes(column) ? treated(column, settings) : column,
          ),
    original: table,
  };
};
