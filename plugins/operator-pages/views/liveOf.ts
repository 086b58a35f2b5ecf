import {trialOf} from '../live/trialOf';
import type {MadeTrial} from '../live/trialOf';
import type {OperatorPage} from '../registry/operatorIndex';

/** Live examples by page: the dev server passes a page that has not changed as the same object. */
const trials = new WeakMap<
  OperatorPage,
  {readonly missing: string | undefined; readonly made: MadeTrial}
>();

/**
 * The live example of a page.
 * @param exampleHeading - Heading that the section with the example begins with.
 * @param missing - The file that computes the example, if there is none.
 */
export function liveOf(
  page: OperatorPage,
  exampleHeading: string,
  missing: string | undefined,
): MadeTrial {
  const known = trials.get(page);
  if (known && known.missing === missing) {
    return known.made;
  }
  const made = trialOf(page, exampleHeading, missing);
  trials.set(page, {missing, made});
  return made;
}
