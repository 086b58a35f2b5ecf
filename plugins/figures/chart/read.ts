import Joi from 'joi';
import {readYaml, words} from '../read/readYaml';
import type {Check, Place, Read} from '../read/readYaml';

/** Kinds of series. */
const KINDS = ['line', 'step', 'points', 'bars'] as const;

export type Axis = {
  /** Name of the quantity, with its unit. */
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  /** Reference lines: name and value. */
  readonly lines: Readonly<Record<string, number>>;
  /** Names of the categories along x. Without them, x is a number. */
  readonly categories?: readonly string[];
};

/** A point of a chart: x, or the index of a category, and y. */
export type Point = readonly [x: number, y: number];

/** A data series. */
export type Series = {
  readonly name: string;
  readonly kind: (typeof KINDS)[number];
  /** True if the line is dashed, for example for a comparison. */
  readonly dashed: boolean;
  readonly data: readonly Point[];
};

/** A parsed chart. */
export type Chart = {
  readonly title: string;
  /** Text alternative. */
  readonly description: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
};

type WrittenSeries = Omit<Series, 'name' | 'data'> & {
  readonly data: readonly (number | Point)[];
};
type Written = Omit<Chart, 'series'> & {
  readonly series: Readonly<Record<string, WrittenSeries>>;
};

const number = Joi.number();
const axis = {
  label: words.required(),
  min: number,
  max: number.when('min', {
    is: Joi.exist(),
    then: number.greater(Joi.ref('min')),
  }),
  lines: Joi.object().pattern(words, number).default({}),
};
const categories = Joi.array().items(words).min(1).unique();
const point = Joi.array().ordered(number, number).length(2);
const series = Joi.object({
  kind: Joi.valid(...KINDS).required(),
  dashed: Joi.boolean().default(false),
  data: Joi.array().items(number, point).min(1).required(),
});
const schema = Joi.object<Written>({
  title: words.required(),
  description: words.required(),
  x: Joi.object({...axis, categories}).required(),
  y: Joi.object(axis).required(),
  // Without color, readers could not distinguish more series.
  series: Joi.object().pattern(words, series).min(1).max(4).required(),
});

/**
 * Points of a series. A number without x belongs to the category with the same
 * index.
 */
function pointsOf({data}: WrittenSeries): Point[] {
  return data.map((one, at) => (typeof one === 'number' ? [at, one] : one));
}

const checkValues: Check<Written> = ({x, y, series: all}, report) => {
  const expectWithin = (name: 'x' | 'y', value: number, place: Place) => {
    const {min = -Infinity, max = Infinity} = name === 'x' ? x : y;
    if (value < min || value > max) {
      report(
        place,
        `the ${name} value ${value} is not between ${name}.min and ${name}.max`,
      );
    }
  };
  for (const [name, one] of Object.entries(all)) {
    const place = ['series', name, 'data'];
    const isPlain = one.data.some((value) => typeof value === 'number');
    if (isPlain && one.data.length !== x.categories?.length) {
      report(
        place,
        'plain values need x.categories, one for each; or write [x, y]',
      );
    }
    pointsOf(one).forEach(([atX, atY], at) => {
      expectWithin('x', atX, [...place, at]);
      expectWithin('y', atY, [...place, at]);
    });
  }
  for (const name of ['x', 'y'] as const) {
    for (const [line, value] of Object.entries({x, y}[name].lines)) {
      expectWithin(name, value, [name, 'lines', line]);
    }
  }
};

/** Parses the YAML block of a chart. */
export function readChart(source: string): Read<Chart> {
  const {value, problems} = readYaml(source, schema, checkValues);
  if (problems) {
    return {problems};
  }
  const all = Object.entries(value.series).map(([name, one]) => {
    return {...one, name, data: pointsOf(one)};
  });
  return {value: {...value, series: all}};
}
