import {describe, expect, it} from 'vitest';
import type {ChartProps} from '../../../../src/components/Chart/types';
import {validateChart} from '../../../../src/components/Chart/validate';

const GOOD: ChartProps = {
  title: 'Curve',
  description: 'It rises from 0 to 1.',
  x: {label: 'x', min: 0, max: 1},
  y: {label: 'y', min: 0, max: 1},
  series: [
    {
      kind: 'line',
      label: 'Model',
      data: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
  yLines: [{at: 0.5, label: 'threshold'}],
};
const [series] = GOOD.series;
const withSeries = (change: object) => ({series: [{...series, ...change}]});

const BAD: readonly (readonly [object, string])[] = [
  [
    {series: []},
    'Chart "Curve": there are 0 series; draw 1 to 4, or split the chart in two.',
  ],
  [
    {x: {label: ''}},
    'Chart "Curve": the x axis has no label; add x={{label: \'...\'}}.',
  ],
  [
    {y: {label: 'y', min: 1, max: 0}},
    'Chart "Curve": y.min is not below y.max; swap or change them.',
  ],
  [
    {y: {label: 'y', min: 0, max: 0.8}},
    'Chart "Curve": the y value 1 lies outside of y.min and y.max; widen the range or leave it out.',
  ],
  [
    {yLines: [{at: 2, label: 'too high'}]},
    'Chart "Curve": the y value 2 lies outside of y.min and y.max; widen the range or leave it out.',
  ],
  [
    withSeries({kind: 'pie'}),
    'Chart "Curve": the series "Model" has the unknown kind "pie"; use one of line, step, points, bars, area.',
  ],
  [
    withSeries({data: []}),
    'Chart "Curve": the series "Model" has no data; add data={[[x, y], ...]}.',
  ],
  [
    withSeries({data: [1, 2]}),
    'Chart "Curve": the series "Model" has plain values but x has no categories; write the data as [x, y] or add x.categories.',
  ],
  [
    withSeries({data: [[0, Number.NaN]]}),
    'Chart "Curve": the series "Model" has a point that is not two numbers; write points as [x, y].',
  ],
  [
    {x: {label: 'x', categories: ['one']}, ...withSeries({data: [0.1, 0.2]})},
    'Chart "Curve": the series "Model" has a value at 1, where there is no category; give one value a category, counted from 0.',
  ],
  [
    {xLines: [{at: 0.5}]},
    'Chart "Curve": a line of xLines lacks at or label; write {at: 0.5, label: \'...\'}.',
  ],
];

describe('validateChart', () => {
  it('accepts a complete chart', () => {
    expect(() => validateChart(GOOD)).not.toThrow();
  });

  it.each(BAD)(
    'says what is wrong with %j and what to do',
    (props, message) => {
      expect(() => validateChart({...GOOD, ...props} as ChartProps)).toThrow(
        new Error(message),
      );
    },
  );
});
