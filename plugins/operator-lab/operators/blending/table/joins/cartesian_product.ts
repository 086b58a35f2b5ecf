import {
  joinedColumns,
  joinedTable,
} from '../../../_shared/tables/joinedColumns';
import type {RowPair} from '../../../_shared/tables/joinedColumns';
import {OperatorError} from '../../../_shared/types';
import type {Run, Table} from '../../../_shared/types';

const MOST_ROWS = 2_147_483_647;

const countOf = (table: Table): number => table[0]?.values.length ?? 0;

/**
 * Cartesian Product: combines each row of one table with each row of the other.
 */
export const run: Run = (inputs, settings) => {
  const {left = [], right = []} = inputs;
  const [rows, others] = [countOf(left), countOf(right)];
  if (rows * others > MOST_ROWS) {
    throw new OperatorError(`There are more than ${MOST_ROWS} pairs.`);
  }
  const pairs = Array.from({length: rows * others}, (_, at): RowPair => [
    Math.floor(at / others),
    at % others,
  ]);
  const removesDoubles = settings.remove_double_attributes !== false;
  return {
    join: joinedTable(joinedColumns(left, right, removesDoubles), pairs),
  };
};
