import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {formatOfPattern, formatted} from '../../../_shared/texts/decimalFormat';
import type {DecimalFormat} from '../../../_shared/texts/decimalFormat';
import {
  changedNumbers,
  columnRun,
} from '../../../_shared/tables/treatedColumns';
import {NotComputed, OperatorError} from '../../../_shared/types';
import type {Settings} from '../../../_shared/types';

/** Patterns of the other formats in US English, the only locale of this example. */
const PATTERNS: Readonly<Record<string, string>> = {
  number: '#,##0.###',
  integer: '#,##0',
  currency: '$#,##0.00',
  percent: '#,##0%',
};

function formatOf(settings: Settings): DecimalFormat {
  const {format_type: type = 'number', use_grouping: groups = false} = settings;
  const pattern =
    type === 'pattern' ? settings.pattern : PATTERNS[String(type)];
  if (!pattern) {
    throw new OperatorError('This format needs a pattern.');
  }
  const format = formatOfPattern(String(pattern));
  // The setting decides about groups, whatever the pattern says.
  return groups === true ? format : {...format, group: 0};
}

/** Format Numbers: numbers as texts of a format. */
export const run = columnRun(isNumeric, (settings) => {
  const format = formatOf(settings);
  const textOf = (value: number) => {
    if (settings.format_type === 'currency' && value < 0) {
      // Parentheses or a sign: versions of Java differ.
      throw new NotComputed('This example writes no negative amounts.');
    }
    return formatted(value, format);
  };
  return (column) => ({
    ...column,
    type: 'nominal',
    values: changedNumbers(column, textOf),
  });
});
