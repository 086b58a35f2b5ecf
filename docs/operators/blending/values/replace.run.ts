import {isNominal} from '../../_run/chosenColumns';
import {replacerOf} from '../../_run/textReplacement';
import {treatColumns, treatTexts} from '../../_run/treatedColumns';
import type {Run} from '../../_run/types';

/** Replace: each match of an expression inside a text; an empty result becomes missing. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const replaced = replacerOf(settings);
  return {
    'example set output': treatColumns(table, settings, isNominal, (column) =>
      treatTexts(column, replaced),
    ),
    original: table,
  };
};
