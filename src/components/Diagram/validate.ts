import {figureError, hasText, requireTexts} from '../Figure/error';
import {NODE_KINDS} from './types';
import type {Cell, DiagramEdge, DiagramNode, DiagramProps} from './types';
import {validateGroups} from './validateGroups';

/** Last column that still fits the width of a page. */
const LAST_COLUMN = 4;

type Fail = (problem: string, remedy: string) => never;

function validateCell(node: DiagramNode, fail: Fail): void {
  const isHalf = (value: unknown) =>
    typeof value === 'number' && value >= 0 && Number.isInteger(value * 2);
  const at: readonly unknown[] = Array.isArray(node.at) ? node.at : [];
  if (at.length !== 2 || !at.every(isHalf)) {
    fail(
      `the node "${node.id}" is at [${at.join(', ')}]`,
      'give at={[column, row]} in whole or half steps from 0',
    );
  }
  if (node.at[0] > LAST_COLUMN) {
    fail(
      `the node "${node.id}" is in column ${node.at[0]}`,
      `use columns 0 to ${LAST_COLUMN}, which fit a page`,
    );
  }
}

function validateNode(node: DiagramNode, fail: Fail): void {
  if (!hasText(node.id)) {
    fail('a node has no id', 'give every node a unique id');
  }
  if (!hasText(node.label) || node.label.split('\n').length > 2) {
    fail(
      `the label of the node "${node.id}" is missing or longer than two lines`,
      'write one or two short lines',
    );
  }
  validateCell(node, fail);
  if (node.kind !== undefined && !NODE_KINDS.includes(node.kind)) {
    fail(
      `the node "${node.id}" has the unknown kind "${String(node.kind)}"`,
      `use one of ${NODE_KINDS.join(', ')}`,
    );
  }
  if (node.href !== undefined && !node.href.startsWith('/docs/')) {
    fail(
      `the node "${node.id}" links to "${node.href}"`,
      'begin href with /docs/',
    );
  }
}

function overlap(a: Cell, b: Cell): boolean {
  return Math.abs(a[0] - b[0]) < 1 && Math.abs(a[1] - b[1]) < 1;
}

function validateNodes(nodes: readonly DiagramNode[], fail: Fail): void {
  nodes.forEach((node, index) => {
    validateNode(node, fail);
    for (const earlier of nodes.slice(0, index)) {
      if (earlier.id === node.id) {
        fail(`two nodes have the id "${node.id}"`, 'make every id unique');
      }
      if (overlap(earlier.at, node.at)) {
        fail(
          `the nodes "${earlier.id}" and "${node.id}" share a cell`,
          'move one of them',
        );
      }
    }
  });
}

function validateEdge(
  edge: DiagramEdge,
  ids: ReadonlySet<string>,
  fail: Fail,
): void {
  for (const id of [edge.from, edge.to]) {
    if (!ids.has(id)) {
      fail(
        `the edge from "${edge.from}" to "${edge.to}" names the unknown node "${id}"`,
        `use one of ${[...ids].join(', ')}`,
      );
    }
  }
  if (edge.from === edge.to) {
    fail(
      `the edge of the node "${edge.from}" leads back to itself`,
      'connect two different nodes or write the loop as a note',
    );
  }
}

/** Throws an error with what is wrong and what to do if the props are bad. */
export function validateDiagram(props: DiagramProps): void {
  requireTexts('Diagram', props);
  const fail: Fail = (problem, remedy) => {
    throw figureError('Diagram', props.title, problem, remedy);
  };
  const {nodes, edges = [], groups = []} = props;
  if (!Array.isArray(nodes) || nodes.length === 0) {
    fail('there are no nodes', 'add nodes={[{id, at, label}]}');
  }
  validateNodes(nodes, fail);
  const ids = new Set(nodes.map((node) => node.id));
  edges.forEach((edge) => validateEdge(edge, ids, fail));
  validateGroups(groups, nodes, fail);
}
