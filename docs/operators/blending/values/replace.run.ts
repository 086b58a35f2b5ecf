import {isNominal} from '../../_run/chosenColumns';
import {replacerOf} from '../../_run/textReplacement';
import {columnRun, treatTexts} from '../../_run/treatedColumns';

/** Replace: each match of an expression inside a text; an empty result becomes missing. */
export const run = columnRun(isNominal, (settings) => {
  const replaced = replacerOf(settings);
  return (column) => treatTexts(column, replaced);
});
