import type {ReactNode} from 'react';
import type {Props} from '@theme/RecipeStep';

/** A native fold with a step of a recipe. */
export default function RecipeStep({children}: Props): ReactNode {
  return <details className="recipe-step">{children}</details>;
}
