/**
 * Creates a number formatter for a locale, with at most four decimals by
 * default, and always with a true minus sign.
 */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): (value: number) => string {
  const all = {maximumFractionDigits: 4, ...options};
  const format = new Intl.NumberFormat(locale, all);
  return (value) => format.format(value).replace(/^-/, '\u2212');
}
