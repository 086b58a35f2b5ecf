import {expect, it} from 'vitest';
import {exampleTables, numbers, rounded} from '../../../support/exampleTables';

const [calibration, rescaled] = exampleTables(
  'operators/scoring/confidences/rescale_confidences_logistic',
);
const confidences = numbers(calibration, 'confidence(yes)');
const customers = numbers(calibration, 'customers');
const answered = numbers(calibration, 'answered');

const logistic = (z: number) => 1 / (1 + Math.exp(-z));

/** Maximum likelihood by Newton's method: slope a and intercept b. */
function fit(): readonly [a: number, b: number] {
  let [a, b] = [0, 0];
  for (let round = 0; round < 50; round += 1) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 0, 0, 0];
    confidences.forEach((c, at) => {
      const n = customers[at] ?? NaN;
      const p = logistic(a * c + b);
      const residual = (answered[at] ?? NaN) - n * p;
      const weight = n * p * (1 - p);
      ga += residual * c;
      gb += residual;
      haa += weight * c * c;
      hab += weight * c;
      hbb += weight;
    });
    const determinant = haa * hbb - hab * hab;
    a += (hbb * ga - hab * gb) / determinant;
    b += (haa * gb - hab * ga) / determinant;
  }
  return [a, b];
}

const [a, b] = fit();

it('counts the share of customers who answered', () => {
  expect(numbers(calibration, 'share')).toEqual(
    answered.map((count, at) => rounded(count / (customers[at] ?? NaN))),
  );
});

it('fits the numbers that the text names', () => {
  expect([a, b].map((value) => rounded(value))).toEqual([3.723, -2.503]);
  expect(rounded(a * 0.6 + b)).toBe(-0.269);
  expect(rounded(-b / a)).toBe(0.672);
});

it('rescales the confidences of new customers', () => {
  expect(numbers(rescaled, 'rescaled confidence(yes)')).toEqual(
    numbers(rescaled, 'original confidence(yes)').map((c) =>
      rounded(logistic(a * c + b)),
    ),
  );
});
