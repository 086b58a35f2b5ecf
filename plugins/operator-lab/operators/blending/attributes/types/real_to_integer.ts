import {
  changedNumbers,
  columnRun,
} from '../../../_shared/tables/treatedColumns';

/** Real to Integer: truncates numbers or rounds them, halves up. */
export const run = columnRun(
  ({type}) => type === 'real',
  (settings) => {
    // Like the operator, Math.round rounds halves up.
    const whole = settings.round_values === true ? Math.round : Math.trunc;
    return (column) => ({
      ...column,
      type: 'integer',
      // Adding 0 converts a negative zero to 0.
      values: changedNumbers(column, (value) => whole(value) + 0),
    });
  },
);
