/** Every way a series can be drawn. */
export const SERIES_KINDS = ['line', 'step', 'points', 'bars', 'area'] as const;

/** How a series is drawn. */
export type SeriesKind = (typeof SERIES_KINDS)[number];

/** An axis of a chart. */
export type ChartAxis = {
  /** What the axis shows, with its unit. */
  readonly label: string;
  /** Lower end of the axis; default from the data (0 for bars and areas). */
  readonly min?: number;
  /** Upper end of the axis; default from the data. */
  readonly max?: number;
};

/** The x axis, of numbers or of named categories. */
export type ChartXAxis = {
  /** Names of the categories in order; default none: x is a number. */
  readonly categories?: readonly string[];
} & ChartAxis;

/** A place in the plane of the data: x (or the index of a category) and y. */
export type DataPoint = readonly [x: number, y: number];

/** One series of data. */
export type ChartSeries = {
  /** How the series is drawn. */
  readonly kind: SeriesKind;
  /** Name of the series in the legend. */
  readonly label: string;
  /** Points; with categories plain values in their order are possible. */
  readonly data: readonly DataPoint[] | readonly number[];
  /** Whether the line is dashed, as for a comparison; default false. */
  readonly dashed?: boolean;
};

/** A straight line that marks a value on an axis. */
export type ReferenceLine = {
  /** Value on the axis. */
  readonly at: number;
  /** Text at the line. */
  readonly label: string;
};

/** Props of a chart. */
export type ChartProps = {
  /** Visible caption and accessible name. */
  readonly title: string;
  /** Text alternative with the message and the main values. */
  readonly description: string;
  /** The level axis. */
  readonly x: ChartXAxis;
  /** The upright axis. */
  readonly y: ChartAxis;
  /** One to four series. */
  readonly series: readonly ChartSeries[];
  /** Upright reference lines; default none. */
  readonly xLines?: readonly ReferenceLine[];
  /** Level reference lines; default none. */
  readonly yLines?: readonly ReferenceLine[];
};
