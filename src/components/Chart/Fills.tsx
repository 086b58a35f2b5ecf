import type {ReactNode} from 'react';
import type {FillStyle, Marks} from './marks';
import {seriesClass} from './seriesClass';
import styles from './styles.module.css';

/** Props of the patterns of a chart. */
export type FillsProps = {
  /** Beginning of the ids of the patterns. */
  readonly id: string;
  /** Marks of all series. */
  readonly marks: readonly Marks[];
};

function hasPattern(fill: FillStyle): boolean {
  return fill === 'stripes' || fill === 'dots';
}

/** The paint of a fill: a plain colour or the pattern of the series. */
export function paintOf(fill: FillStyle, id: string, index: number): string {
  if (hasPattern(fill)) {
    return `url(#${id}${index})`;
  }
  return fill === 'open' ? 'none' : 'currentColor';
}

/** Class that thins the fill of an area, so that the grid shows through. */
export function washClass(fill: FillStyle): string | undefined {
  return hasPattern(fill) ? styles.patternWash : styles.wash;
}

/** The patterns that series are filled with. */
export default function Fills({id, marks}: FillsProps): ReactNode {
  return (
    <defs>
      {marks.map(({fill}, index) =>
        hasPattern(fill) ? (
          <pattern
            key={index}
            id={`${id}${index}`}
            className={seriesClass(index)}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            {fill === 'stripes' ? (
              <path className={styles.stripe} d="M0 1.5H6" />
            ) : (
              <circle cx={3} cy={3} r={1.5} fill="currentColor" />
            )}
          </pattern>
        ) : null,
      )}
    </defs>
  );
}
