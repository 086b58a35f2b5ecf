/** Comparisons of two numbers, by option name. */
export const RELATIONS: Readonly<
  Record<string, (a: number, b: number) => boolean>
> = {
  greater: (a, b) => a > b,
  'greater equals': (a, b) => a >= b,
  equals: (a, b) => a === b,
  'less equals': (a, b) => a <= b,
  less: (a, b) => a < b,
};
