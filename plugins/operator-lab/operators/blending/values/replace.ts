import {isNominal} from '../../_shared/tables/chosenColumns';
import {replacerOf} from '../../_shared/texts/textReplacement';
import {columnRun, treatTexts} from '../../_shared/tables/treatedColumns';

/**
 * Replace: replaces all matches of an expression in texts. An empty result is
 * missing.
 */
export const run = columnRun(isNominal, (settings) => {
  const replaced = replacerOf(settings);
  return (column) => treatTexts(column, replaced);
});
