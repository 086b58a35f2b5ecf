import {isNominal} from '../../_shared/tables/chosenColumns';
import {columnRun, treatTexts} from '../../_shared/tables/treatedColumns';
import {OperatorError} from '../../_shared/types';
import type {Settings} from '../../_shared/types';

/** Returns a function that cuts a text between two positions. */
function cutter({
  first_character_index: first = 1,
  last_character_index: last = 2147483647,
}: Settings): (text: string) => string {
  const start = Number(first) - 1;
  return (text) => {
    const end = Math.min(Number(last), text.length);
    if (start > end) {
      throw new OperatorError(
        `The part of "${text}" would begin at ${start + 1} and end at ${end}.`,
      );
    }
    return text.slice(start, end);
  };
}

/**
 * Cut: keeps the characters between two positions. An empty result is missing.
 */
export const run = columnRun(isNominal, (settings) => {
  const part = cutter(settings);
  return (column) => treatTexts(column, part);
});
