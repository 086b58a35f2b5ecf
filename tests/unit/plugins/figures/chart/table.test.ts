import type {Nodes} from 'hast';
import {expect, it} from 'vitest';
import {readChart} from '../../../../../plugins/figures/chart/read';
import {chartTable} from '../../../../../plugins/figures/chart/table';
import {currentLanguage} from '../../../../../plugins/figures/drawing/language';

function rows(series: string): string[][] {
  const {value} = readChart(
    `title: T\ndescription: D\nx: {label: Week}\ny: {label: Drift}\nseries:\n${series}`,
  );
  const cells = (node: Nodes): string[] =>
    'children' in node ? node.children.map(textOf) : [];
  const textOf = (node: Nodes): string =>
    node.type === 'text' ? node.value : cells(node).join('');
  const [table] = chartTable(value!, currentLanguage());
  return (table?.children ?? [])
    .flatMap((part) => ('children' in part ? part.children : []))
    .map(cells);
}

it('has a column for each series, and a gap where one has no value', () => {
  expect(
    rows(
      '  a: {kind: line, data: [[1, 0.5], [2, 1234.5]]}\n  b: {kind: line, data: [[2, -1]]}',
    ),
  ).toEqual([
    ['Week', 'a', 'b'],
    ['1', '0.5', ''],
    ['2', '1,234.5', '\u22121'],
  ]);
});

it('has a row for each point of a series with several values at one place', () => {
  expect(rows('  a: {kind: points, data: [[2000, 3], [2000, 4]]}')).toEqual([
    ['Series', 'Week', 'Drift'],
    ['a', '2000', '3'],
    ['a', '2000', '4'],
  ]);
});

it('is left out where there are too many numbers to read', () => {
  const data = Array.from({length: 25}, (_, at) => `[${at}, 1]`).join(', ');
  expect(rows(`  a: {kind: line, data: [${data}]}`)).toEqual([]);
});
