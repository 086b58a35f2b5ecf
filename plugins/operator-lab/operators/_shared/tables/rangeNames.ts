import {fixedText, shortText} from '../texts/numberText';
import {OperatorError} from '../types';
import type {Settings} from '../types';

/** A bin with its name and its inclusive upper limit. */
export type Bin = {readonly name: string; readonly limit: number};

// With more decimal places, two doubles cannot be distinguished.
const MOST_DIGITS = 29;

/** Compares two limits. NaN is the largest. */
function compare(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) {
    return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  }
  return a < b ? -1 : Number(a > b);
}

/**
 * Sorts bins by limit. Of bins with the same limit, only the first one is kept.
 */
export function sortedBins(bins: readonly Bin[]): Bin[] {
  return bins
    .filter(
      ({limit}, at) =>
        bins.findIndex((other) => compare(other.limit, limit) === 0) === at,
    )
    .sort((a, b) => compare(a.limit, b.limit));
}

type NameOf = (lower: number, upper: number, place: number) => string;

function binsOf(limits: readonly number[], nameOf: NameOf): Bin[] {
  return sortedBins(
    limits.map((limit, at) => ({
      limit,
      name: nameOf(
        at === 0 ? -Infinity : Number(limits[at - 1]),
        limit,
        at + 1,
      ),
    })),
  );
}

function intervals(limits: readonly number[], digits: number): Bin[] | null {
  const text = (limit: number) => fixedText(limit, digits);
  const bins = binsOf(
    limits,
    (lower, upper) => `[${text(lower)} - ${text(upper)}]`,
  );
  const differ = bins.every(({name}, at) => {
    const [lower, upper] = name.slice(1, -1).split(' - ');
    return lower !== upper && name !== bins[at - 1]?.name;
  });
  return differ ? bins : null;
}

/**
 * Names bins by `range_name_type`: `long` has number and limits, `short` only
 * the number, and `interval` only the limits, with as few decimal places as
 * needed for distinct names.
 * @throws OperatorError if no number of decimal places gives distinct
 * intervals.
 */
export function namedBins(
  limits: readonly number[],
  settings: Settings,
): readonly Bin[] {
  switch (settings.range_name_type ?? 'long') {
    case 'short':
      return binsOf(limits, (_lower, _upper, place) => `range${place}`);
    case 'interval': {
      const least =
        settings.automatic_number_of_digits === false
          ? Number(settings.number_of_digits ?? 1)
          : 1;
      for (let digits = Math.max(1, least); digits <= MOST_DIGITS; digits++) {
        const bins = intervals(limits, digits);
        if (bins) {
          return bins;
        }
      }
      throw new OperatorError(
        'Two bins would have the same name: their limits do not differ.',
      );
    }
    default:
      return binsOf(
        limits,
        (lower, upper, place) =>
          `range${place} [${shortText(lower)} - ${shortText(upper)}]`,
      );
  }
}
