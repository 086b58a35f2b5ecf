import {report} from './page';
import type {Problem} from './page';

/**
 * Expects that a check found nothing. A failure lists the problems, one on each
 * line, without the code of the test, which does not help writers.
 */
export function expectNoProblems(
  problems: readonly (Problem | string)[],
): void {
  if (problems.length === 0) {
    return;
  }
  const lines = problems.flatMap((one) =>
    typeof one === 'string' ? one : report([one]),
  );
  const error = new Error(`\n${lines.join('\n')}`);
  error.name = problems.length === 1 ? '1 problem' : `${lines.length} problems`;
  error.stack = '';
  throw error;
}
