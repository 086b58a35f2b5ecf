import {fixedText} from './numberText';
import {NotComputed} from '../types';

type Affixes = {readonly prefix: string; readonly suffix: string};

/** How a number is written, in the characters of US English. */
export type DecimalFormat = Affixes & {
  /** Digits before the point, filled up with zeros. */
  readonly digits: number;
  readonly minDecimals: number;
  readonly maxDecimals: number;
  /** Digits between two commas; 0: no commas. */
  readonly group: number;
  /** 100 for a percentage, else 1. */
  readonly factor: number;
  /** What surrounds a negative number; absent: a minus sign in front. */
  readonly negative?: Affixes;
};

const PERCENT = 100;
const AFFIX = String.raw`(?:'[^']*'|[^#0,.;'E¤‰])*`;
const PATTERN = new RegExp(
  `^(?<prefix>${AFFIX})(?<whole>(?=[#0])[#,]*[0,]*)(?:\\.(?<decimals>0*#*))?(?<suffix>${AFFIX})$`,
  'u',
);

/** A text around the number: `''` is an apostrophe, and quoted text stands for itself. */
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
 * Reads a pattern such as `#,##0.00 'EUR'`. Behind a semicolon, a second one
 * says what surrounds negative numbers.
 * @throws OperatorError for patterns that cannot be read, such as those with an exponent.
 */
export function formatOfPattern(pattern: string): DecimalFormat {
  const [first = '', second] = pattern.split(/;(?=(?:[^']*'[^']*')*[^']*$)/);
  const {prefix, whole, decimals, suffix} = partsOf(first);
  const negative = second === undefined ? undefined : partsOf(second);
  const comma = whole.lastIndexOf(',');
  return {
    prefix: plain(prefix),
    suffix: plain(suffix),
    // A number without any digit before its point shows a zero.
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

/** A number as a text. A half is rounded to the even neighbor. */
export function formatted(value: number, format: DecimalFormat): string {
  const isNegative = value < 0 || Object.is(value, -0);
  const {prefix, suffix} = isNegative
    ? (format.negative ?? {...format, prefix: `-${format.prefix}`})
    : format;
  return `${prefix}${digitsOf(Math.abs(value * format.factor), format)}${suffix}`;
}
