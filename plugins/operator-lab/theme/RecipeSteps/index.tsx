import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/RecipeSteps';
import OnDemand from '../OnDemand';

/**
 * The steps of a recipe. A button replaces them with steps that readers can
 * change.
 */
export default function RecipeSteps(props: Props): ReactNode {
  const {recipe, codes, children} = props;
  const load = async () => {
    const folds = document.querySelectorAll('.recipe-step[open]');
    const open = new Set([...folds].map(({id}) => id));
    const [{default: LiveSteps}, start, modules] = await Promise.all([
      import('./LiveSteps'),
      recipe(),
      Promise.all(codes.map(async ([id, code]) => [id, await code()] as const)),
    ]);
    return (
      <LiveSteps recipe={start.default} codes={new Map(modules)} open={open} />
    );
  };
  return (
    <>
      <p className="recipe-keys" data-markdown-ignore>
        <Translate id="theme.RecipeSteps.keys">
          Select a step here or in the diagram. On a step, the keys ↓ and ↑ go
          to the next and previous one.
        </Translate>
      </p>
      <OnDemand
        label={
          <Translate id="theme.RecipeSteps.change">
            Change settings and cells
          </Translate>
        }
        load={load}
      >
        {children}
      </OnDemand>
    </>
  );
}
