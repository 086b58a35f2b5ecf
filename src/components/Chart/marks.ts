import {round} from '../Figure/numbers';
import type {ChartSeries} from './types';

/** Shapes of markers, in the order in which series get them. */
const MARKERS = ['circle', 'square', 'triangle', 'diamond'] as const;

/** Dashes of series that are asked to be dashed, in their order. */
const DASHES = ['6 4', '2 3', '9 3 2 3', '12 4'] as const;

/** Fills of bars and areas, in the order in which series get them. */
const FILLS = ['solid', 'stripes', 'open', 'dots'] as const;

/** Lines with up to this many points get a marker at each. */
const FEW = 12;

/** Shape of a marker. */
export type MarkerShape = (typeof MARKERS)[number];

/** Fill of a bar or an area. */
export type FillStyle = (typeof FILLS)[number];

/** What sets a series apart from the others without colour. */
export type Marks = {
  /** Marker at points; undefined for a bare line. */
  readonly marker?: MarkerShape;
  /** Dash pattern; undefined for a solid line. */
  readonly dash?: string;
  /** Fill of bars and areas. */
  readonly fill: FillStyle;
};

function isLine({kind, dashed}: ChartSeries): boolean {
  return kind !== 'bars' && kind !== 'points' && !dashed;
}

function hasMarkers(one: ChartSeries, series: readonly ChartSeries[]): boolean {
  const lonely = series.filter(isLine).length === 1;
  const bare = lonely && (one.kind !== 'line' || one.data.length > FEW);
  return one.kind === 'points' || (isLine(one) && !bare);
}

/** Chooses the marks of every series. */
export function chooseMarks(series: readonly ChartSeries[]): Marks[] {
  const dashed = series.filter((one) => one.dashed);
  return series.map((one, index) => {
    const marker = MARKERS[index % MARKERS.length];
    const dash = DASHES[dashed.indexOf(one) % DASHES.length];
    return {
      fill: FILLS[index % FILLS.length]!,
      ...(one.dashed && dash && {dash}),
      ...(hasMarkers(one, series) && marker && {marker}),
    };
  });
}

/**
 * Which of `count` points of a line get a marker: all if they are few,
 * otherwise about eight, shifted by the index of the series so that markers of
 * neighbouring lines do not cover each other.
 */
export function markerPlaces(count: number, seriesIndex: number): number[] {
  const all = Array.from({length: count}, (_, index) => index);
  const every = count <= FEW ? 1 : Math.ceil(count / 8);
  return all.filter(
    (index) => index % every === Math.floor((seriesIndex * every) / 4),
  );
}

/** The SVG path of a marker around a point, about 8 px wide. */
export function markerPath(shape: MarkerShape, x: number, y: number): string {
  const [cx, cy] = [round(x), round(y)];
  switch (shape) {
    case 'circle':
      return `M${round(x - 3.5)} ${cy}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z`;
    case 'square':
      return `M${round(x - 3.25)} ${round(y - 3.25)}h6.5v6.5h-6.5z`;
    case 'triangle':
      return `M${cx} ${round(y - 4.5)}l4.25 7.5h-8.5z`;
    case 'diamond':
      return `M${cx} ${round(y - 4.75)}l4.75 4.75l-4.75 4.75l-4.75 -4.75z`;
  }
}
