/** Returns the first or the last of some dates in ISO format. */
export function extremeDate(
  dates: readonly string[],
  which: 'minimum' | 'maximum',
): string | null {
  const isBetter = (one: string, best: string) =>
    which === 'minimum'
      ? Date.parse(one) < Date.parse(best)
      : Date.parse(one) > Date.parse(best);
  return dates.reduce<string | null>(
    (best, one) => (best === null || isBetter(one, best) ? one : best),
    null,
  );
}
