import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {workflowRuns} from '../../../../../plugins/operator-lab/config';
import {createRunWorkflows} from '../../../../../plugins/operator-lab/recipe/insertRecipe';
import {OperatorError} from '../../../../../plugins/operator-lab/run/types';
import type {Run} from '../../../../../plugins/operator-lab/run/types';
import type {
  Following,
  WorkflowLevel,
} from '../../../../../plugins/shared/workflow';

const PAGE =
  'Text.\n\n```data title="Shops"\nshop | sales\nA | 2\nB | ?\n```\n';

const parse = (text: string): Root =>
  unified().use(remarkParse).use(remarkGfm).parse(text);

/** A workflow of a table and an operator. */
const WORKFLOW: WorkflowLevel & {readonly title: string} = {
  title: 'Double the sales',
  operators: [
    {
      name: 'Shops',
      title: 'Retrieve',
      id: 'retrieve',
      href: '',
      outputs: [{name: 'output'}],
      inner: [],
    },
    {
      name: 'Double',
      id: 'double',
      href: '',
      outputs: [{name: 'out'}],
      written: [{name: 'new_name', values: ['twice']}],
      inner: [],
    },
  ],
  connections: [
    {from: {operator: 0, port: 'output'}, to: {operator: 1, port: 'in'}},
    {from: {operator: 1, port: 'out'}, to: {port: 'result'}},
  ],
};

const double: Run = ({in: table = []}) => ({
  out: [
    ...table,
    {
      name: 'twice',
      type: 'integer',
      values: (table[1]?.values ?? []).map((value) =>
        value === null ? 0 : 2 * Number(value),
      ),
    },
  ],
});

const stop: Run = () => {
  throw new OperatorError('There is no column "sales".');
};

/** Inserts the run of a workflow below the page. */
async function inserted(run: Run, times = 1, workflow = WORKFLOW) {
  const tree = parse(PAGE);
  const problems: string[] = [];
  const nodesOf = await createRunWorkflows({
    load: (id) => Promise.resolve(id === 'double' ? {run} : undefined),
    address: (id) => `@site/${id}.ts`,
  })(tree, 'page.mdx', (line, problem) => problems.push(`${line}: ${problem}`));
  let hrefs: Following['hrefs'];
  for (let time = 0; time < times; time += 1) {
    const following = await nodesOf!(workflow, 9);
    hrefs ??= following.hrefs;
    tree.children.push(...following.nodes);
  }
  return {tree, problems, hrefs};
}

/** Texts of the cells of all tables, by table and row. */
function tablesIn(tree: Root) {
  const tables: string[][][] = [];
  visit(tree, 'table', ({children}) => {
    tables.push(
      children.map((row) => row.children.map((cell) => toString(cell))),
    );
  });
  return tables;
}

const headingsIn = ({children}: Root) =>
  children.filter(({type}) => type === 'heading').map((node) => toString(node));

describe('createRunWorkflows', () => {
  it('shows the data, the result, and each step with words for what is new', async () => {
    const {tree, problems} = await inserted(double);
    expect(problems).toEqual([]);
    expect(headingsIn(tree)).toEqual(['Result', 'Step through it']);
    const input = [
      ['shop nominal', 'sales integer'],
      ['A', '2'],
      ['B', '?'],
    ];
    expect(tablesIn(tree)).toEqual([
      input,
      [
        ['shop nominal', 'sales integer', 'twice integer'],
        ['A', '2', '4'],
        ['B', '?', '0'],
      ],
      input,
      [
        ['shop nominal', 'sales integer', 'twice integer new'],
        ['A', '2', '4'],
        ['B', '?', '0'],
      ],
    ]);
    const steps: string[] = [];
    visit(tree, 'mdxJsxFlowElement', (step) => {
      if (step.name === 'RecipeStep') {
        steps.push(
          [
            ...step.attributes.map(({value}) => value as string),
            ...step.children.slice(0, -1).map((node) => toString(node)),
          ].join(' / '),
        );
      }
    });
    expect(steps).toEqual([
      'step-shops / 1. Shops (Retrieve): 2 rows, 2 columns / Operator: Retrieve',
      'step-double / 2. Double: 2 rows, 3 columns / Operator: Double / new name: twice / New: twice. ',
    ]);
  });

  it('links the drawing to the steps, and the steps to what a change needs', async () => {
    const {tree, hrefs} = await inserted(double);
    expect(hrefs).toEqual({Shops: '#step-shops', Double: '#step-double'});
    const codes: unknown[] = [];
    visit(tree, 'mdxJsxFlowElement', ({name, attributes}) => {
      if (name === 'RecipeSteps') {
        codes.push(...attributes.map(({value}) => value));
      }
    });
    expect(codes).toMatchObject([
      {
        value: expect.stringMatching(
          /^\(\) => import\("data:application\/json;base64,[\w+/=]+"\)$/,
        ),
      },
      {value: '[["double", () => import("@site/double.ts")]]'},
    ]);
  });

  it('reports operators with the same name, because steps are found by it', async () => {
    const [shops, twice] = WORKFLOW.operators;
    const {problems} = await inserted(double, 1, {
      ...WORKFLOW,
      operators: [shops!, twice!, {...shops!, outputs: []}],
    });
    expect(problems).toEqual([
      '9: the workflow "Double the sales" has two operators with the name "Shops": give each its own',
    ]);
  });

  it('shows only the result of other workflows of a page', async () => {
    const {tree} = await inserted(double, 2);
    expect(headingsIn(tree)).toEqual(['Result', 'Step through it']);
    expect(tablesIn(tree)).toHaveLength(5);
  });

  it('reports the operator at which a workflow ends, and the reason', async () => {
    const {tree, problems} = await inserted(stop);
    expect(problems).toEqual([
      '9: the workflow "Double the sales" ends at "Double", which stops with an error: There is no column "sales".',
    ]);
    expect(headingsIn(tree)).toEqual([]);
  });

  it('reports mistakes in data with their lines', async () => {
    const problems: string[] = [];
    const tree = parse('```data title="A"\nx\n1 | 2\n```\n');
    await workflowRuns('/site', mkdtempSync(path.join(tmpdir(), 'lab-')))(
      tree,
      'page.mdx',
      (line, problem) => problems.push(`${line}: ${problem}`),
    );
    expect(problems).toEqual([
      '3: data: the row has 2 cells, and the table has 1 columns',
    ]);
  });

  it('leaves pages without data alone', async () => {
    const tree = parse('Text.\n');
    const nodesOf = await workflowRuns('/site')(
      tree,
      'page.mdx',
      () => undefined,
    );
    expect(nodesOf).toBeUndefined();
    expect(tree).toEqual(parse('Text.\n'));
  });
});
