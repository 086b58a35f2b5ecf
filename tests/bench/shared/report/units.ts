/** Formats a value. `-` if it was not measured. */
export type Unit = (value: number | undefined) => string;

const known =
  (write: (value: number) => string): Unit =>
  (value) =>
    value === undefined || !Number.isFinite(value) ? '-' : write(value);

/** Bytes as kB (1,000 bytes). */
export const kilobytes = known((value) => `${(value / 1e3).toFixed(1)} kB`);

/** Bytes as KiB (1,024 bytes). */
export const kibibytes = known((value) => `${(value / 1024).toFixed(1)} KiB`);

/** Whole milliseconds. */
export const milliseconds = known((value) => `${Math.round(value)} ms`);

/** Seconds with one decimal. */
export const seconds = known((value) => `${value.toFixed(1)} s`);

/** A share from 0 to 1 as a percentage. */
export const percent = known((value) => `${(value * 100).toFixed(1)}%`);

/** A ratio or a mean with two decimals. */
export const decimal = known((value) => value.toFixed(2));

/** A number with three decimals. */
export const thousandths = known((value) => value.toFixed(3));

/** A number without decimals. */
export const whole = known((value) => value.toFixed(0));

/** The longest task. Browsers report only tasks of more than 50 ms. */
export const longestTask = known((value) =>
  value > 0 ? `${Math.round(value)} ms` : 'at most 50 ms',
);
