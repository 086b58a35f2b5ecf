import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {formatOfPattern, formatted} from '../../../_shared/texts/decimalFormat';
import type {DecimalFormat} from '../../../_shared/texts/decimalFormat';
import {
  changedNumbers,
  columnRun,
} from '../../../_shared/tables/treatedColumns';
import {NotComputed, OperatorError} from '../../../_shared/types';
import type {Settings} from '../../../_shared/types';

/** Patterns of the predefined formats in US English, the only locale here. */
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
  // The parameter determines grouping, even if the pattern has groups.
  return groups === true ? format : {...format, group: 0};
}

/** Format Numbers: converts numbers to formatted texts. */
export const run = columnRun(isNumeric, (settings) => {
  const format = formatOf(settings);
  const textOf = (value: number) => {
    if (settings.format_type === 'currency' && value < 0) {
      // Depending on the Java version, they have parentheses or a minus sign.
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
