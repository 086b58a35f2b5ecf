import {isNominal} from '../../_shared/tables/chosenColumns';
import {replacerOf} from '../../_shared/texts/textReplacement';
import {columnRun, treatTexts} from '../../_shared/tables/treatedColumns';

/** Replace: each match of an expression inside a text; an empty result becomes missing. */
export const run = columnRun(isNominal, (settings) => {
  const replaced = replacerOf(settings);
  return (column) => treatTexts(column, replaced);
});
