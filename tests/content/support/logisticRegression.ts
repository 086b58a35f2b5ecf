/**
 * Solves a system of linear equations. The last number of each row is the
 * right-hand side.
 */
function solve(system: number[][]): number[] {
  for (const [at, pivot] of system.entries()) {
    for (const [other, row] of system.entries()) {
      if (other !== at) {
        const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
        row.forEach((value, i) => (row[i] = value - factor * (pivot[i] ?? 0)));
      }
    }
  }
  return system.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}

/**
 * Fits the weights of a logistic regression with Newton's method: minimizes the
 * log loss plus half the squared weights. The first number of each row is the
 * constant 1, whose weight is not penalized.
 */
export function fit(
  rows: readonly (readonly number[])[],
  label: readonly number[],
) {
  let weights = rows[0]?.map(() => 0) ?? [];
  for (let step = 0; step < 30; step++) {
    const scores = rows.map(
      (row) =>
        1 /
        (1 +
          Math.exp(-row.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0))),
    );
    const sum = (term: (row: readonly number[], at: number) => number) =>
      rows.reduce((total, row, at) => total + term(row, at), 0);
    const penalty = (i: number) => (i === 0 ? 0 : 1);
    const system = weights.map((_, i) => [
      ...weights.map(
        (__, j) =>
          sum((row, at) => {
            const p = scores[at] ?? 0;
            return p * (1 - p) * (row[i] ?? 0) * (row[j] ?? 0);
          }) + (i === j ? penalty(i) : 0),
      ),
      sum((row, at) => ((label[at] ?? 0) - (scores[at] ?? 0)) * (row[i] ?? 0)) -
        penalty(i) * (weights[i] ?? 0),
    ]);
    const change = solve(system);
    weights = weights.map((weight, i) => weight + (change[i] ?? 0));
  }
  return weights;
}
