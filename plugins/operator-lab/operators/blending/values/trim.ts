import {isNominal} from '../../_shared/tables/chosenColumns';
import {columnRun, treatTexts} from '../../_shared/tables/treatedColumns';

/** A text without the blanks and control characters (up to U+0020) at its ends. */
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

/** Trim: text without blanks at its ends; a text of blanks only becomes missing. */
export const run = columnRun(
  isNominal,
  () => (column) => treatTexts(column, trimmed),
);
