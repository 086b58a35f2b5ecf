import type {ReactNode} from 'react';
import {round} from '../Figure/numbers';
import {TEXT_LINE, TILT} from './categories';
import type {ChartLayout} from './layout';
import styles from './styles.module.css';

/** Props of the axes of a chart. */
export type AxesProps = {
  /** Coordinates. */
  readonly layout: ChartLayout;
  /** Label of the level axis. */
  readonly xLabel: string;
  /** Label of the upright axis. */
  readonly yLabel: string;
};

type LayoutProps = {
  readonly layout: ChartLayout;
};

/** Grid lines and the line on which bars stand. */
export function GridLines({layout}: LayoutProps): ReactNode {
  const {plot, base} = layout;
  const across = (y: number) =>
    `M${round(plot.left)} ${round(y)}H${round(plot.right)}`;
  const up = (x: number) =>
    `M${round(x)} ${round(plot.top)}V${round(plot.bottom)}`;
  return (
    <>
      <path
        className={styles.grid}
        d={[
          ...layout.yTicks.map((tick) => across(tick.at)),
          ...layout.xTicks.map((tick) => up(tick.at)),
        ].join('')}
      />
      <path
        className={styles.axis}
        d={`${across(plot.bottom)}${base < plot.bottom ? across(base) : ''}`}
      />
    </>
  );
}

function CategoryTexts({layout}: LayoutProps): ReactNode {
  const top = layout.plot.bottom + 18;
  return layout.categories?.lines.map((lines, index) => {
    const x = round(layout.x(index));
    if (layout.categories?.tilted) {
      const turn = `translate(${x + 4} ${top - 4}) rotate(-${TILT})`;
      return (
        <text key={index} transform={turn} textAnchor="end">
          {lines[0]}
        </text>
      );
    }
    return (
      <text key={index} textAnchor="middle">
        {lines.map((line, row) => (
          <tspan key={row} x={x} y={top + row * TEXT_LINE}>
            {line}
          </tspan>
        ))}
      </text>
    );
  });
}

/** Tick labels and names of the axes. */
export function AxisTexts({layout, xLabel, yLabel}: AxesProps): ReactNode {
  const {plot} = layout;
  return (
    <g className={styles.text}>
      <text className={styles.axisLabel} x={0} y={12}>
        {yLabel}
      </text>
      {layout.yTicks.map(({at, text}) => (
        <text key={text} x={plot.left - 8} y={round(at + 4)} textAnchor="end">
          {text}
        </text>
      ))}
      {layout.xTicks.map(({at, text}) => (
        <text key={text} x={round(at)} y={plot.bottom + 18} textAnchor="middle">
          {text}
        </text>
      ))}
      <CategoryTexts layout={layout} />
      <text
        className={styles.axisLabel}
        x={round((plot.left + plot.right) / 2)}
        y={round(layout.height - 4)}
        textAnchor="middle"
      >
        {xLabel}
      </text>
    </g>
  );
}
