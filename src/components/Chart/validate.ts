import {figureError, hasText, requireTexts} from '../Figure/error';
import {pointsOf} from './data';
import {SERIES_KINDS} from './types';
import type {ChartAxis, ChartProps, ChartSeries, ReferenceLine} from './types';

/** More series than this cannot be told apart without colour. */
const MOST_SERIES = 4;

type Fail = (problem: string, remedy: string) => never;

function validateAxis(
  name: 'x' | 'y',
  axis: ChartAxis | undefined,
  values: readonly number[],
  fail: Fail,
): void {
  if (!hasText(axis?.label)) {
    fail(`the ${name} axis has no label`, `add ${name}={{label: '...'}}`);
  }
  const {min = -Infinity, max = Infinity} = axis ?? {};
  if (!(min < max)) {
    fail(`${name}.min is not below ${name}.max`, 'swap or change them');
  }
  const outside = values.find((value) => !(value >= min && value <= max));
  if (outside !== undefined) {
    fail(
      `the ${name} value ${outside} lies outside of ${name}.min and ${name}.max`,
      'widen the range or leave it out',
    );
  }
}

function validateSeries(
  series: ChartSeries,
  categories: readonly string[] | undefined,
  fail: Fail,
): void {
  if (!hasText(series.label)) {
    fail('a series has no label', 'name every series');
  }
  const name = `the series "${series.label}"`;
  if (!SERIES_KINDS.includes(series.kind)) {
    fail(
      `${name} has the unknown kind "${String(series.kind)}"`,
      `use one of ${SERIES_KINDS.join(', ')}`,
    );
  }
  if (!Array.isArray(series.data) || series.data.length === 0) {
    fail(`${name} has no data`, 'add data={[[x, y], ...]}');
  }
  const plain = series.data.some((value) => typeof value === 'number');
  if (plain && !categories) {
    fail(
      `${name} has plain values but x has no categories`,
      'write the data as [x, y] or add x.categories',
    );
  }
  const points = pointsOf(series);
  if (
    !points.every((point) => point.length === 2 && point.every(Number.isFinite))
  ) {
    fail(
      `${name} has a point that is not two numbers`,
      'write points as [x, y]',
    );
  }
  const last = (categories?.length ?? Infinity) - 0.5;
  const stray = points.find(([x]) => categories && (x < -0.5 || x > last));
  if (stray) {
    fail(
      `${name} has a value at ${stray[0]}, where there is no category`,
      'give one value a category, counted from 0',
    );
  }
}

function validateLines(
  name: string,
  lines: readonly ReferenceLine[] | undefined,
  fail: Fail,
): void {
  for (const line of lines ?? []) {
    if (!Number.isFinite(line.at) || !hasText(line.label)) {
      fail(
        `a line of ${name} lacks at or label`,
        "write {at: 0.5, label: '...'}",
      );
    }
  }
}

/** Throws an error with what is wrong and what to do if the props are bad. */
export function validateChart(props: ChartProps): void {
  requireTexts('Chart', props);
  const fail: Fail = (problem, remedy) => {
    throw figureError('Chart', props.title, problem, remedy);
  };
  const {series, x, y, xLines, yLines} = props;
  const count = Array.isArray(series) ? series.length : 0;
  if (count < 1 || count > MOST_SERIES) {
    fail(
      `there are ${count} series`,
      `draw 1 to ${MOST_SERIES}, or split the chart in two`,
    );
  }
  series.forEach((one) => validateSeries(one, x?.categories, fail));
  validateLines('xLines', xLines, fail);
  validateLines('yLines', yLines, fail);
  const points = series.flatMap(pointsOf);
  const at = (lines: readonly ReferenceLine[] = []) =>
    lines.map((line) => line.at);
  const xs = [...points.map((point) => point[0]), ...at(xLines)];
  const ys = [...points.map((point) => point[1]), ...at(yLines)];
  validateAxis('x', x, x?.categories ? [] : xs, fail);
  validateAxis('y', y, ys, fail);
}
