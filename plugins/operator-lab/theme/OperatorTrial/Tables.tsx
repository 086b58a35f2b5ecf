import {useEffect, useId, useRef, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {isNumeric} from '../../run/columnOf';
import type {Table} from '../../run/types';
import {cellValue} from './cellValue';
import DataTable, {alignment, Differs} from './DataTable';
import {cellName, cellText} from './formData';
import type {ShownColumn} from '../../run/shownTable';
import {cellHint, portText} from './texts';

type InputTableProps = {
  readonly port: string;
  /** Description of the table, if it does not belong to a port. */
  readonly given: string | undefined;
  /** Initial table from the example. */
  readonly table: Table;
};

/** Input table of the example with editable cells. */
export function InputTable({port, given, table}: InputTableProps): ReactNode {
  const id = useId();
  const caption =
    given === undefined
      ? translate(
          {id: 'theme.OperatorTrial.input', message: 'Input: {port}'},
          {port},
        )
      : translate(
          {id: 'theme.OperatorTrial.given', message: 'Given: {given}'},
          {given},
        );
  const hints = [...new Set(table.map(({type}) => cellHint(type)))];
  const cell = (at: number, row: number) => {
    const column = table[at]!;
    const {name, type, values} = column;
    const hint = cellHint(type);
    return (
      <td key={at} className={alignment(type)}>
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          // No `inputMode`: numeric keyboards do not have `?` and minus.
          size={isNumeric(type) ? 7 : 10}
          aria-label={translate(
            {id: 'theme.OperatorTrial.cell', message: '{column}, row {row}'},
            {column: name, row: row + 1},
          )}
          aria-describedby={`${id}-${hints.indexOf(hint)}`}
          name={cellName(port, at, row)}
          defaultValue={cellText(values[row]!)}
          onInput={({currentTarget}) => {
            const isRight =
              cellValue(currentTarget.value, column) !== undefined;
            currentTarget.setCustomValidity(isRight ? '' : hint);
          }}
        />
      </td>
    );
  };
  return (
    <div className="operator-trial-scroll">
      <DataTable
        caption={caption}
        columns={table}
        rows={table[0]?.values.length ?? 0}
        cell={cell}
      />
      {hints.map((hint, at) => (
        <p key={hint} id={`${id}-${at}`} className="operator-trial-hint">
          {hint}
        </p>
      ))}
    </div>
  );
}

/** Hook that returns true while the content of a box is wider than the box. */
function useIsCutOff(box: RefObject<HTMLElement | null>): boolean {
  const [isCutOff, setIsCutOff] = useState(false);
  useEffect(() => {
    const element = box.current;
    const observer = new ResizeObserver(() =>
      setIsCutOff(element!.scrollWidth > element!.clientWidth),
    );
    // A table grows with its texts, but its box does not.
    [element, ...(element?.children ?? [])].forEach((one) =>
      observer.observe(one!),
    );
    return () => observer.disconnect();
  }, [box]);
  return isCutOff;
}

type OutputTableProps = {
  readonly port: string;
  /** Description of the table, if it does not belong to a port. */
  readonly shows: string | undefined;
  readonly columns: readonly ShownColumn[];
  /** For each column and row, true if the cell differs from the example. */
  readonly changed: readonly (readonly boolean[])[];
  /** For each column, true if its type or role differs. */
  readonly heads: readonly boolean[];
  /**
   * True if the table shows an earlier result, because the last run had none.
   */
  readonly isLast: boolean;
};

/** Result table. Cells that differ from the example are marked. */
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
    // The box has a tab stop only if it can scroll.
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
        rows={columns[0]?.texts.length ?? 0}
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
