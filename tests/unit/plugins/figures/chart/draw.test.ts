import type {Element, Nodes} from 'hast';
import {describe, expect, it} from 'vitest';
import {
  chartLegend,
  drawChart,
} from '../../../../../plugins/figures/chart/draw';
import {readChart} from '../../../../../plugins/figures/chart/read';

const {value: CHART} = readChart(`
title: Sales by quarter
description: Sales rise from 10 to 16.
x: {label: Quarter, categories: [Q1, Q2, Q3, Q4]}
y: {label: Sales in thousand euros, lines: {goal: 12}}
series:
  This year: {kind: bars, data: [10, 8, 13, 16]}
  Last year: {kind: line, dashed: true, data: [9, 9, 11, -12]}
`);
const SIZE = {width: 620, height: 340};

function all(node: Nodes): Element[] {
  const own = node.type === 'element' ? [node] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(all)] : own;
}

function texts(node: Nodes): string[] {
  return node.type === 'text'
    ? [node.value]
    : 'children' in node
      ? node.children.flatMap(texts)
      : [];
}

describe('drawChart', () => {
  it('names axes, categories, and marked values', async () => {
    const drawing = await drawChart(CHART!, SIZE, 'en-US');
    expect(texts(drawing)).toEqual(
      expect.arrayContaining([
        'Quarter',
        'Q3',
        'Sales in thousand euros',
        'goal',
      ]),
    );
    expect(texts(drawing)).toContain('\u221210');
  });

  it('draws a bar for each value, as high as it is', async () => {
    const drawing = await drawChart(CHART!, SIZE, 'en-US');
    const bars = all(drawing).filter(({tagName}) => tagName === 'rect');
    const heights = bars.map(({properties}) => Number(properties.height));
    expect(heights).toHaveLength(4);
    // Bars are 1 px smaller on each side so that they do not touch.
    expect((heights[3]! + 2) / (heights[1]! + 2)).toBeCloseTo(2, 1);
  });

  it('has no styles, and is the same each time', async () => {
    const drawing = await drawChart(CHART!, SIZE, 'en-US');
    expect(all(drawing).filter(({tagName}) => tagName === 'style')).toEqual([]);
    expect(all(drawing).filter(({properties}) => properties.style)).toEqual([]);
    expect(await drawChart(CHART!, SIZE, 'en-US')).toEqual(drawing);
  });
});

describe('chartLegend', () => {
  it('names each series beside its marks', async () => {
    const [list] = await chartLegend(CHART!);
    expect(JSON.stringify(list)).toContain('"value":"Last year"');
  });

  it('is left out where the axis names the only series', async () => {
    const [first] = CHART!.series;
    const only = {...first!, name: CHART!.y.label};
    expect(await chartLegend({...CHART!, series: [only]})).toEqual([]);
  });
});
