import {isNominal} from '../../_shared/tables/chosenColumns';
import {columnRun, treatTexts} from '../../_shared/tables/treatedColumns';

/** Removes spaces and control characters (up to U+0020) at both ends. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charAt(start) <= ' ') {
    start += 1;
  }
  while (end > start && text.charAt(end - 1) <= ' ') {
    end -= 1;
  }
  return text.slice(start, end);
}

/**
 * Trim: removes spaces at both ends. A text with only spaces becomes missing.
 */
export const run = columnRun(
  isNominal,
  () => (column) => treatTexts(column, trimmed),
);
