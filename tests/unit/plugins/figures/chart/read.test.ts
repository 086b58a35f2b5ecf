import {describe, expect, it} from 'vitest';
import {readChart} from '../../../../../plugins/figures/chart/read';

const HEAD = 'title: Curve\ndescription: It rises.\n';
const AXES = 'x: {label: x, min: 0, max: 1}\ny: {label: y, min: 0, max: 1}\n';
const NAMED = 'x: {label: x, categories: [a, b]}\ny: {label: y}\n';
const series = (data: string, more = '') =>
  `series: {Model: {kind: line, data: ${data}${more}}}\n`;

describe('readChart', () => {
  it('reads points, and plain values at categories', () => {
    const points = readChart(HEAD + AXES + series('[[0, 0], [1, 0.5]]'));
    expect(points.value?.series).toEqual([
      {
        name: 'Model',
        kind: 'line',
        dashed: false,
        data: [
          [0, 0],
          [1, 0.5],
        ],
      },
    ]);
    const plain = readChart(HEAD + NAMED + series('[3, 4]'));
    expect(plain.value?.series[0]?.data).toEqual([
      [0, 3],
      [1, 4],
    ]);
  });

  it.each([
    [AXES, /"series" is required/],
    [`${AXES}series: {}`, /"series" must have at least 1 key/],
    [series('[[0, 0]]'), /"x" is required/],
    [
      `x: {label: x, min: 1, max: 0}\ny: {label: y}\n${series('[[0, 0]]')}`,
      /"x.max" must be greater than/,
    ],
    [AXES + series('[]'), /data" must contain at least 1 items/],
    [AXES + series('[[0, high]]'), /"series.Model.data\[0\]/],
    [AXES + series("[[0, '0.5']]"), /"series.Model.data\[0\]/],
    [AXES + series('[[0, 0, 0]]'), /"series.Model.data\[0\]/],
    [AXES + series('[1]'), /plain values need x.categories/],
    [NAMED + series('[1, 2, 3]'), /plain values need x.categories, one for/],
    [AXES + series('[[0, 2]]'), /the y value 2 is not between y.min and y.max/],
    [
      `x: {label: x}\ny: {label: y, max: 1, lines: {goal: 3}}\n${series('[[0, 0]]')}`,
      /the y value 3 is not between/,
    ],
    [
      `${AXES}series: {Model: {kind: pie, data: [[0, 0]]}}`,
      /"series.Model.kind" must be one of \[line, step, points, bars\]/,
    ],
    [
      `${AXES}${series('[[0, 0]]')}${series('[[0, 0]]')}`,
      /keys must be unique/,
    ],
  ])('rejects %j', (source, message) => {
    const {problems = []} = readChart(HEAD + source);
    expect(problems.map((one) => one.message)).toContainEqual(
      expect.stringMatching(message),
    );
  });
});
