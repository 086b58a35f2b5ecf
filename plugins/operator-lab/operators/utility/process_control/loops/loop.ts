import {collectedRounds} from '../../../_shared/workflow/collectedRounds';
import type {RunInner} from '../../../_shared/workflow/flow';

/** Loop: runs its inner workflow a number of times. */
export const runInner: RunInner = (inputs, settings, {Loop: iteration}) =>
  collectedRounds(
    Array.from({length: Number(settings.number_of_iterations)}, (_, at) => ({
      [String(settings.iteration_macro ?? 'iteration')]: String(at + 1),
    })),
    inputs,
    settings,
    iteration,
  );
