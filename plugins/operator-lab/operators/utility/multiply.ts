import type {Run, Table, Tables} from '../_shared/types';

/** Maximum number of connected outputs in an example. */
const OUTPUTS = 9;

/** Multiply: returns its input at each output. */
export const run: Run = ({input}: Tables) =>
  Object.fromEntries(
    Array.from({length: input ? OUTPUTS : 0}, (_, at): [string, Table] => [
      `output ${at + 1}`,
      input ?? [],
    ]),
  );
