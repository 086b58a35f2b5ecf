import {translate} from '@docusaurus/Translate';
import type {WorkflowOperator} from '../../../shared/workflow';
import type {RecipeRun} from '../../run/recipe';
import type {Step, Stop} from '../../run/runWorkflow';
import {operatorName, stepSize} from '../../run/stepTables';
import {stopText} from '../OperatorTrial/texts';

/** Title of a step: its number, its operator, and the size of its table. */
export function stepTitle(
  number: number,
  operator: WorkflowOperator,
  step: Step | undefined,
): string {
  const size = step
    ? stepSize(step)
    : translate({
        id: 'theme.RecipeSteps.withoutTable',
        message: 'not computed',
      });
  return `${number}. ${operatorName(operator)}: ${size}`;
}

/** Line above the steps of an inner workflow. */
export function insideText(name: string, isRepeated: boolean): string {
  return isRepeated
    ? translate(
        {
          id: 'theme.RecipeSteps.firstIteration',
          message: 'Inside {name}, in the first iteration:',
        },
        {name},
      )
    : translate(
        {id: 'theme.RecipeSteps.inside', message: 'Inside {name}:'},
        {name},
      );
}

/** Reason why an operator has no table. */
export function reasonText(
  {name}: WorkflowOperator,
  stop: Stop | undefined,
): string {
  if (stop?.operator.name === name) {
    return stopText(stop);
  }
  return stop
    ? translate(
        {
          id: 'theme.RecipeSteps.behindStop',
          message: 'Not computed, because the workflow ends at {name}.',
        },
        {name: stop.operator.name},
      )
    : translate({
        id: 'theme.RecipeSteps.notRun',
        message: 'The operator does not run.',
      });
}

/** Names of the steps whose tables differ between two runs. */
export function changedSteps(
  {steps: before}: RecipeRun,
  {steps: after}: RecipeRun,
): string[] {
  const texts = (step: Step | undefined) => JSON.stringify(step?.outputs);
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => texts(before.get(name)) !== texts(after.get(name)),
  );
}

/** Sentence about a run: its end, or the steps that differ from the page. */
export function runText(start: RecipeRun, run: RecipeRun): string {
  const {stop} = run;
  if (stop) {
    return `${stop.operator.name}: ${stopText(stop)}`;
  }
  const names = changedSteps(start, run);
  return names.length === 0
    ? translate({
        id: 'theme.RecipeSteps.same',
        message: 'All tables are the same as on the page.',
      })
    : translate(
        {
          id: 'theme.RecipeSteps.changed',
          message: 'Tables that differ from the page: {names}.',
        },
        {names: names.join(', ')},
      );
}
