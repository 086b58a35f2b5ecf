import type {Element} from 'hast';
import {drawn, element, text} from '../../shared/drawing/nodes';
import type {Child} from '../../shared/drawing/nodes';
import {numberFormat} from '../drawing/numbers';
import {textWidth, wrapText} from '../../shared/drawing/svg';
import {plot} from './library';
import {seriesMarks} from './marks';
import type {Marked} from './marks';
import type {Axis, Chart, Point} from './read';

/**
 * Maximum width of a bar in px, and the share of a category's width that all
 * its bars occupy.
 */
const WIDEST_BAR = 52;
const BARS = 0.72;

const widest = (texts: readonly string[]) =>
  Math.max(0, ...texts.map((one) => textWidth(one, 12)));

/** Lower and upper end of an axis. */
function ends({min, max, categories}: Axis, values: readonly number[]) {
  return categories
    ? [-0.5, categories.length - 0.5]
    : [min ?? Math.min(...values), max ?? Math.max(...values)];
}

/**
 * Series with the horizontal slots of their bars, which are next to each other.
 * `unit` is the distance between two categories, in px.
 */
function markedSeries({series}: Chart, unit: number): Marked[] {
  const bars = series.filter(({kind}) => kind === 'bars');
  const width = Math.min(BARS / bars.length, WIDEST_BAR / unit);
  return series.map((one, number) => {
    const left = (bars.indexOf(one) - bars.length / 2) * width;
    return {series: one, number, slot: [left, left + width]};
  });
}

/**
 * Draws a chart at its natural size, in px. The same chart always creates the
 * same drawing.
 */
export function drawChart(
  chart: Chart,
  size: {readonly width: number; readonly height: number},
  locale: string,
): Promise<Element> {
  const {x, y, series} = chart;
  const {categories} = x;
  const points = series.flatMap(({data}) => data);
  const base = series.some(({kind}) => kind === 'bars') ? [0] : [];
  const [left = 0, right = 0] = ends(
    x,
    points.map(([at]) => at),
  );
  const [bottom = 0, top = 0] = ends(y, [
    ...base,
    ...points.map(([, at]) => at),
  ]);
  const format = numberFormat(locale);
  const upright = Object.entries(x.lines);
  const level = Object.entries(y.lines);
  const marginRight = level.length > 0 ? 84 : 16;
  const marginTop = upright.length > 0 ? 50 : 32;
  const numbers = Math.max(40, widest([bottom, top].map(format)) + 16);
  const unit = (size.width - numbers - marginRight) / (right - left);
  const isTilted = widest((categories ?? []).join(' ').split(' ')) > unit - 2;
  const reach = isTilted ? widest([categories?.[0] ?? '']) - unit / 2 : 0;
  const marginLeft = Math.max(numbers, reach);
  const tickRows = (categories ?? ['']).map((one) => wrapText(one, 12, unit));
  const xLabel = wrapText(x.label, 12, size.width - 30);
  const ticks = isTilted
    ? widest(categories ?? []) * 0.6
    : Math.max(...tickRows.map(({length}) => length)) * 15;
  const marginBottom = ticks + 22 + xLabel.length * 14;
  const axis = {tickSize: 0, tickPadding: 8, className: 'figure-axis'};
  const named = (one: readonly [string, number]) => one[0];
  return plot((Plot) => ({
    ...size,
    marginLeft,
    marginRight,
    marginTop,
    marginBottom,
    x: {domain: [left, right]},
    y: {domain: [bottom, top]},
    marks: [
      Plot.gridY({ticks: 5, className: 'figure-grid'}),
      Plot.gridX({ticks: categories ? [] : 7, className: 'figure-grid'}),
      Plot.axisY({...axis, ticks: 5, tickFormat: format, label: null}),
      Plot.axisX({
        ...axis,
        label: null,
        ...(categories
          ? {
              ticks: categories.map((_, at) => at),
              tickFormat: (at: number) => categories[at] ?? '',
              ...(isTilted
                ? {tickRotate: -35, textAnchor: 'end'}
                : {lineWidth: unit / 12}),
            }
          : {ticks: 7, tickFormat: numberFormat(locale, {useGrouping: false})}),
      }),
      ...markedSeries(chart, unit)
        .sort(
          (a, b) =>
            Number(b.series.kind === 'bars') - Number(a.series.kind === 'bars'),
        )
        .flatMap((one) => seriesMarks(Plot, one)),
      Plot.ruleY([bottom, ...base], {className: 'figure-line'}),
      Plot.ruleX(upright, {x: '1', className: 'figure-mark'}),
      Plot.ruleY(level, {y: '1', className: 'figure-mark'}),
      Plot.text(upright, {
        x: '1',
        text: named,
        frameAnchor: 'top',
        lineAnchor: 'bottom',
        dy: -6,
      }),
      Plot.text(level, {
        y: '1',
        text: named,
        frameAnchor: 'right',
        textAnchor: 'start',
        dx: 8,
        lineWidth: 6,
      }),
      Plot.text([y.label], {
        frameAnchor: 'top-left',
        dx: -marginLeft,
        dy: -marginTop,
        className: 'figure-axis-label',
      }),
      Plot.text([xLabel.join('\n')], {
        frameAnchor: 'bottom',
        dx:
          widest(xLabel) > unit * (right - left)
            ? (marginRight - marginLeft) / 2
            : 0,
        lineAnchor: 'bottom',
        dy: marginBottom - 4,
        className: 'figure-axis-label',
      }),
    ],
  }));
}

/**
 * Legend of a chart: the names of the series and their marks. Empty if the only
 * series has the name of the y axis.
 */
export async function chartLegend({y, series}: Chart): Promise<Child[]> {
  if (series.length === 1 && series[0]?.name === y.label) {
    return [];
  }
  const items = series.map(async (one, number) => {
    // The ends of the line, and their markers, are outside the visible key.
    const ends = [-9, 1, 11].map((at): Point => [at, 1]);
    const data = one.kind === 'bars' ? ends.slice(1, 2) : ends;
    const key = await plot((Plot) => ({
      width: 30,
      height: 14,
      margin: 1,
      axis: null,
      x: {domain: [0, 2]},
      y: {domain: [0, one.kind === 'bars' ? 1 : 2]},
      marks: seriesMarks(Plot, {
        series: {...one, data},
        number,
        slot: [-0.9, 0.9],
      }),
    }));
    return element('li', {}, [
      drawn(
        'svg',
        {
          width: '30',
          height: '14',
          fill: 'currentColor',
          ariaHidden: 'true',
        },
        key.children,
      ),
      text(one.name),
    ]);
  });
  return [
    element('ul', {className: ['figure-legend']}, await Promise.all(items)),
  ];
}
