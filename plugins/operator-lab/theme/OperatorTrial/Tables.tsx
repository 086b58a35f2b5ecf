import {useEffect, useId, useRef, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {isNumeric} from '../../run/columnOf';
import type {Column, Table} from '../../run/types';
import DataTable, {alignment, Differs} from './DataTable';
import type {Cells} from './DataTable';
import {cellKey} from './readDraft';
import type {Problem, Problems} from './readDraft';
import type {ShownColumn} from './shownTable';
import {portText, problemText} from './texts';

type InputCellProps = {
  readonly column: Column;
  /** Number of the row, from 1. */
  readonly row: number;
  readonly text: string;
  readonly problem: Problem | undefined;
  readonly onChange: (text: string) => void;
};

function InputCell(props: InputCellProps): ReactNode {
  const {column, row, text, problem, onChange} = props;
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
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p id={id} className="operator-trial-problem">
          {problemText(problem)}
        </p>
      )}
    </td>
  );
}

type InputTableProps = {
  readonly port: string;
  /** What the table is, if no port has it. */
  readonly given: string | undefined;
  /** The table at the start. */
  readonly table: Table;
  readonly cells: Cells;
  readonly problems: Problems;
  readonly onChange: (column: number, row: number, text: string) => void;
};

/** An input of the example, whose cells can be changed. */
export function InputTable(props: InputTableProps): ReactNode {
  const {port, given, table, cells, problems, onChange} = props;
  return (
    <div className="operator-trial-scroll">
      <DataTable
        caption={
          given === undefined
            ? translate(
                {id: 'theme.OperatorTrial.input', message: 'Input: {port}'},
                {port},
              )
            : translate(
                {id: 'theme.OperatorTrial.given', message: 'Given: {given}'},
                {given},
              )
        }
        columns={table}
        cells={cells}
        cell={(at, row) => (
          <InputCell
            key={at}
            column={table[at]!}
            row={row + 1}
            text={cells[at]?.[row] ?? ''}
            problem={problems[cellKey(port, at, row)]}
            onChange={(text) => onChange(at, row, text)}
          />
        )}
      />
    </div>
  );
}

/** Whether the content of a box is wider than the box. */
function useIsCutOff(box: RefObject<HTMLElement | null>): boolean {
  const [isCutOff, setIsCutOff] = useState(false);
  useEffect(() => {
    const element = box.current;
    const observer = new ResizeObserver(() =>
      setIsCutOff(element!.scrollWidth > element!.clientWidth),
    );
    // A table grows with its texts, its box does not.
    [element, ...(element?.children ?? [])].forEach((one) =>
      observer.observe(one!),
    );
    return () => observer.disconnect();
  }, [box]);
  return isCutOff;
}

type OutputTableProps = {
  readonly port: string;
  /** What the table is, if no port has it. */
  readonly shows: string | undefined;
  readonly columns: readonly ShownColumn[];
  /** For each column and row, whether the cell differs from the example. */
  readonly changed: readonly (readonly boolean[])[];
  /** For each column, whether its type or role differs. */
  readonly heads: readonly boolean[];
  /** Whether it is an earlier result, since the last one could not be computed. */
  readonly isLast: boolean;
};

/** The table of a result; cells that differ from the example are marked. */
export function OutputTable(props: OutputTableProps): ReactNode {
  const {columns, changed, heads, isLast} = props;
  const box = useRef<HTMLDivElement>(null);
  const isCutOff = useIsCutOff(box);
  const port = props.shows ?? portText(props.port);
  const caption = isLast
    ? translate(
        {
          id: 'theme.OperatorTrial.lastOutput',
          message: 'Last result: {port}',
        },
        {port},
      )
    : props.shows === undefined
      ? translate(
          {id: 'theme.OperatorTrial.output', message: 'Output: {port}'},
          {port},
        )
      : translate(
          {id: 'theme.OperatorTrial.result', message: 'Result: {port}'},
          {port},
        );
  return (
    // A tab stop only where there is something to scroll to.
    <div
      ref={box}
      className="operator-trial-scroll"
      role="region"
      aria-label={caption}
      {...(isCutOff && {tabIndex: 0})}
    >
      <DataTable
        caption={caption}
        columns={columns}
        cells={columns.map(({texts}) => texts)}
        heads={heads}
        cell={(at, row) => {
          const {name, type, texts} = columns[at]!;
          const isChanged = changed[at]?.[row];
          return (
            <td
              key={name}
              className={clsx(
                alignment(type),
                isChanged && 'operator-trial-changed',
              )}
            >
              {texts[row]}
              {isChanged && <Differs />}
            </td>
          );
        }}
      />
    </div>
  );
}
