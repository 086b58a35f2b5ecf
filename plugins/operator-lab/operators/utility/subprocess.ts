import type {RunInner} from '../_shared/workflow/flow';

/** Subprocess: runs its inner workflow. */
export const runInner: RunInner = (inputs, _, inner) =>
  inner['Nested Process']?.(inputs) ?? {};
