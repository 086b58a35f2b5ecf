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
    readonly id: string;
    readonly title: string;
    /** True if the step is open at first. Default: false. */
    readonly isOpen?: boolean;
    /** The settings and tables of the step. */
    readonly children: ReactNode;
  };

  export default function RecipeStep(props: Props): ReactNode;
}

declare module '@theme/RecipeSteps' {
  import type {ReactNode} from 'react';

  /* eslint-disable @typescript-eslint/consistent-type-imports */
  type Recipe = import('./run/recipe').Recipe;
  type OperatorCode = import('./run/flow').OperatorCode;
  /* eslint-enable @typescript-eslint/consistent-type-imports */

  export type Props = {
    readonly recipe: () => Promise<{readonly default: Recipe}>;
    /** Loads the code of operators, by doc id. */
    readonly codes: readonly (readonly [
      id: string,
      code: () => Promise<OperatorCode>,
    ])[];
    /** The steps as on the page. */
    readonly children: ReactNode;
  };

  export default function RecipeSteps(props: Props): ReactNode;
}
