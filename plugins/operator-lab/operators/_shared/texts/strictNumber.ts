import type {Settings} from '../types';

/** Sign, digits, and exponent of a number in any format. */
const NUMBER = /^(-?)([^eE]+)(?:e\+?(-?\d+))?$/i;

/**
 * Parses a text that is completely a number, or returns null. With grouped
 * digits, groups can have any size.
 */
export function strictNumber(text: string, settings: Settings): number | null {
  const infinity = String(settings.infinity_representation ?? '').trim() || '∞';
  if (text === infinity || text === `-${infinity}`) {
    return text === infinity ? Infinity : -Infinity;
  }
  const point = String(settings.decimal_character ?? '.');
  const group = String(settings.grouping_character ?? ',');
  const [, sign, digits = '', power = '0'] = NUMBER.exec(text) ?? [];
  const [whole = '', fraction = '', ...more] = digits.split(point);
  const isGrouped = settings.grouped_digits === true && !digits.endsWith(group);
  const plain = isGrouped ? whole.replaceAll(group, '') : whole;
  return more.length === 0 && /^\d+$/.test(plain + fraction)
    ? Number(`${sign}${plain}.${fraction}e${power}`)
    : null;
}
