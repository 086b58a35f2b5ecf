/** What stands for a value that was not measured. */
export const UNKNOWN = '-';

const known =
  (write: (value: number) => string) =>
  (value: number | undefined): string =>
    value === undefined || !Number.isFinite(value) ? UNKNOWN : write(value);

/** Bytes as kB (1,000 bytes). */
export const kilobytes = known((value) => `${(value / 1e3).toFixed(1)} kB`);

/** Bytes as MB (1,000,000 bytes). */
export const megabytes = known((value) => `${(value / 1e6).toFixed(1)} MB`);

/** Milliseconds, whole. */
export const milliseconds = known((value) => `${Math.round(value)} ms`);

/** Seconds with a decimal. */
export const seconds = known((value) => `${value.toFixed(1)} s`);

/** A share from 0 to 1 in percent. */
export const percent = known((value) => `${(value * 100).toFixed(1)}%`);

/** A ratio or a mean with two decimals. */
export const decimal = known((value) => value.toFixed(2));

/** The longest task; what the browser does not report was at most 50 ms. */
export const longestTask = known((value) =>
  value > 0 ? `${Math.round(value)} ms` : 'at most 50 ms',
);

/** Bytes as KiB (1,024 bytes). */
export const kibibytes = known((value) => `${(value / 1024).toFixed(1)} KiB`);

/** A number without decimals. */
export const whole = known((value) => value.toFixed(0));

/** From a gesture to the next paint; the browser does not report less than 16 ms. */
export const toNextPaint = known((value) =>
  value > 0 ? `${Math.round(value)} ms` : 'under 16 ms',
);
