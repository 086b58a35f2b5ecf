import {
  changedNumbers,
  columnRun,
} from '../../../_shared/tables/treatedColumns';

/** Real to Integer: decimal places cut off, or rounded half up. */
export const run = columnRun(
  ({type}) => type === 'real',
  (settings) => {
    // Math.round takes a half up, as the operator does.
    const whole = settings.round_values === true ? Math.round : Math.trunc;
    return (column) => ({
      ...column,
      type: 'integer',
      // Adding 0 makes a negative zero a plain one.
      values: changedNumbers(column, (value) => whole(value) + 0),
    });
  },
);
