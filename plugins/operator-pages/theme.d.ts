declare module '@theme/OperatorTerm' {
  import type {ReactNode} from 'react';

  /** Props of a term that can be linked to. */
  export type Props = {
    /** Anchor of the term. */
    readonly id: string;
    /** Name of the term for the title of its link. */
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
