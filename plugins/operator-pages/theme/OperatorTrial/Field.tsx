import {useId} from 'react';
import type {ReactNode} from 'react';
import About from './About';
import type {Problem} from './readDraft';
import {problemText} from './texts';

/** What ties a control to its name, description, and problem. */
export type Tied = {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
};

/** Props of a control with its name, description, and problem. */
export type FieldProps = {
  readonly label: string;
  readonly about?: string | undefined;
  readonly problem?: Problem | undefined;
  /** Whether the control stands before its name, as a box to tick does. */
  readonly isBefore?: boolean;
  readonly children: (tied: Tied) => ReactNode;
};

/** A control with its name, what it does, and what is wrong with what was typed. */
export default function Field(props: FieldProps): ReactNode {
  const {label, about, problem, isBefore = false, children} = props;
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
