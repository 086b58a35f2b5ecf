import clsx from 'clsx';
import type {ReactNode} from 'react';
import {round} from '../Figure/numbers';
import {TEXT_LINE} from './categories';
import type {ChartLayout} from './layout';
import styles from './styles.module.css';

/** Props of the reference lines of a chart. */
export type ReferencesProps = {
  /** Coordinates. */
  readonly layout: ChartLayout;
};

/** Reference lines with their labels outside of the plot. */
export default function References({layout}: ReferencesProps): ReactNode {
  const {plot, topLabels, sideLabels} = layout;
  return (
    <g className={clsx(styles.text, styles.reference)}>
      {topLabels.map(({text, at, x, row}) => {
        const y = plot.top - 6 - row * TEXT_LINE;
        return (
          <g key={text}>
            <path d={`M${round(at)} ${round(y + 3)}V${round(plot.bottom)}`} />
            <text x={round(x)} y={round(y)} textAnchor="middle">
              {text}
            </text>
          </g>
        );
      })}
      {sideLabels.map(({lines, at, y}) => (
        <g key={lines.join(' ')}>
          <path d={`M${round(plot.left)} ${round(at)}H${round(plot.right)}`} />
          <text>
            {lines.map((line, row) => (
              <tspan
                key={row}
                x={round(plot.right + 6)}
                y={round(y + 4 + (row - (lines.length - 1) / 2) * TEXT_LINE)}
              >
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </g>
  );
}
