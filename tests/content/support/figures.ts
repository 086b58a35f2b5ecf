import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {ROOT} from '../../support/sites';
import {parsePage} from './page';

/** The parts of a chart that an example computes. */
export type ChartBlock = {
  readonly title: string;
  readonly description: string;
  readonly series: Readonly<
    Record<string, {readonly data: readonly (readonly [number, number])[]}>
  >;
};

/**
 * The charts of a page, in order.
 * @param id Doc id of the page, such as `operators/scoring/apply_model`.
 */
export function chartsOf(id: string): readonly ChartBlock[] {
  const file = `docs/${id}.mdx`;
  const {tree} = parsePage(file, readFileSync(path.join(ROOT, file), 'utf8'));
  const charts: ChartBlock[] = [];
  visit(tree, 'code', ({lang, value}) => {
    if (lang === 'chart') {
      charts.push(parse(value) as ChartBlock);
    }
  });
  return charts;
}
