declare module '@theme/OperatorTrial' {
  import type {ReactNode} from 'react';

  // A declared module cannot import from a relative path.
  /* eslint-disable @typescript-eslint/consistent-type-imports */
  type Trial = import('./run/trial').Trial;
  type Run = import('./run/types').Run;
  /* eslint-enable @typescript-eslint/consistent-type-imports */

  export type Props = {
    readonly run: () => Promise<{readonly run: Run}>;
    readonly trial: () => Promise<{readonly default: Trial}>;
  };

  export default function OperatorTrial(props: Props): ReactNode;
}

declare module '@theme/RecipeFilter' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** Number of recipes. */
    readonly count: string;
    /** A heading and a list of recipes for each group. */
    readonly children: ReactNode;
  };

  export default function RecipeFilter(props: Props): ReactNode;
}

declare module '@theme/RecipeStep' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** The summary, and the settings and tables of the step. */
    readonly children: ReactNode;
  };

  export default function RecipeStep(props: Props): ReactNode;
}
