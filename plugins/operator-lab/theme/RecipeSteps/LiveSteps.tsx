import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {WorkflowLevel} from '../../../shared/workflow';
import {stepAnchor} from '../../run/stepTables';
import RecipeStep from '../RecipeStep';
import LiveStep from './LiveStep';
import {insideText, runText, stepTitle} from './texts';
import {useRecipe} from './useRecipe';
import type {RecipeProps, RecipeState} from './useRecipe';

type LevelProps = {
  readonly level: WorkflowLevel;
  readonly state: RecipeState;
  /** Ids of the steps that are open at first. */
  readonly open: ReadonlySet<string>;
};

/** The steps of a level, in the order in which they run. */
function Level({level, state, open}: LevelProps): ReactNode {
  const {start, run} = state;
  const order = [...start.steps.keys()];
  const rank = (name: string) =>
    order.includes(name) ? order.indexOf(name) : order.length;
  const operators = [...level.operators].sort(
    (one, other) => rank(one.name) - rank(other.name),
  );
  return operators.map((operator, at) => {
    const step = run.steps.get(operator.name);
    const id = stepAnchor(operator);
    return (
      <RecipeStep
        key={operator.name}
        id={id}
        title={stepTitle(at + 1, operator, step)}
        isOpen={open.has(id)}
      >
        <LiveStep operator={operator} state={state}>
          {operator.inner.map((inner) => {
            const ran = step?.inner.find(({name}) => name === inner.name);
            return (
              <div key={inner.name}>
                <p>{insideText(inner.name, ran?.isRepeated ?? false)}</p>
                <Level level={inner} state={state} open={open} />
              </div>
            );
          })}
        </LiveStep>
      </RecipeStep>
    );
  });
}

type Props = RecipeProps & Pick<LevelProps, 'open'>;

/** The steps of a recipe, with settings and cells that readers can change. */
export default function LiveSteps({recipe, codes, open}: Props): ReactNode {
  const state = useRecipe({recipe, codes});
  const {box, start, run, wrong, onReset} = state;
  return (
    <div ref={box}>
      <p className="operator-trial-about recipe-origin">
        <Translate id="theme.OperatorTrial.origin">
          Computed in your browser by an implementation of this site, not by the
          product.
        </Translate>
      </p>
      <Level level={recipe.workflow} state={state} open={open} />
      <div className="operator-trial-bar recipe-bar">
        <p
          role="status"
          aria-live="polite"
          className={clsx(
            (wrong ?? run.stop) !== undefined && 'operator-trial-problem',
          )}
        >
          {wrong ?? runText(start, run)}
        </p>
        <button type="button" onClick={onReset}>
          <Translate id="theme.OperatorTrial.reset">Reset</Translate>
        </button>
      </div>
    </div>
  );
}
