import {textWidth} from '../Figure/text';
import {setCategories, TEXT_LINE, TEXT_SIZE} from './categories';
import type {CategoryNames} from './categories';
import {distinctX, smallestStep} from './data';
import {xDomain, yDomain} from './domain';
import {tickLabel, withoutGrouping} from './labels';
import {placeSideLabels, placeTopLabels, sideRoom} from './referenceLabels';
import type {SideLabel, TopLabel} from './referenceLabels';
import {linearScale} from './scale';
import type {Scale} from './scale';
import {ticksBetween} from './ticks';
import type {ChartProps} from './types';

/** Natural width of a chart and height of its plot, in px. */
const WIDTH = 560;
const PLOT_HEIGHT = 220;

/** Room between the plot and its tick labels, in px. */
const TICK_GAP = 8;

/** A tick on an axis: its place in px and its text. */
export type Tick = {
  readonly at: number;
  readonly text: string;
};

/** The sides of the plot, in px. */
export type Plot = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** A chart with every coordinate it needs, in px. */
export type ChartLayout = {
  readonly width: number;
  readonly height: number;
  readonly plot: Plot;
  readonly x: Scale;
  readonly y: Scale;
  /** Level at which bars and areas stand. */
  readonly base: number;
  /** Distance of neighbouring bars. */
  readonly unit: number;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  /** Names below the x axis; undefined if it shows numbers. */
  readonly categories?: CategoryNames;
  readonly topLabels: readonly TopLabel[];
  readonly sideLabels: readonly SideLabel[];
};

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Computes every coordinate of a valid chart. */
export function layOutChart(props: ChartProps): ChartLayout {
  const {categories} = props.x;
  const {xLines = [], yLines = []} = props;
  const yAxis = yDomain(props, 5);
  const xAxis = categories
    ? {range: [-0.5, categories.length - 0.5] as const, step: 1}
    : xDomain(props, 7);

  const yValues = ticksBetween(...yAxis.range, yAxis.step);
  const yTexts = yValues.map((value) => tickLabel(value, yAxis.step));
  const widest = Math.max(...yTexts.map((text) => textWidth(text, TEXT_SIZE)));
  const xValues = categories ? [] : ticksBetween(...xAxis.range, xAxis.step);
  const xTexts = xValues.map((value) =>
    withoutGrouping(tickLabel(value, xAxis.step)),
  );

  const side = sideRoom(yLines);
  const lastText = textWidth(xTexts.at(-1) ?? '', TEXT_SIZE) / 2;
  const right = WIDTH - Math.max(side > 0 ? side + TICK_GAP : 4, lastText);
  const tickRoom = Math.ceil(widest) + TICK_GAP;
  const band = (right - tickRoom) / (categories?.length ?? 1);
  const names = categories && setCategories(categories, band);
  const left = Math.max(tickRoom, Math.ceil(names?.reach ?? 0));

  const x = linearScale(xAxis.range, [left, right]);
  const topLabels = placeTopLabels(xLines, x, [left, WIDTH]);
  const rows = Math.max(0, ...topLabels.map((label) => label.row + 1));
  const top = TEXT_LINE + 13 + rows * TEXT_LINE;
  const bottom = top + PLOT_HEIGHT;
  const y = linearScale(yAxis.range, [bottom, top]);
  const bars = props.series.filter((series) => series.kind === 'bars');
  const step = categories ? 1 : smallestStep(distinctX(bars));
  return {
    width: WIDTH,
    height: bottom + TICK_GAP + (names?.height ?? TEXT_LINE) + TEXT_LINE + 10,
    plot: {left, right, top, bottom},
    x,
    y,
    base: y(clamp(0, ...yAxis.range)),
    unit: x(step) - x(0),
    xTicks: xValues.map((value, index) => ({
      at: x(value),
      text: xTexts[index]!,
    })),
    yTicks: yValues.map((value, index) => ({
      at: y(value),
      text: yTexts[index]!,
    })),
    ...(names && {categories: names}),
    topLabels,
    sideLabels: placeSideLabels(yLines, y),
  };
}
