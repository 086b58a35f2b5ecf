import type {TrialCondition} from '../../run/trial';
import type {Settings} from '../../run/types';
import type {Draft} from './draft';

/** Whether a condition holds for what was typed; parameters that cannot be tried have their value of the start. */
export function holds(
  condition: TrialCondition | undefined,
  typed: Draft['settings'],
  start: Settings,
): boolean {
  return (
    condition === undefined ||
    condition.some((map) =>
      Object.entries(map).every(([name, wanted]) =>
        wanted.some(
          (value) => String(value) === String(typed[name] ?? start[name]),
        ),
      ),
    )
  );
}
