/** A sequential pattern: consecutive item sets. */
export type Pattern = readonly (readonly string[])[];

/** Items of a transaction and its time. */
export type TimedBasket = {
  readonly time: number;
  readonly items: ReadonlySet<string>;
};

/**
 * Time limits: window for the items of one set, and gaps between consecutive
 * sets.
 */
export type Limits = {
  readonly window: number;
  readonly maxGap: number;
  readonly minGap: number;
};

type Span = {readonly start: number; readonly end: number};

/**
 * Finds the first time after `after` at which all items of a set occur within
 * the window. Returns null if there is none.
 */
function findPart(
  sequence: readonly TimedBasket[],
  part: readonly string[],
  after: number,
  window: number,
): Span | null {
  let from = after;
  let isIncluded = false;
  for (;;) {
    const times = part.map(
      (item) =>
        sequence.find(
          ({time, items}) =>
            items.has(item) && (time > from || (isIncluded && time === from)),
        )?.time,
    );
    const known = times.filter((time) => time !== undefined);
    if (known.length < part.length) {
      return null;
    }
    const span = {start: Math.min(...known), end: Math.max(...known)};
    if (span.end - span.start <= window) {
      return span;
    }
    from = span.end - window;
    isIncluded = true;
  }
}

/**
 * True if a sequence contains a pattern. Matches item set by item set, and
 * backtracks if a gap is too long or too short.
 */
export function contains(
  sequence: readonly TimedBasket[],
  pattern: Pattern,
  {window, maxGap, minGap}: Limits,
): boolean {
  const find = (part: number, after: number) =>
    findPart(sequence, pattern[part] ?? [], after, window);
  const isStep = (gap: number) => gap <= maxGap && gap >= minGap;
  const matches: Span[] = [];
  let [next, place, time] = [0, 0, -Infinity];
  const add = (span: Span) => {
    matches.splice(place, 0, span);
    place += 1;
    time = span.end;
  };
  for (;;) {
    for (; next < pattern.length; next += 1) {
      const span = find(next, time);
      if (!span) {
        return false;
      }
      if (matches.length && !isStep(span.end - time)) {
        time = span.end;
        break;
      }
      add(span);
    }
    if (next >= pattern.length) {
      return true;
    }
    if (!place) {
      return false;
    }
    place -= 1;
    for (;;) {
      next -= 1;
      const span = find(next, time - maxGap);
      if (!span) {
        return false;
      }
      const last = place ? matches[place - 1] : undefined;
      place = Math.max(0, place - 1);
      const gap = last ? span.start - last.end : NaN;
      if (!last || (isStep(gap) && gap > 0) || next === 0) {
        add(span);
        break;
      }
      time = span.start;
    }
    matches.length = place;
    place = Math.max(0, place - 1);
    next += 1;
  }
}
