import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {ROOT} from '../../support/sites';
import {docIdOf} from './docId';
import type {PageOfTest} from './docId';
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
 */
function figuresOf<Block>(page: PageOfTest, kind: string): readonly Block[] {
  const file = `docs/${docIdOf(page)}.mdx`;
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
export const chartsOf = (page: PageOfTest): readonly ChartBlock[] =>
  figuresOf<ChartBlock>(page, 'chart');

/** Series of a chart by name: points, or plain values. */
type ChartData = Readonly<
  Record<string, readonly (number | readonly [number | string, number])[]>
>;

/** Data of a page's charts, in order. */
export const chartData = (page: PageOfTest): readonly ChartData[] =>
  chartsOf(page).map(({series}) =>
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
export const diagramsOf = (page: PageOfTest): readonly DiagramBlock[] =>
  figuresOf<DiagramBlock>(page, 'diagram');

/** Parts of a matrix that an example computes. */
type MatrixBlock = {readonly counts: readonly (readonly number[])[]};

/** Matrices of a page, in order. */
export const matricesOf = (page: PageOfTest): readonly MatrixBlock[] =>
  figuresOf<MatrixBlock>(page, 'matrix');
