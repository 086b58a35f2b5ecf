import {useId, useRef} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {TrialParameter} from '../../run/trial';
import About from './About';
import type {Pair} from './draft';

type EntryProps = {
  readonly label: string;
  readonly value: string;
  /** Values to choose from; empty: any text. */
  readonly choices: readonly string[];
  readonly onChange: (value: string) => void;
};

function Entry({label, value, choices, onChange}: EntryProps): ReactNode {
  return choices.length > 0 ? (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  ) : (
    <input
      type="text"
      autoComplete="off"
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
  /** Names of the columns of all inputs. */
  readonly columnNames: readonly string[];
  readonly onChange: (pairs: readonly Pair[]) => void;
};

/** Lines of two entries each, which can be added and removed. */
export default function ListField(props: ListFieldProps): ReactNode {
  const {parameter, about, pairs, columnNames, onChange} = props;
  const {label, columns = ['', ''], options = []} = parameter;
  const aboutId = useId();
  const add = useRef<HTMLButtonElement>(null);
  const firstChoices = parameter.namesColumns ? columnNames : [];
  const secondChoices = options.map(({value}) => value);
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
      aria-describedby={about ? aboutId : undefined}
    >
      <legend>{label}</legend>
      {pairs.map(([first, second], line) => (
        // Lines have no identity but their place.
        <div key={line} className="operator-trial-line">
          <Entry
            label={entryLabel(columns[0], line + 1)}
            value={first}
            choices={firstChoices}
            onChange={(value) => {
              change(line, [value, second]);
            }}
          />
          <Entry
            label={entryLabel(columns[1], line + 1)}
            value={second}
            choices={secondChoices}
            onChange={(value) => {
              change(line, [first, value]);
            }}
          />
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
          onChange([...pairs, [firstChoices[0] ?? '', secondChoices[0] ?? '']]);
        }}
      >
        {translate({
          id: 'theme.OperatorTrial.addLine',
          message: 'Add a line',
        })}
      </button>
      {about && <About id={aboutId} text={about} />}
    </fieldset>
  );
}
