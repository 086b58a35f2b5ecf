import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {isNumeric} from '../../run/columnOf';
import type {ColumnType} from '../../run/types';
import type {ShownColumn} from '../../run/shownTable';

/** Returns the class of right-aligned cells for numeric types. */
export function alignment(type: ColumnType): string | undefined {
  return isNumeric(type) ? 'operator-trial-number' : undefined;
}

/** Text for screen readers that marks a cell as changed. */
export function Differs(): ReactNode {
  return (
    <span className="operator-trial-spoken">
      {translate({
        id: 'theme.OperatorTrial.changedCell',
        message: ' (differs from the example)',
      })}
    </span>
  );
}

type Props = {
  readonly caption: string;
  readonly columns: readonly Omit<ShownColumn, 'texts'>[];
  readonly rows: number;
  /**
   * For each column, true if its type or role differs from the example. Absent:
   * no column differs.
   */
  readonly heads?: readonly boolean[];
  /** Renders the cell at a column and row. */
  readonly cell: (column: number, row: number) => ReactNode;
};

/** Table with the name, type, and role of each column. */
export default function DataTable(props: Props): ReactNode {
  const {caption, columns, rows, heads = [], cell} = props;
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({name, type, role}, at) => (
            <th
              key={name}
              scope="col"
              className={clsx(
                alignment(type),
                heads[at] && 'operator-trial-changed',
              )}
            >
              {name}{' '}
              <span className="operator-trial-type">
                {role === undefined ? type : `${type}, ${role}`}
              </span>
              {heads[at] && <Differs />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({length: rows}, (_, row) => (
          // Rows have no key other than their index.
          <tr key={row}>{columns.map((__, column) => cell(column, row))}</tr>
        ))}
      </tbody>
    </table>
  );
}
