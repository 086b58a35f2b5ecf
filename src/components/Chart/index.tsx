import {useId} from 'react';
import type {ReactNode} from 'react';
import Figure from '../Figure';
import {AxisTexts, GridLines} from './Axes';
import {barSlots} from './bars';
import DataTable from './DataTable';
import Fills, {paintOf} from './Fills';
import Legend from './Legend';
import References from './References';
import Series from './Series';
import {layOutChart} from './layout';
import type {ChartLayout} from './layout';
import {chooseMarks} from './marks';
import type {Marks} from './marks';
import {dataRows} from './table';
import type {ChartProps} from './types';
import {validateChart} from './validate';

export type {
  ChartAxis,
  ChartProps,
  ChartSeries,
  ChartXAxis,
  DataPoint,
  ReferenceLine,
  SeriesKind,
} from './types';

type DrawingProps = {
  readonly props: ChartProps;
  readonly layout: ChartLayout;
  readonly marks: readonly Marks[];
  readonly fillId: string;
};

function Drawing({props, layout, marks, fillId}: DrawingProps): ReactNode {
  const {series, x, y} = props;
  const bars = series.filter((one) => one.kind === 'bars');
  const slots = barSlots(bars.length, layout.unit);
  // Bars are painted first, so that no line is hidden behind them.
  const order = series
    .map((one, index) => ({one, index, bar: bars.indexOf(one)}))
    .sort((a, b) => Number(b.bar >= 0) - Number(a.bar >= 0));
  return (
    <>
      <Fills id={fillId} marks={marks} />
      <GridLines layout={layout} />
      {order.map(({one, index, bar}) => (
        <Series
          key={index}
          series={one}
          index={index}
          marks={marks[index]!}
          layout={layout}
          slot={slots[bar] ?? {offset: 0, width: 0}}
          paint={paintOf(marks[index]!.fill, fillId, index)}
        />
      ))}
      <References layout={layout} />
      <AxisTexts layout={layout} xLabel={x.label} yLabel={y.label} />
    </>
  );
}

/** A line, bar, point or area chart, drawn as SVG at build time. */
export default function Chart(props: ChartProps): ReactNode {
  validateChart(props);
  const fillId = `fill${useId()}`;
  const {title, description, series} = props;
  const layout = layOutChart(props);
  const marks = chooseMarks(series);
  const rows = dataRows(props);
  const needsLegend = series.length > 1 || series[0]?.label !== props.y.label;
  return (
    <Figure
      title={title}
      description={description}
      view={{x: 0, y: 0, width: layout.width, height: layout.height}}
      legend={
        needsLegend && <Legend series={series} marks={marks} fillId={fillId} />
      }
      table={rows && <DataTable title={title} rows={rows} />}
    >
      <Drawing props={props} layout={layout} marks={marks} fillId={fillId} />
    </Figure>
  );
}
