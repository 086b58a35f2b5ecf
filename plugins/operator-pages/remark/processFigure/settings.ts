import type {Element} from 'hast';
import {label, textWidth, wrapText} from '../../../shared/drawing/svg';
import type {Point} from '../../../shared/drawing/svg';
import {shownName} from '../../../shared/record/parameter';
import type {WrittenSetting} from '../../../shared/workflow';
import type {ResolvedOperator} from '../../process/types';

/** Font size of settings, in px. */
export const SETTING_SIZE = 12;

/** Text of an empty value. */
const EMPTY = '(empty)';

/** Distance between lines, and space below the last line, in px. */
const LINE = 17;
const BELOW = 8;

/** Maximum width of a line, in px. Longer settings continue below it. */
const WIDEST = 215;

/** Maximum number of lines of a value. The rest is cut off. */
const MAX_LINES = 5;

/** Wraps a value below the name of its setting. */
function wrapped(value: string): string[] {
  const lines = wrapText(value, SETTING_SIZE, WIDEST);
  const shown = lines.slice(0, MAX_LINES);
  return shown.map((line, at) =>
    at === MAX_LINES - 1 && lines.length > MAX_LINES
      ? `\u2002${line} …`
      : `\u2002${line}`,
  );
}

/**
 * Returns the lines of an operator's settings: one with name and value if there
 * is enough space, else the name with the values below it.
 */
export function settingLines({written = []}: ResolvedOperator): string[] {
  return written.flatMap(({name, values}) => {
    const shown = values.map((value) => value || EMPTY);
    const line = `${shownName(name)}: ${shown.join()}`;
    return shown.length === 1 && textWidth(line, SETTING_SIZE) <= WIDEST
      ? [line]
      : [`${shownName(name)}:`, ...shown.flatMap(wrapped)];
  });
}

/** Height of an operator's settings in its box, in px. */
export function settingsHeight(operator: ResolvedOperator): number {
  const {length} = settingLines(operator);
  return length > 0 ? length * LINE + BELOW : 0;
}

/** Draws the settings of an operator below a point. */
export function drawSettings(
  operator: ResolvedOperator,
  {x, y}: Point,
): Element[] {
  return settingLines(operator).map((text, at) =>
    label(text, {x, y: y + at * LINE + 12}, 'operator-process-setting'),
  );
}

/** Describes a setting in a sentence. */
export function settingSentence(
  operator: string,
  {name, values}: WrittenSetting,
): string {
  return `${operator}: ${shownName(name)} is ${values.map((value) => value || EMPTY).join('; ')}.`;
}
