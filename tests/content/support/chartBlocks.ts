import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {ROOT} from '../../support/sites';

/** Series of a chart by their names: pairs of numbers, or plain values. */
export type ChartData = Readonly<
  Record<string, readonly (number | readonly [number | string, number])[]>
>;

/** The data of the charts of a page, in order. */
export function chartsOf(id: string): readonly ChartData[] {
  const text = readFileSync(path.join(ROOT, `docs/${id}.mdx`), 'utf8');
  return [...text.matchAll(/^```chart\n(.*?)^```/gms)].map(([, block]) => {
    const {series} = parse(block ?? '') as {
      series: Record<string, {data: ChartData[string]}>;
    };
    return Object.fromEntries(
      Object.entries(series).map(([name, {data}]) => [name, data]),
    );
  });
}
