import type {ReactNode} from 'react';
import {paintOf, washClass} from './Fills';
import {markerPath} from './marks';
import type {Marks} from './marks';
import {seriesClass} from './seriesClass';
import styles from './styles.module.css';
import type {ChartSeries} from './types';

/** Props of the legend of a chart. */
export type LegendProps = {
  /** All series. */
  readonly series: readonly ChartSeries[];
  /** Their marks. */
  readonly marks: readonly Marks[];
  /** Beginning of the ids of the patterns. */
  readonly fillId: string;
};

type KeyProps = {
  readonly series: ChartSeries;
  readonly index: number;
  readonly marks: Marks;
  readonly fillId: string;
};

function Key({series, index, marks, fillId}: KeyProps): ReactNode {
  const paint = paintOf(marks.fill, fillId, index);
  const {marker, dash} = marks;
  const marked = index % 2 === 0 ? styles.marker : styles.openMarker;
  const filled = series.kind === 'bars' || series.kind === 'area';
  return (
    <svg className={seriesClass(index)} width={30} height={14} aria-hidden>
      {filled && (
        <rect
          className={
            series.kind === 'bars' ? styles.bar : washClass(marks.fill)
          }
          x={3}
          y={1}
          width={24}
          height={12}
          fill={paint}
        />
      )}
      {series.kind !== 'bars' && series.kind !== 'points' && (
        <path
          className={styles.line}
          d={series.kind === 'area' ? 'M3 1H27' : 'M0 7H30'}
          strokeDasharray={dash}
        />
      )}
      {series.kind !== 'bars' && marker && (
        <path className={marked} d={markerPath(marker, 15, 7)} />
      )}
    </svg>
  );
}

/** Names of the series beside the marks with which they are drawn. */
export default function Legend(props: LegendProps): ReactNode {
  const {series, marks, fillId} = props;
  return (
    <ul className={styles.legend}>
      {series.map((one, index) => (
        <li key={one.label}>
          <Key
            series={one}
            index={index}
            marks={marks[index]!}
            fillId={fillId}
          />
          {one.label}
        </li>
      ))}
    </ul>
  );
}
