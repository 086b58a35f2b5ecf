import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {ROOT} from '../../support/sites';
import {readPage} from './page';

type Series = Readonly<
  Record<string, {readonly data: readonly (readonly [number, number])[]}>
>;

/** Parts of a chart that an example computes. */
type ChartBlock = {
  readonly title: string;
  readonly description: string;
  readonly series: Series;
};

/**
 * Reads the figures of a kind on a page, in order.
 * @param id Doc id of the page, such as `operators/scoring/apply_model`.
 */
function figuresOf<Block>(id: string, kind: string): readonly Block[] {
  const file = `docs/${id}.mdx`;
  const {tree} = readPage(ROOT, file);
  const figures: Block[] = [];
  visit(tree, 'code', ({lang, value}) => {
    if (lang === kind) {
      figures.push(parse(value) as Block);
    }
  });
  return figures;
}

/** Charts of a page, in order. */
export const chartsOf = (id: string): readonly ChartBlock[] =>
  figuresOf<ChartBlock>(id, 'chart');

/** Series of a chart by name: points, or plain values. */
type ChartData = Readonly<
  Record<string, readonly (number | readonly [number | string, number])[]>
>;

/** Data of a page's charts, in order. */
export const chartData = (id: string): readonly ChartData[] =>
  chartsOf(id).map(({series}) =>
    Object.fromEntries(
      Object.entries(series).map(([name, {data}]) => [name, data]),
    ),
  );

/** Parts of a diagram that an example computes. */
type DiagramBlock = {
  readonly boxes: Readonly<Record<string, unknown>>;
  readonly arrows: readonly string[];
};

/** Diagrams of a page, in order. */
export const diagramsOf = (id: string): readonly DiagramBlock[] =>
  figuresOf<DiagramBlock>(id, 'diagram');

/** Parts of a matrix that an example computes. */
type MatrixBlock = {readonly counts: readonly (readonly number[])[]};

/** Matrices of a page, in order. */
export const matricesOf = (id: string): readonly MatrixBlock[] =>
  figuresOf<MatrixBlock>(id, 'matrix');
