import {formatNumber} from '../Figure/numbers';
import {decimalsOf} from './ticks';

/** Text of a tick: as many decimals as its step has. */
export function tickLabel(value: number, step: number): string {
  const digits = decimalsOf(step);
  return formatNumber(value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Text of a number on the x axis; years go without a thousands separator. */
export function withoutGrouping(text: string): string {
  return /^\u2212?\d,\d{3}(?:\D|$)/.test(text) ? text.replace(',', '') : text;
}
