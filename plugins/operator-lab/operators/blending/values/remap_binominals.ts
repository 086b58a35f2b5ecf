import {chosenColumns} from '../../_shared/tables/chosenColumns';
import {turnedDownColumns} from '../../_shared/tables/treatedColumns';
import type {Column, Run} from '../../_shared/types';
import {knownValues} from '../../_shared/tables/knownValues';

const isBinominal = ({type}: Column) => type === 'binominal';

/**
 * Remap Binominals: sets the order of two values, negative first. Columns with
 * other values are unchanged.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {negative_value: negative, positive_value: positive} = settings;
  const chosen = chosenColumns(table, settings, isBinominal);
  const lost = turnedDownColumns(table, settings, isBinominal);
  const isTurned = (column: Column) => {
    const [first, second] = knownValues(column);
    return first === positive && second === negative;
  };
  return {
    'example set output': table
      .filter((column) => !lost.includes(column))
      .map((column) =>
        chosen.includes(column) && isTurned(column)
          ? {...column, knownValues: [String(negative), String(positive)]}
          : column,
      ),
    original: table,
  };
};
