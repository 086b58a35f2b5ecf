import clsx from 'clsx';
import type {ReactNode} from 'react';
import {round} from '../Figure/numbers';
import {center} from './geometry';
import type {Box} from './geometry';
import {linePath} from './path';
import type {Route} from './scene';
import styles from './styles.module.css';

/** Props of an arrow of a diagram. */
export type EdgeProps = {
  /** Its line. */
  readonly route: Route;
  /** Id of the arrowhead's marker. */
  readonly markerId: string;
};

/** An arrow of a diagram, without its label. */
export default function Edge({route, markerId}: EdgeProps): ReactNode {
  const {edge, points} = route;
  const both = edge.both ?? false;
  const marker = `url(#${markerId})`;
  return (
    <path
      className={clsx(styles.edge, edge.dashed && styles.dashed)}
      d={linePath(points, {start: both, end: true})}
      markerStart={both ? marker : undefined}
      markerEnd={marker}
    />
  );
}

/** Props of the text on an arrow. */
export type EdgeLabelProps = {
  /** One or two words. */
  readonly text: string;
  /** The room it takes. */
  readonly box: Box;
};

/** The text on an arrow, with a halo so that no line crosses it. */
export function EdgeLabel({text, box}: EdgeLabelProps): ReactNode {
  const {x, y} = center(box);
  return (
    <text
      className={styles.edgeLabel}
      x={round(x)}
      y={round(y + 4)}
      textAnchor="middle"
    >
      {text}
    </text>
  );
}
