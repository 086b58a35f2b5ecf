import {isNominal} from '../../_shared/chosenColumns';
import {replacerOf} from '../../_shared/textReplacement';
import {columnRun, treatTexts} from '../../_shared/treatedColumns';

/** Replace: each match of an expression inside a text; an empty result becomes missing. */
export const run = columnRun(isNominal, (settings) => {
  const replaced = replacerOf(settings);
  return (column) => treatTexts(column, replaced);
});
