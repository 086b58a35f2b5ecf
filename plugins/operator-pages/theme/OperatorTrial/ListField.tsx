import {useId, useRef} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {TrialParameter} from '../../run/trial';
import type {Table} from '../../run/types';
import About from './About';
import type {Pair} from './draft';
import {entriesOf, newLine} from './entries';
import type {Entry} from './entries';

type EntryFieldProps = {
  readonly entry: Entry;
  readonly label: string;
  /** Id of the suggestions for a text. */
  readonly suggestions: string;
  readonly onChange: (value: string) => void;
};

function EntryField(props: EntryFieldProps): ReactNode {
  const {entry, label, suggestions, onChange} = props;
  const {value, choices, isColumn = false} = entry;
  return choices.length > 0 ? (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    >
      {[...new Set([...choices, value])].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  ) : (
    <input
      type="text"
      autoComplete="off"
      {...(isColumn && {list: suggestions})}
      aria-label={label}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}

function entryLabel(column: string, line: number): string {
  return translate(
    {id: 'theme.OperatorTrial.entry', message: '{column}, line {line}'},
    {column, line},
  );
}

/** Props of the control of a list. */
export type ListFieldProps = {
  readonly parameter: TrialParameter;
  /** What the list does; '' if it is not told. */
  readonly about: string;
  readonly pairs: readonly Pair[];
  /** The columns of all inputs. */
  readonly columns: Table;
  readonly onChange: (pairs: readonly Pair[]) => void;
};

/** Lines of some entries each, which can be added and removed. */
export default function ListField(props: ListFieldProps): ReactNode {
  const {parameter, about, pairs, columns, onChange} = props;
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const change = (line: number, pair: Pair) => {
    onChange(pairs.map((old, at) => (at === line ? pair : old)));
  };
  const remove = (line: number) => {
    onChange(pairs.filter((_, at) => at !== line));
    // The button that was pressed goes away.
    add.current?.focus();
  };

  return (
    <fieldset
      className="operator-trial-field operator-trial-list"
      aria-describedby={about ? `${id}-about` : undefined}
    >
      <legend>{parameter.label}</legend>
      <datalist id={`${id}-columns`}>
        {columns.map(({name}) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {pairs.map((pair, line) => (
        // Lines have no identity but their place.
        <div key={line} className="operator-trial-line">
          {entriesOf(parameter, pair, columns).map((entry) => (
            <EntryField
              key={entry.label}
              entry={entry}
              label={entryLabel(entry.label, line + 1)}
              suggestions={`${id}-columns`}
              onChange={(value) => {
                change(line, entry.changed(value));
              }}
            />
          ))}
          <button
            type="button"
            onClick={() => {
              remove(line);
            }}
            aria-label={translate(
              {
                id: 'theme.OperatorTrial.removeLine',
                message: 'Remove line {line}',
              },
              {line: line + 1},
            )}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
      ))}
      <button
        ref={add}
        type="button"
        onClick={() => {
          onChange([...pairs, newLine(parameter, columns)]);
        }}
      >
        {translate({
          id: 'theme.OperatorTrial.addLine',
          message: 'Add a line',
        })}
      </button>
      {about && <About id={`${id}-about`} text={about} />}
    </fieldset>
  );
}
