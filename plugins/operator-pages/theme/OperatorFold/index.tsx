import type {ReactNode} from 'react';
import type {Props} from '@theme/OperatorFold';

/** A native fold, other than that of Docusaurus. The style sheet shows its content in print. */
export default function OperatorFold({children}: Props): ReactNode {
  return <details className="operator-fold">{children}</details>;
}
