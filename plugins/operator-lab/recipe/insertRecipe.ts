import type {BlockContent, Code, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {element, text} from '../../shared/drawing/nodes';
import type {Child} from '../../shared/drawing/nodes';
import {DATA_BLOCK} from '../../shared/workflow';
import type {
  Following,
  ReportProblem,
  RunWorkflows,
  WorkflowLevel,
} from '../../shared/workflow';
import {isCollection} from '../run/flow';
import type {Flow, OperatorCode} from '../run/flow';
import {markedTable} from '../run/markedTable';
import {operatorsIn, withInner} from '../run/recipe';
import {runWorkflow} from '../run/runWorkflow';
import type {Step, Stop} from '../run/runWorkflow';
import {shownTable} from '../run/shownTable';
import {stepAnchor} from '../run/stepTables';
import type {Table, Tables} from '../run/types';
import {importer, parseMdx} from '../remark/mdx';
import {readDataBlock} from './dataBlock';
import {insertRecipeList} from './recipeList';
import {recipeOf} from './recipeOf';
import {stepNodes} from './stepNodes';
import {tableNode} from './tableNode';
import {themeImport} from './themeImport';

/** Code of operators by their doc ids. */
export type OperatorCodes = {
  /** Loads the code of an operator. Resolves to undefined if there is none. */
  readonly load: (id: string) => Promise<OperatorCode | undefined>;
  /** Returns the import path of the code in the browser. */
  readonly address: (id: string) => string;
};

/** A name above a table. */
function caption(value: string): BlockContent {
  return element('p', {className: ['recipe-caption']}, [text(value)]);
}

/** Content that the search does not index, because cells do not describe a task. */
function unsearched(children: readonly Child[]): BlockContent {
  return element('div', {dataSearch: 'skip'}, children);
}

function heading(value: string): RootContent {
  return {type: 'heading', depth: 2, children: [text(value)]};
}

/** Replaces the blocks of data with tables, and returns the tables by title. */
function replaceData(tree: Root, report: ReportProblem): Tables {
  const blocks: (readonly [Code, Parent])[] = [];
  visit(tree, 'code', (node, _, parent) => {
    if (node.lang === DATA_BLOCK && parent) {
      blocks.push([node, parent]);
    }
  });
  return Object.fromEntries(
    blocks.map(([node, parent]): [string, Table] => {
      const {title, table, problems} = readDataBlock(
        node.value,
        node.meta ?? '',
      );
      const line = node.position?.start.line ?? 1;
      problems.forEach((problem) => {
        report(line + problem.line, `data: ${problem.message}`);
      });
      parent.children.splice(
        parent.children.indexOf(node),
        1,
        unsearched([caption(title), tableNode(markedTable(shownTable(table)))]),
      );
      return [title, table];
    }),
  );
}

const REASONS: Readonly<Record<Stop['reason'], string>> = {
  'operator error': 'stops with an error',
  'not computed': 'is not computed',
  failure: 'fails',
};

/** The reason why a workflow has no result, as a sentence. */
function stopText(title: string, {operator, reason, message}: Stop): string {
  return `the workflow "${title}" ends at "${operator.name}", which ${REASONS[reason]}: ${message}`;
}

/** Tables of results, each with its name if there are several. */
function resultNodes(results: Flow): BlockContent {
  const entries = Object.entries(results).flatMap(([name, value]) =>
    isCollection(value)
      ? value.tables.map(
          (table, at) => [`${name}, table ${at + 1}`, table] as const,
        )
      : [[name, value] as const],
  );
  return unsearched(
    entries.flatMap(([name, table]) => [
      ...(entries.length > 1 ? [caption(name)] : []),
      tableNode(markedTable(shownTable(table))),
    ]),
  );
}

/** Returns the names that several operators of a workflow have. */
function repeatedNames(workflow: WorkflowLevel): string[] {
  const names = operatorsIn(workflow).map(({name}) => name);
  return names.filter((name, at) => names.indexOf(name) < at);
}

/**
 * The steps of a workflow, with a button for changes. Only a reader who selects
 * it loads the workflow and the code of its operators.
 */
function changeableSteps(
  steps: readonly Step[],
  recipe: object,
  codes: readonly (readonly [id: string, file: string])[],
): RootContent {
  const json = Buffer.from(JSON.stringify(recipe)).toString('base64');
  const data = importer(`data:application/json;base64,${json}`);
  const files = codes.map(
    ([id, file]) => `[${JSON.stringify(id)}, ${importer(file)}]`,
  );
  const [node] = parseMdx(
    `<RecipeSteps recipe={${data}} codes={[${files.join(', ')}]} />`,
  );
  return {...node, children: stepNodes(steps)} as RootContent;
}

/**
 * Creates the function that lists recipes, replaces the data of a page with
 * tables, and runs its workflows. The first one gets its result and its steps,
 * and each other one its result.
 */
export function createRunWorkflows({
  load,
  address,
}: OperatorCodes): RunWorkflows {
  return async (tree, file, report) => {
    await insertRecipeList(tree, file);
    const tables = replaceData(tree, report);
    if (Object.keys(tables).length === 0) {
      return undefined;
    }
    tree.children.unshift(
      themeImport('RecipeStep'),
      themeImport('RecipeSteps'),
    );
    let isFirst = true;
    return async (workflow, line): Promise<Following> => {
      const isMain = isFirst;
      isFirst = false;
      const ids = [...new Set(operatorsIn(workflow).map(({id}) => id))];
      const loaded = await Promise.all(ids.map(load));
      const codeOf = (id: string) => loaded[ids.indexOf(id)];
      const {steps, results, stop} = runWorkflow(workflow, {tables, codeOf});
      if (stop) {
        report(line, stopText(workflow.title, stop));
        return {nodes: []};
      }
      const shown = resultNodes(results);
      if (!isMain) {
        return {nodes: [unsearched([caption('Result'), shown])]};
      }
      for (const name of repeatedNames(workflow)) {
        report(
          line,
          `the workflow "${workflow.title}" has two operators with the name "${name}": give each its own`,
        );
      }
      const codes = ids.filter(codeOf).map((id) => [id, address(id)] as const);
      const recipe = recipeOf(workflow, tables);
      return {
        nodes: [
          heading('Result'),
          shown,
          heading('Step through it'),
          unsearched([changeableSteps(steps, recipe, codes)]),
        ],
        hrefs: Object.fromEntries(
          withInner(steps).map(({operator}) => [
            operator.name,
            `#${stepAnchor(operator)}`,
          ]),
        ),
      };
    };
  };
}
