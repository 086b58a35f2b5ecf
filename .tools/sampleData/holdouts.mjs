import {createRandom} from './random.mjs';

/**
 * Parts of the churn model's hold-out data, highest confidence first: number of
 * customers, number of customers who left, and the lowest confidence.
 */
const CHURN_PARTS = [
  [52, 38, 0.5],
  [122, 46, 0.3],
  [26, 9, 0.283],
  [116, 27, 0.2],
  [84, 9, 0.165],
  [200, 28, 0.108],
  [46, 6, 0.1],
  [154, 9, 0.07],
  [200, 12, 0.045],
  [200, 8, 0.03],
  [200, 2, 0.02],
  [200, 4, 0.012],
  [200, 1, 0.006],
  [200, 1, 0.001],
];

/** Highest confidence of the churn model. */
const HIGHEST = 0.92;

/**
 * Number of castings by actual grade, and by the predictions of models 1 and 2.
 */
const GRADES = {
  A: [
    {A: 112, B: 7, C: 1},
    {A: 108, B: 11, C: 1},
  ],
  B: [
    {A: 9, B: 46, C: 5},
    {A: 6, B: 42, C: 12},
  ],
  C: [
    {A: 1, B: 7, C: 12},
    {A: 0, B: 3, C: 17},
  ],
};

const id = (prefix, number) => `${prefix}-${number}`;

/** Returns the values in random order. */
function shuffled(values, random) {
  const left = [...values];
  for (let end = left.length - 1; end > 0; end -= 1) {
    const at = random.integer(0, end);
    [left[end], left[at]] = [left[at], left[end]];
  }
  return left;
}

const repeated = (counts) =>
  Object.entries(counts).flatMap(([value, count]) => Array(count).fill(value));

/**
 * 2,000 customers with their actual churn and the confidence of the churn
 * model.
 */
export function churnHoldout() {
  const random = createRandom(20250445);
  let above = HIGHEST;
  const scored = CHURN_PARTS.flatMap(([customers, left, lowest]) => {
    const step = (above - lowest) / (customers + 1);
    const actual = shuffled(
      repeated({churn: left, loyal: customers - left}),
      random,
    );
    const rows = actual.map((value, at) => ({
      actual: value,
      confidence: (above - step * (at + 1)).toFixed(5),
    }));
    above = lowest;
    return rows;
  });
  return shuffled(scored, random).map(({actual, confidence}, at) => ({
    customer_id: id('H', 30001 + at),
    actual,
    'confidence(churn)': confidence,
  }));
}

/** 200 castings with their actual grade and the predictions of two models. */
export function castingGrades() {
  const random = createRandom(20250412);
  const castings = Object.entries(GRADES).flatMap(([actual, predicted]) => {
    const [one, two] = predicted.map((counts) =>
      shuffled(repeated(counts), random),
    );
    return one.map((grade, at) => ({
      actual,
      'model 1': grade,
      'model 2': two[at],
    }));
  });
  return shuffled(castings, random).map((casting, at) => ({
    casting_id: id('G', 1001 + at),
    ...casting,
  }));
}
