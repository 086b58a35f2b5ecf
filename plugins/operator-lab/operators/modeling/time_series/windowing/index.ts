import {exactColumn} from '../../../_shared/tables/namedColumn';
import {requiredStarts} from '../../../_shared/series/series';
import type {WindowShape} from '../../../_shared/series/series';
import type {Column, Run, Settings} from '../../../_shared/types';

function roleOf(ahead: number, horizon: number): string {
  return horizon === 1 ? 'label' : `horizon + ${ahead}`;
}

function shapeOf(settings: Settings): WindowShape {
  const size = Number(settings.window_size ?? 20);
  const isWithHorizon = settings['create_horizon_(labels)'] !== false;
  const horizon = isWithHorizon ? Number(settings.horizon_size ?? 1) : 0;
  const offset = isWithHorizon ? Number(settings.horizon_offset ?? 0) : 0;
  return {
    size,
    step:
      settings.no_overlapping_windows === true
        ? size + offset + horizon
        : Number(settings.step_size ?? 1),
    horizon,
    offset,
  };
}

/**
 * Creates a column for each value of the window, and one for each value of the
 * horizon.
 */
function lagged(
  column: Column,
  {size, horizon, offset}: WindowShape,
  starts: readonly number[],
): readonly Column[] {
  const at = (place: number) =>
    starts.map((start) => column.values[start + place] ?? null);
  return [
    ...Array.from({length: size}, (_, place) => ({
      name: `${column.name} - ${size - 1 - place}`,
      type: column.type,
      values: at(place),
    })),
    ...Array.from({length: horizon}, (_, ahead) => ({
      name: `${column.name} + ${offset + ahead + 1} (horizon)`,
      type: column.type,
      role: roleOf(ahead + 1, horizon),
      values: at(size + offset + ahead),
    })),
  ];
}

/**
 * Windowing of one series with an index, by rows, starting at the first row.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const series = exactColumn(table, settings.attribute);
  const shape = shapeOf(settings);
  const {size} = shape;
  const starts = requiredStarts(series.values.length, shape);
  const index = exactColumn(table, settings.indices_attribute);
  const key: Column = {
    name: `Last ${index.name} in window`,
    type: index.type,
    role: 'id',
    values: starts.map((start) => index.values[start + size - 1] ?? null),
  };
  return {
    'windowed example set': [key, ...lagged(series, shape, starts)],
    original: table,
  };
};
