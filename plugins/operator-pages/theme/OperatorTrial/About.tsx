import type {ReactNode} from 'react';

/** Props of a description. */
export type AboutProps = {
  readonly id: string;
  /** Plain text; names of the platform stand in backticks. */
  readonly text: string;
};

/** What a parameter does. */
export default function About({id, text}: AboutProps): ReactNode {
  return (
    <p id={id} className="operator-trial-about">
      {text
        .split('`')
        // Every other part stands between two backticks.
        .map((part, at) =>
          at % 2 === 1 ? <code key={at}>{part}</code> : part,
        )}
    </p>
  );
}
