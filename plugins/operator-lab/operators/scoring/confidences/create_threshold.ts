import {thresholdTable} from '../../_shared/models/threshold';
import {OperatorError} from '../../_shared/types';
import type {Run, Settings} from '../../_shared/types';

function classOf(settings: Settings, parameter: string): string {
  const name = settings[parameter];
  if (typeof name !== 'string' || name === '') {
    throw new OperatorError(
      `The parameter ${parameter.replace('_', ' ')} is empty.`,
    );
  }
  return name;
}

/** Create Threshold: returns a number and two class names, as entered. */
export const run: Run = (_inputs, settings) => ({
  output: thresholdTable({
    threshold: Number(settings.threshold ?? 0.5),
    firstClass: classOf(settings, 'first_class'),
    secondClass: classOf(settings, 'second_class'),
  }),
});
