import type {BlockContent, Code, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {element, text} from '../../shared/drawing/nodes';
import type {Child} from '../../shared/drawing/nodes';
import {DATA_BLOCK} from '../../shared/workflow';
import type {
  ReportProblem,
  RunWorkflows,
  WorkflowLevel,
} from '../../shared/workflow';
import {isCollection} from '../run/flow';
import type {Flow, OperatorCode} from '../run/flow';
import {runWorkflow} from '../run/runWorkflow';
import type {Stop} from '../run/runWorkflow';
import {shownTable} from '../run/shownTable';
import type {Table, Tables} from '../run/types';
import {readDataBlock} from './dataBlock';
import {insertRecipeList} from './recipeList';
import {stepNodes} from './stepNodes';
import {tableNode} from './tableNode';
import {themeImport} from './themeImport';

/** Loads the code of an operator. Undefined if there is none. */
export type LoadCode = (id: string) => Promise<OperatorCode | undefined>;

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
        unsearched([caption(title), tableNode(shownTable(table))]),
      );
      return [title, table];
    }),
  );
}

/** Returns the doc ids of the operators of a workflow. */
function idsIn({operators}: WorkflowLevel): string[] {
  return operators.flatMap(({id, inner}) => [id, ...inner.flatMap(idsIn)]);
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
      tableNode(shownTable(table)),
    ]),
  );
}

/**
 * Creates the function that lists recipes, replaces the data of a page with
 * tables, and runs its workflows. The first one gets its result and its steps, and each other
 * one its result.
 */
export function createRunWorkflows(load: LoadCode): RunWorkflows {
  return async (tree, file, report) => {
    await insertRecipeList(tree, file);
    const tables = replaceData(tree, report);
    if (Object.keys(tables).length === 0) {
      return undefined;
    }
    tree.children.unshift(themeImport('RecipeStep'));
    let isFirst = true;
    return async (workflow, line) => {
      const isMain = isFirst;
      isFirst = false;
      const ids = [...new Set(idsIn(workflow))];
      const codes = new Map(
        await Promise.all(ids.map(async (id) => [id, await load(id)] as const)),
      );
      const {steps, results, stop} = runWorkflow(workflow, {
        tables,
        codeOf: (id) => codes.get(id),
      });
      if (stop) {
        report(line, stopText(workflow.title, stop));
        return [];
      }
      const shown = resultNodes(results);
      return isMain
        ? [
            heading('Result'),
            shown,
            heading('Step through it'),
            unsearched(stepNodes(steps)),
          ]
        : [unsearched([caption('Result'), shown])];
    };
  };
}
