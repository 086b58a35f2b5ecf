import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import type {ResolvedProcess} from '../../../../../plugins/operator-pages/process/types';
import {addImports} from '../../../../../plugins/operator-pages/remark/components';
import {insertProcessFigures} from '../../../../../plugins/operator-pages/remark/insertProcessFigures';
import {processSentences} from '../../../../../plugins/operator-pages/remark/processFigure/figure';
import {layoutScope} from '../../../../../plugins/operator-pages/remark/processFigure/layout';

const table = (name: string) => ({name, family: 'data'}) as const;

const INNER = {
  name: 'Training',
  sources: [table('training set')],
  sinks: [table('model')],
  operators: [
    {
      name: 'k-NN',
      id: 'operators/k_nn',
      href: './k_nn.mdx',
      inputs: [table('training set')],
      outputs: [table('model')],
      inner: [],
    },
  ],
  connections: [
    {from: {port: 'training set'}, to: {operator: 0, port: 'training set'}},
    {from: {operator: 0, port: 'model'}, to: {port: 'model'}},
  ],
};

const PROCESS: ResolvedProcess = {
  title: 'Validate a model',
  text: 'as written',
  sources: [],
  sinks: [table('result')],
  operators: [
    {
      name: 'Data',
      id: 'operators/retrieve',
      title: 'Retrieve',
      href: './retrieve.mdx',
      inputs: [],
      outputs: [table('output')],
      inner: [],
    },
    {
      name: 'Cross Validation',
      id: 'operators/cross_validation',
      href: './cross_validation.mdx',
      inputs: [table('example set')],
      outputs: [table('model')],
      inner: [INNER],
    },
  ],
  connections: [
    {
      from: {operator: 0, port: 'output'},
      to: {operator: 1, port: 'example set'},
    },
    {from: {operator: 1, port: 'model'}, to: {port: 'result'}},
  ],
};

type Box = {x: number; y: number; width: number; height: number};

function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  );
}

describe('layoutScope', () => {
  it('places operators from left to right without overlap, and ends lines at ports', async () => {
    const {operators, sinks, lines, width} = await layoutScope(PROCESS);
    const [data, validation] = operators;
    expect(data && validation && overlap(data, validation)).toBe(false);
    expect(validation?.x).toBeGreaterThan(data?.x ?? Infinity);
    expect(lines[0]?.[0]?.x).toBe((data?.x ?? 0) + (data?.width ?? 0));
    expect(lines[0]?.at(-1)?.x).toBe(validation?.x);
    expect((sinks[0]?.x ?? 0) + (sinks[0]?.width ?? 0)).toBe(width);
  });

  it('makes room for inner processes', async () => {
    const {operators} = await layoutScope(PROCESS);
    const [inner] = operators[1]?.inner ?? [];
    expect(inner?.width).toBeGreaterThan(0);
    expect(operators[1]?.width).toBeGreaterThan(inner?.width ?? Infinity);
    expect(operators[1]?.height).toBeGreaterThan(inner?.height ?? Infinity);
  });

  it('gives the same places each time', async () => {
    expect(await layoutScope(PROCESS)).toEqual(await layoutScope(PROCESS));
  });
});

/**
 * Compiles a page with these drawings to JavaScript. Reports fences without a
 * drawing.
 */
async function compiled(text: string, processes: readonly ResolvedProcess[]) {
  const reports: [number, string][] = [];
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [
      () => async (tree: Root) => {
        await insertProcessFigures(tree, processes, (...report) =>
          reports.push(report),
        );
        addImports(tree);
      },
    ],
  });
  return {code: String(await processor.process(text)), reports};
}

describe('insertProcessFigures', () => {
  const FENCE = '```process title="Validate a model"\nas written\n```\n';
  const drawings = (code: string) => code.match(/<_components.svg/g) ?? [];

  it('replaces the block by a static drawing with links and a text alternative', async () => {
    const {code, reports} = await compiled(FENCE, [PROCESS]);
    expect(reports).toEqual([]);
    expect(code).toContain('aria-label="Validate a model"');
    expect(code).toMatch(/<_components.a href="\.\/retrieve\.mdx">.*"Data"/);
    expect(code).toContain('Text description');
    expect(code).not.toContain('as written');
  });

  it('draws the same text twice', async () => {
    const {code, reports} = await compiled(`${FENCE}\n${FENCE}`, [
      PROCESS,
      PROCESS,
    ]);
    expect(reports).toEqual([]);
    expect(drawings(code)).toHaveLength(2);
  });

  it('draws each text under its own title', async () => {
    const other = {...PROCESS, title: 'Other'};
    const {code} = await compiled(FENCE, [other, PROCESS]);
    expect(code).toContain('aria-label="Validate a model"');
    expect(code).not.toContain('Other');
  });

  it('draws in a tab of a file with the line ends of Windows', async () => {
    const text = `<div>\n<p>\n\n${FENCE}\n</p>\n</div>\n`;
    const {code, reports} = await compiled(text.replaceAll('\n', '\r\n'), [
      PROCESS,
    ]);
    expect(reports).toEqual([]);
    expect(drawings(code)).toHaveLength(1);
  });

  it('reports a block that has no drawing, with its line', async () => {
    const {code, reports} = await compiled(`Text.\n\n${FENCE}\n${FENCE}`, [
      PROCESS,
    ]);
    expect(reports).toEqual([
      [7, expect.stringContaining('this process was not found')],
    ]);
    expect(drawings(code)).toHaveLength(1);
    expect(code).toContain('as written');
  });

  it('reports a drawing that cannot be laid out', async () => {
    const nowhere = {from: {operator: 7, port: 'x'}, to: {port: 'result'}};
    const {reports} = await compiled(FENCE, [
      {...PROCESS, connections: [nowhere]},
    ]);
    expect(reports).toEqual([
      [1, expect.stringContaining('the process cannot be laid out: ')],
    ]);
  });
});

describe('processSentences', () => {
  it('tells all that the drawing shows', () => {
    expect(processSentences(PROCESS)).toEqual([
      'Data is the operator Retrieve.',
      'Data (output) goes to Cross Validation (example set).',
      'Cross Validation (model) goes to result.',
      'In Cross Validation, Training: training set goes to k-NN (training set).',
      'In Cross Validation, Training: k-NN (model) goes to model.',
    ]);
  });
});
