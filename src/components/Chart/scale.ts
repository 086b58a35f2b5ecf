/** Maps a value of the data to a coordinate in px. */
export type Scale = (value: number) => number;

/** A stretch from a first to a last number. */
export type Range = readonly [start: number, end: number];

/** A linear scale from a domain of values to a range of px. */
export function linearScale(domain: Range, range: Range): Scale {
  const [d0, d1] = domain;
  const [r0, r1] = range;
  return (value) => r0 + ((value - d0) / (d1 - d0)) * (r1 - r0);
}
