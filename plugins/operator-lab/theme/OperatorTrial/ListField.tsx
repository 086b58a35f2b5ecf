import {useId, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {TrialParameter} from '../../run/trial';
import type {Table} from '../../run/types';
import {entriesOf, newLine} from './entries';
import type {Entry, Pair} from './entries';
import {settingName} from './formData';

type EntryFieldProps = {
  readonly entry: Entry;
  readonly line: number;
  /** Id of the list of suggestions for a text field. */
  readonly suggestions: string;
  readonly onChange: (pair: Pair) => void;
};

function EntryField(props: EntryFieldProps): ReactNode {
  const {entry, line, suggestions, onChange} = props;
  const {label: column, value, choices, isColumn = false} = entry;
  const common = {
    'aria-label': translate(
      {id: 'theme.OperatorTrial.entry', message: '{column}, line {line}'},
      {column, line},
    ),
    value,
    onChange: ({target}: {readonly target: {readonly value: string}}) =>
      onChange(entry.changed(target.value)),
  };
  return choices.length > 0 ? (
    <select {...common}>
      {[...new Set([...choices, value])].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  ) : (
    <input
      type="text"
      autoComplete="off"
      {...(isColumn && {list: suggestions})}
      {...common}
    />
  );
}

type Props = {
  readonly parameter: TrialParameter;
  /** Initial lines from the example. */
  readonly start: readonly Pair[];
  readonly columns: Table;
  /** Called when the lines change. */
  readonly onChange: () => void;
};

/**
 * Control for lines of two or three entries. Readers can add and remove lines.
 * The form receives the lines as one text.
 */
export default function ListField(props: Props): ReactNode {
  const {parameter, start, columns, onChange} = props;
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const [pairs, setPairs] = useState(start);
  const change = (changed: readonly Pair[]) => {
    setPairs(changed);
    onChange();
  };

  return (
    <>
      <input
        type="hidden"
        name={settingName(parameter)}
        value={JSON.stringify(pairs)}
      />
      <datalist id={`${id}-columns`}>
        {columns.map(({name}) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {pairs.map((pair, line) => (
        // Lines have no key other than their index.
        <div key={line} className="operator-trial-line">
          {entriesOf(parameter, pair, columns).map((entry) => (
            <EntryField
              key={entry.label}
              entry={entry}
              line={line + 1}
              suggestions={`${id}-columns`}
              onChange={(changed) =>
                change(pairs.map((old, at) => (at === line ? changed : old)))
              }
            />
          ))}
          <button
            type="button"
            onClick={() => {
              change(pairs.filter((_, at) => at !== line));
              // The focused button is removed, so the focus moves to the add
              // button.
              add.current?.focus();
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
        onClick={() => change([...pairs, newLine(parameter, columns)])}
      >
        <Translate id="theme.OperatorTrial.addLine">Add a line</Translate>
      </button>
    </>
  );
}
