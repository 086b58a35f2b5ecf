import {trialOf} from '../live/trialOf';
import type {MadeTrial} from '../live/trialOf';
import type {OperatorPage} from '../registry/operatorIndex';
import type {ViewContext} from './views';

/** Live examples by page: the dev server passes a page that has not changed as the same object. */
const trials = new WeakMap<
  OperatorPage,
  {readonly missing: string | undefined; readonly made: MadeTrial}
>();

/** The live example of a page. */
export function liveOf(
  page: OperatorPage,
  {
    exampleHeading,
    missingRun,
  }: Pick<ViewContext, 'exampleHeading' | 'missingRun'>,
): MadeTrial {
  const missing = missingRun(page.relative);
  const known = trials.get(page);
  if (known && known.missing === missing) {
    return known.made;
  }
  const made = trialOf(page, exampleHeading, missing);
  trials.set(page, {missing, made});
  return made;
}
