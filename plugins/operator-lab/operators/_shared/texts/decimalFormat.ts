import {fixedText} from './numberText';
import {NotComputed} from '../types';

type Affixes = {readonly prefix: string; readonly suffix: string};

/** A number format, with US English symbols. */
export type DecimalFormat = Affixes & {
  /** Minimum number of integer digits, padded with zeros. */
  readonly digits: number;
  readonly minDecimals: number;
  readonly maxDecimals: number;
  /** Number of digits per group, separated by commas: 0 for no groups. */
  readonly group: number;
  /** Factor for display: 100 for percentages, otherwise 1. */
  readonly factor: number;
  /**
   * Prefix and suffix of negative numbers. Default: a minus sign before the
   * prefix.
   */
  readonly negative?: Affixes;
};

const PERCENT = 100;
const AFFIX = String.raw`(?:'[^']*'|[^#0,.;'E¤‰])*`;
const PATTERN = new RegExp(
  `^(?<prefix>${AFFIX})(?<whole>(?=[#0])[#,]*[0,]*)(?:\\.(?<decimals>0*#*))?(?<suffix>${AFFIX})$`,
  'u',
);

/**
 * Resolves quotes in a prefix or suffix: `''` is an apostrophe, and quoted text
 * is literal.
 */
const plain = (affix: string) =>
  affix.replace(/'([^']*)'/g, (_, quoted: string) => quoted || "'");

const isPercent = (affix: string) =>
  affix.replace(/'[^']*'/g, '').includes('%');

function partsOf(pattern: string) {
  const {
    prefix = '',
    whole,
    decimals = '',
    suffix = '',
  } = PATTERN.exec(pattern)?.groups ?? {};
  if (!whole || whole.endsWith(',')) {
    throw new NotComputed(`This example cannot read the pattern "${pattern}".`);
  }
  return {prefix, whole, decimals, suffix};
}

/**
 * Parses a pattern such as `#,##0.00 'EUR'`. A second pattern after a semicolon
 * has the prefix and suffix of negative numbers.
 * @throws NotComputed for unsupported patterns, such as those with an exponent.
 */
export function formatOfPattern(pattern: string): DecimalFormat {
  const [first = '', second] = pattern.split(/;(?=(?:[^']*'[^']*')*[^']*$)/);
  const {prefix, whole, decimals, suffix} = partsOf(first);
  const negative = second === undefined ? undefined : partsOf(second);
  const comma = whole.lastIndexOf(',');
  return {
    prefix: plain(prefix),
    suffix: plain(suffix),
    // At least one integer digit is shown.
    digits: Math.max(1, whole.replace(/[^0]/g, '').length),
    minDecimals: decimals.replaceAll('#', '').length,
    maxDecimals: decimals.length,
    group: comma < 0 ? 0 : whole.length - comma - 1,
    factor: isPercent(prefix) || isPercent(suffix) ? PERCENT : 1,
    ...(negative && {
      negative: {
        prefix: plain(negative.prefix),
        suffix: plain(negative.suffix),
      },
    }),
  };
}

function digitsOf(size: number, format: DecimalFormat): string {
  if (size === Infinity) {
    return '∞';
  }
  const {digits, minDecimals, maxDecimals, group} = format;
  const [whole = '', decimals = ''] = fixedText(size, maxDecimals).split('.');
  const filled = whole.padStart(digits, '0');
  const grouped = group
    ? filled.replace(new RegExp(`\\B(?=(\\d{${group}})+$)`, 'g'), ',')
    : filled;
  const kept = decimals.slice(
    0,
    Math.max(minDecimals, decimals.replace(/0+$/, '').length),
  );
  return kept ? `${grouped}.${kept}` : grouped;
}

/** Formats a number. Halves are rounded to the even neighbor. */
export function formatted(value: number, format: DecimalFormat): string {
  const isNegative = value < 0 || Object.is(value, -0);
  const {prefix, suffix} = isNegative
    ? (format.negative ?? {...format, prefix: `-${format.prefix}`})
    : format;
  return `${prefix}${digitsOf(Math.abs(value * format.factor), format)}${suffix}`;
}
