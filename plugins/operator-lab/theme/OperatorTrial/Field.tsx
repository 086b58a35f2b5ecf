import {useId} from 'react';
import type {ReactNode} from 'react';
import type {Table} from '../../run/types';
import CheckBoxes from './CheckBoxes';
import type {Problem} from './readDraft';
import {problemText} from './texts';

type AboutProps = {
  readonly id: string;
  /** Plain text; names of the platform are in backticks. */
  readonly text: string;
};

/** What a parameter does. */
export function About({id, text}: AboutProps): ReactNode {
  return (
    <p id={id} className="operator-trial-about">
      {text
        .split('`')
        // Every other part is between two backticks.
        .map((part, at) =>
          at % 2 === 1 ? <code key={at}>{part}</code> : part,
        )}
    </p>
  );
}

/** What ties a control to its name, description, and problem. */
export type Tied = {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
};

type FieldProps = {
  readonly label: string;
  /** What the parameter does; '' if it is not told. */
  readonly about: string;
  readonly problem: Problem | undefined;
  /** Whether the control stands before its name, as a box to tick does. */
  readonly isBefore: boolean;
  readonly children: (tied: Tied) => ReactNode;
};

/** A control with its name, what it does, and what is wrong with what was typed. */
export function Field(props: FieldProps): ReactNode {
  const {label, about, problem, isBefore, children} = props;
  const id = useId();
  const described = [problem && `${id}-problem`, about && `${id}-about`]
    .filter(Boolean)
    .join(' ');
  const control = children({
    id,
    ...(described && {'aria-describedby': described}),
    ...(problem && {'aria-invalid': true as const}),
  });
  return (
    <div className="operator-trial-field">
      {isBefore && control}
      <label htmlFor={id}>{label}</label>
      {!isBefore && control}
      {problem && (
        <p id={`${id}-problem`} className="operator-trial-problem">
          {problemText(problem)}
        </p>
      )}
      {about && <About id={`${id}-about`} text={about} />}
    </div>
  );
}

/** The sign between the names of a list of columns. */
const SEPARATOR = '|';

type ColumnsFieldProps = {
  readonly label: string;
  /** What the list does; '' if it is not told. */
  readonly about: string;
  /** Names of the chosen columns. */
  readonly value: string;
  readonly columns: Table;
  readonly onChange: (value: string) => void;
};

/** A check box for each column of the inputs. */
export function ColumnsField(props: ColumnsFieldProps): ReactNode {
  const {label, about, value, columns, onChange} = props;
  const id = useId();
  return (
    <fieldset
      className="operator-trial-field"
      aria-describedby={about ? id : undefined}
    >
      <legend>{label}</legend>
      <CheckBoxes
        values={columns.map(({name}) => name)}
        chosen={value.split(SEPARATOR)}
        className="operator-trial-column"
        onChange={(chosen) => onChange(chosen.join(SEPARATOR))}
      />
      {about && <About id={id} text={about} />}
    </fieldset>
  );
}
