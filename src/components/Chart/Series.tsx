import type {ReactNode} from 'react';
import {round} from '../Figure/numbers';
import type {BarSlot} from './bars';
import {pointsOf} from './data';
import {washClass} from './Fills';
import type {ChartLayout} from './layout';
import {areaPath, linePath} from './line';
import {markerPath, markerPlaces} from './marks';
import type {Marks} from './marks';
import {seriesClass} from './seriesClass';
import styles from './styles.module.css';
import type {ChartSeries} from './types';

/** Props of a drawn series. */
export type SeriesProps = {
  /** What is drawn. */
  readonly series: ChartSeries;
  /** Its place among the series, from 0. */
  readonly index: number;
  /** What sets it apart from the others. */
  readonly marks: Marks;
  /** Coordinates. */
  readonly layout: ChartLayout;
  /** Place of its bars. */
  readonly slot: BarSlot;
  /** Paint of its bars or its area. */
  readonly paint: string;
};

function Bars({series, layout, slot, paint}: SeriesProps): ReactNode {
  return pointsOf(series).map(([x, y]) => {
    const end = layout.y(y);
    return (
      <rect
        key={x}
        className={styles.bar}
        x={round(layout.x(x) + slot.offset)}
        y={round(Math.min(end, layout.base))}
        width={round(slot.width)}
        height={round(Math.abs(end - layout.base))}
        fill={paint}
      />
    );
  });
}

function Markers({series, index, marks, layout}: SeriesProps): ReactNode {
  const {marker} = marks;
  if (!marker) {
    return null;
  }
  const points = pointsOf(series);
  const places =
    series.kind === 'points'
      ? points
      : markerPlaces(points.length, index).map((place) => points[place]!);
  return places.map(([x, y], place) => (
    <path
      key={place}
      className={index % 2 === 0 ? styles.marker : styles.openMarker}
      d={markerPath(marker, layout.x(x), layout.y(y))}
    />
  ));
}

function Line(props: SeriesProps): ReactNode {
  const {series, marks, layout, paint} = props;
  const pixels = pointsOf(series).map(
    ([x, y]) => [layout.x(x), layout.y(y)] as const,
  );
  return (
    <>
      {series.kind === 'area' && (
        <path
          className={washClass(marks.fill)}
          d={areaPath(pixels, layout.base)}
          fill={paint}
        />
      )}
      {series.kind !== 'points' && (
        <path
          className={styles.line}
          d={linePath(pixels, series.kind)}
          strokeDasharray={marks.dash}
        />
      )}
      <Markers {...props} />
    </>
  );
}

/** One series of a chart. */
export default function Series(props: SeriesProps): ReactNode {
  return (
    <g className={seriesClass(props.index)}>
      {props.series.kind === 'bars' ? <Bars {...props} /> : <Line {...props} />}
    </g>
  );
}
