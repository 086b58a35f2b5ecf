/** Returns the test results of a validation in the order of its output, which begins with the last round. */
export const lastFirst = <T>(results: readonly T[]): readonly T[] => [
  ...results.slice(-1),
  ...results.slice(0, -1),
];
