import type {Column, Settings, Table} from '../types';
import {withRole} from '../tables/withRole';
import type {Point} from './centroidClusters';

/** Adds the cluster of each row, and an id column if there is none. */
export function withClusters(
  table: Table,
  assignments: readonly number[],
  settings: Settings = {},
): Table {
  const identified = table.some(({role}) => role === 'id')
    ? table
    : withRole(table, {
        name: 'id',
        type: 'integer',
        role: 'id',
        values: assignments.map((_, row) => row + 1),
      });
  if (settings.add_cluster_attribute === false) {
    return identified;
  }
  const role = settings.add_as_label ? 'label' : 'cluster';
  return withRole(identified, {
    name: role,
    type: 'nominal',
    role,
    values: assignments.map((cluster) => `cluster_${cluster}`),
  });
}

/** Converts cluster centers to a table with one row per center. */
export function centerTable(
  columns: readonly Column[],
  centers: readonly Point[],
): Table {
  return [
    ...columns.map(({name}, at) => ({
      name,
      type: 'real' as const,
      values: centers.map((center) => center[at] ?? null),
    })),
    {
      name: 'cluster',
      type: 'nominal',
      role: 'cluster',
      values: centers.map((_, at) => `cluster_${at}`),
    },
  ];
}
