import type {ReactNode} from 'react';

/** A native fold instead of that of Docusaurus. The style sheet shows its content in print. */
export default function OperatorFold(props: {
  /** A summary, and what it hides. */
  readonly children: ReactNode;
}): ReactNode {
  return <details className="operator-fold">{props.children}</details>;
}
