import type {ReactNode} from 'react';

/**
 * A native fold instead of the Docusaurus one. The style sheet shows its
 * content in print.
 */
export default function OperatorFold(props: {
  /** The summary and the hidden content. */
  readonly children: ReactNode;
}): ReactNode {
  return <details className="operator-fold">{props.children}</details>;
}
