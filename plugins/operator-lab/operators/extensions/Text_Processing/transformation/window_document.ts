import {NotComputed} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/**
 * Window Document: returns windows of tokens up to the first one that reaches
 * the end. An incomplete last window is separate or, with `extend_last_window`,
 * extends the previous one.
 */
export const run: Run = ({document = []}, settings) => {
  const tokens = (document[0]?.values ?? []).map(String);
  const length = Number(settings.window_length);
  const step = Number(settings.step_size);
  if (!(length >= 1 && step >= 1)) {
    throw new NotComputed(
      'This example needs a length and a step of at least 1.',
    );
  }
  const windows: string[] = [];
  for (let from = 0; from < tokens.length; from += step) {
    const isNextWhole = from + step + length <= tokens.length;
    const isLast = settings.extend_last_window
      ? !isNextWhole
      : from + length >= tokens.length;
    const to =
      isLast && settings.extend_last_window ? tokens.length : from + length;
    windows.push(tokens.slice(from, to).join(' '));
    if (isLast) {
      break;
    }
  }
  return {documents: [{name: 'window', type: 'nominal', values: windows}]};
};
