/** Writes numbers of a language: by default with four decimals at the most, and always with a true minus. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): (value: number) => string {
  const all = {maximumFractionDigits: 4, ...options};
  const format = new Intl.NumberFormat(locale, all);
  return (value) => format.format(value).replace(/^-/, '\u2212');
}
