import type {ResolvedProcess, ResolvedScope} from '../process/types';
import {pageLink} from '../registry/links';
import type {PageLink} from '../registry/links';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';

/** An operator that is often connected to another one. */
export type Neighbor = PageLink & {
  /** Number of workflows that connect the two. */
  readonly count: number;
};

/** Operators that workflows often have directly before or after an operator. */
export type Neighbors = {
  readonly before: readonly Neighbor[];
  readonly after: readonly Neighbor[];
};

/** Numbers of workflows by the doc ids of two connected operators. */
type Counts = Map<string, Map<string, number>>;

/** The same connections, looked up from either end. */
export type Connections = {
  /** Counts by the receiving operator, then by the sending one. */
  readonly before: Counts;
  /** Counts by the sending operator, then by the receiving one. */
  readonly after: Counts;
};

/** Maximum number of neighbors on each side. */
const SHOWN = 3;

/** Minimum number of workflows with a neighbor. Fewer do not show a habit. */
const MIN_COUNT = 3;

/**
 * Maximum number of different operators after a neighbor. Retrieve exceeds it:
 * it can come before any operator, and so says nothing about one.
 */
const MAX_SPREAD = 100;

/** Returns the pairs of connected operators, with pairs of inner processes. */
function pairsIn({operators, connections}: ResolvedScope): [string, string][] {
  const idAt = (at?: number) =>
    at === undefined ? undefined : operators[at]?.id;
  return [
    ...connections.flatMap(({from, to}): [string, string][] => {
      const [one, other] = [idAt(from.operator), idAt(to.operator)];
      return one !== undefined && other !== undefined ? [[one, other]] : [];
    }),
    ...operators.flatMap(({inner}) => inner.flatMap(pairsIn)),
  ];
}

function increment(counts: Counts, id: string, neighbor: string): void {
  const own = counts.get(id) ?? new Map<string, number>();
  counts.set(id, own.set(neighbor, (own.get(neighbor) ?? 0) + 1));
}

/**
 * Counts the workflows that connect two operators. A workflow that connects the
 * same two more than once counts once.
 */
export function countConnections(
  processes: readonly ResolvedProcess[],
): Connections {
  const before: Counts = new Map();
  const after: Counts = new Map();
  for (const process of processes) {
    const pairs = new Map(
      pairsIn(process).map((pair) => [pair.join(' '), pair]),
    );
    for (const [from, to] of pairs.values()) {
      increment(after, from, to);
      increment(before, to, from);
    }
  }
  return {before, after};
}

/** Returns the most frequent neighbors of a page's operator. */
export function neighborsOf(
  page: Page,
  {before, after}: Connections,
  {operators}: OperatorIndex,
): Neighbors {
  const side = (counts: Counts, others: Counts): Neighbor[] =>
    [...(counts.get(page.id) ?? [])]
      .filter(
        ([id, count]) =>
          count >= MIN_COUNT && (others.get(id)?.size ?? 0) <= MAX_SPREAD,
      )
      .map(([id, count]) => ({...pageLink(page, operators.get(id)!), count}))
      .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'en'))
      .slice(0, SHOWN);
  return {before: side(before, after), after: side(after, before)};
}
