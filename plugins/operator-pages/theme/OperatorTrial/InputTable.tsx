import {useId} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {isNumeric} from '../../run/columnOf';
import type {Column, Table} from '../../run/types';
import CopyTable from './CopyTable';
import ColumnHead, {alignment} from './ColumnHead';
import {cellKey} from './readDraft';
import type {Problem, Problems} from './readDraft';
import {problemText} from './texts';

type CellProps = {
  readonly column: Column;
  /** Number of the row, from 1. */
  readonly row: number;
  readonly text: string;
  readonly problem?: Problem | undefined;
  readonly onChange: (text: string) => void;
};

function Cell({column, row, text, problem, onChange}: CellProps): ReactNode {
  const id = useId();
  return (
    <td className={alignment(column.type)}>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        // No `inputMode`: the keys of numbers alone have no `?` and no minus.
        size={isNumeric(column.type) ? 7 : 10}
        aria-label={translate(
          {id: 'theme.OperatorTrial.cell', message: '{column}, row {row}'},
          {column: column.name, row},
        )}
        {...(problem && {'aria-invalid': true, 'aria-describedby': id})}
        value={text}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      {problem && (
        <p id={id} className="operator-trial-problem">
          {problemText(problem)}
        </p>
      )}
    </td>
  );
}

/** Props of an input whose cells can be changed. */
export type InputTableProps = {
  readonly port: string;
  /** The table at the start. */
  readonly table: Table;
  /** Texts of cells by column and row. */
  readonly cells: readonly (readonly string[])[];
  readonly problems: Problems;
  readonly onChange: (column: number, row: number, text: string) => void;
};

/** An input of the example, cell by cell. */
export default function InputTable(props: InputTableProps): ReactNode {
  const {port, table, cells, problems, onChange} = props;
  return (
    <div className="operator-trial-scroll">
      <table>
        <caption>
          {translate(
            {id: 'theme.OperatorTrial.input', message: 'Input: {port}'},
            {port},
          )}
        </caption>
        <thead>
          <tr>
            {table.map(({name, type, role}) => (
              <ColumnHead key={name} name={name} type={type} role={role} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table[0]?.values.map((_, row) => (
            // Rows have no identity but their place.
            <tr key={row}>
              {table.map((column, at) => (
                <Cell
                  key={column.name}
                  column={column}
                  row={row + 1}
                  text={cells[at]?.[row] ?? ''}
                  problem={problems[cellKey(port, at, row)]}
                  onChange={(text) => {
                    onChange(at, row, text);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CopyTable names={table.map(({name}) => name)} cells={cells} />
    </div>
  );
}
