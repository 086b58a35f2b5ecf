import {expect, it} from 'vitest';
import {exampleTables, rounded} from '@support/exampleTables';

const CLASSES = ['ok', 'worn', 'broken'];
const [costs = [], confidences = [], decisions = []] = exampleTables(
  import.meta,
);

const expected = confidences.map((row) =>
  costs.map((cost) =>
    rounded(
      CLASSES.reduce(
        (sum, name) => sum + Number(row[name]) * Number(cost[`Actual ${name}`]),
        0,
      ),
    ),
  ),
);

it('computes the expected costs, and predicts the lowest', () => {
  expect(decisions).toEqual(
    expected.map((sums, at) => ({
      Part: confidences[at]?.Part,
      ...Object.fromEntries(
        CLASSES.map((name, index) => [`Cost of ${name}`, sums[index]]),
      ),
      Prediction: CLASSES[sums.indexOf(Math.min(...sums))],
    })),
  );
});

it('shows the likeliest classes of confidences that add up to 1', () => {
  for (const row of confidences) {
    const shares = CLASSES.map((name) => Number(row[name]));
    expect(rounded(shares.reduce((sum, share) => sum + share, 0))).toBe(1);
    expect(row['Likeliest class']).toBe(
      CLASSES[shares.indexOf(Math.max(...shares))],
    );
  }
});
