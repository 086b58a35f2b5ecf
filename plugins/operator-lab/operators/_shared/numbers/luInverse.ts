import type {Matrix} from './matrix';

/** Lower and upper triangle in one matrix, with the rows in another order. */
type Decomposition = {
  readonly lu: number[][];
  readonly order: readonly number[];
};

function decomposed(matrix: Matrix): Decomposition {
  const lu = matrix.map((row) => [...row]);
  const order = lu.map((_, at) => at);
  for (const j of lu.keys()) {
    lu.forEach((row, i) => {
      for (let k = 0; k < Math.min(i, j); k++) {
        row[j] = Number(row[j]) - Number(row[k]) * Number(lu[k]?.[j]);
      }
    });
    let pivot = j;
    for (let i = j + 1; i < lu.length; i++) {
      if (Math.abs(Number(lu[i]?.[j])) > Math.abs(Number(lu[pivot]?.[j]))) {
        pivot = i;
      }
    }
    [lu[pivot], lu[j]] = [lu[j] ?? [], lu[pivot] ?? []];
    [order[pivot], order[j]] = [Number(order[j]), Number(order[pivot])];
    const head = Number(lu[j]?.[j]);
    if (head !== 0) {
      for (const row of lu.slice(j + 1)) {
        row[j] = Number(row[j]) / head;
      }
    }
  }
  return {lu, order};
}

/** The inverse of a square matrix by an LU decomposition with row exchanges; nothing if a pivot is exactly 0. A matrix with entries that are no numbers has an inverse of such. */
export function luInverse(matrix: Matrix): Matrix | undefined {
  const {lu, order} = decomposed(matrix);
  const size = lu.length;
  if (lu.some((row, at) => row[at] === 0)) {
    return undefined;
  }
  const rows = order.map((from) => lu.map((_, at) => Number(from === at)));
  const subtract = (to: number, from: number, factor: number) => {
    (rows[to] ?? []).forEach((value, at, row) => {
      row[at] = value - Number(rows[from]?.[at]) * factor;
    });
  };
  for (let k = 0; k < size; k++) {
    for (let i = k + 1; i < size; i++) {
      subtract(i, k, Number(lu[i]?.[k]));
    }
  }
  for (let k = size - 1; k >= 0; k--) {
    rows[k] = (rows[k] ?? []).map((value) => value / Number(lu[k]?.[k]));
    for (let i = 0; i < k; i++) {
      subtract(i, k, Number(lu[i]?.[k]));
    }
  }
  return rows;
}
