import {useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {isNumeric} from '../../run/columnOf';
import type {ColumnType} from '../../run/types';
import type {ShownColumn} from './shownTable';

/** Texts of cells by column and row. */
export type Cells = readonly (readonly string[])[];

/** A table as spreadsheets paste it: a line for each row, with tabs between cells. */
export function tableText(names: readonly string[], cells: Cells): string {
  const rows = (cells[0] ?? []).map((_, row) =>
    cells.map((texts) => texts[row] ?? ''),
  );
  return [names, ...rows].map((row) => row.join('\t')).join('\n');
}

/** A button that copies a table, and says whether it did. */
function CopyTable({text}: {readonly text: string}): ReactNode {
  const [state, setState] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Not permitted, or a page without HTTPS, where browsers have no clipboard.
      setState('failed');
    }
  };
  return (
    <p className="operator-trial-copy">
      <button type="button" onClick={() => void copy()}>
        <Translate id="theme.OperatorTrial.copy">Copy as table</Translate>
      </button>
      <span role="status">
        {state === 'copied' && (
          <Translate id="theme.OperatorTrial.copied">Copied.</Translate>
        )}
        {state === 'failed' && (
          <Translate id="theme.OperatorTrial.copyFailed">
            Could not copy. Select the cells instead.
          </Translate>
        )}
      </span>
    </p>
  );
}

/** Class of cells whose texts are set flush right, as numbers are. */
export function alignment(type: ColumnType): string | undefined {
  return isNumeric(type) ? 'operator-trial-number' : undefined;
}

/** Says that a cell is marked, for those who do not see the mark. */
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
  readonly cells: Cells;
  /** For each column, whether its type or role differs from the example; absent: none does. */
  readonly heads?: readonly boolean[];
  /** The cell of a column and row. */
  readonly cell: (column: number, row: number) => ReactNode;
};

/** A table with the name, type, and role of each column, and a button that copies it. */
export default function DataTable(props: Props): ReactNode {
  const {caption, columns, cells, heads = [], cell} = props;
  return (
    <>
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
          {cells[0]?.map((_, row) => (
            // Rows have no identity but their place.
            <tr key={row}>{columns.map((__, column) => cell(column, row))}</tr>
          ))}
        </tbody>
      </table>
      <CopyTable
        text={tableText(
          columns.map(({name}) => name),
          cells,
        )}
      />
    </>
  );
}
