import {isNominal} from '../../_run/chosenColumns';
import {treatColumns, treatTexts} from '../../_run/treatedColumns';
import {OperatorError} from '../../_run/types';
import type {Run, Settings} from '../../_run/types';

/** The part of a text between two positions. */
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

/** Cut: the characters from one position to another; an empty part becomes missing. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const part = cutter(settings);
  return {
    'example set output': treatColumns(table, settings, isNominal, (column) =>
      treatTexts(column, part),
    ),
    original: table,
  };
};
