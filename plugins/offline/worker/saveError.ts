import type {SaveProblem} from '../shared/messages';

/** Why a bundle could not be saved. */
export class SaveError extends Error {
  constructor(
    readonly problem: SaveProblem,
    cause?: unknown,
  ) {
    super(`The site could not be saved: ${problem}.`, {cause});
  }
}

/**
 * Waits for something of one kind, whose failure is of one kind then.
 * @throws SaveError
 */
export async function orProblem<T>(
  problem: SaveProblem,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof SaveError ? error : new SaveError(problem, error);
  }
}

/**
 * Waits for something that needs room on the device.
 * @throws SaveError
 */
export async function orNoRoom<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isFull = (error as Error).name === 'QuotaExceededError';
    throw new SaveError(isFull ? 'full' : 'blocked', error);
  }
}
