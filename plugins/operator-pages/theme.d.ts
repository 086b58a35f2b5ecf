declare module '@theme/OperatorTerm' {
  import type {ReactNode} from 'react';

  /** Props of a term that can be linked to. */
  export type Props = {
    readonly id: string;
    readonly name: string;
    readonly children: ReactNode;
  };

  export default function OperatorTerm(props: Props): ReactNode;
}

declare module '@theme/OperatorFold' {
  import type {ReactNode} from 'react';

  /** Props of a fold: a summary, and what it hides. */
  export type Props = {
    readonly children: ReactNode;
  };

  export default function OperatorFold(props: Props): ReactNode;
}
