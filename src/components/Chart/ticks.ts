/** Rounds a step up to 1, 2 or 5 times a power of ten. */
export function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((nice) => rough <= nice * power * (1 + 1e-9));
  return (factor ?? 10) * power;
}

/** Decimals that a tick of a step needs. */
export function decimalsOf(step: number): number {
  return Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
}

/** Options for the ticks of an axis. */
export type TickOptions = {
  /** How many steps to aim for. */
  readonly count: number;
  /** Whether only whole numbers make sense. */
  readonly whole: boolean;
};

/** The step between ticks from `min` to `max`. */
export function tickStep(
  min: number,
  max: number,
  {count, whole}: TickOptions,
): number {
  const step = niceStep((max - min) / count);
  return whole ? Math.max(1, step) : step;
}

/** Multiples of `step` from `min` to `max`, ends included. */
export function ticksBetween(min: number, max: number, step: number): number[] {
  const slack = step * 1e-6;
  const first = Math.ceil((min - slack) / step);
  const last = Math.floor((max + slack) / step);
  const decimals = decimalsOf(step);
  return Array.from({length: Math.max(0, last - first + 1)}, (_, index) =>
    Number(((first + index) * step).toFixed(decimals)),
  );
}
