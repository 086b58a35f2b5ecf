import {typeOf} from '../../shared/record/parameterTypes';
import type {WorkflowLevel, WorkflowOperator} from '../../shared/workflow';
import {controlsOf} from '../live/controls';
import {liveOf} from '../live/fields';
import type {Recipe} from '../run/recipe';
import type {TrialParameter} from '../run/trial';
import type {Tables} from '../run/types';

/**
 * Returns the parameters that readers can change: the ones of the operator's live
 * example, because its code reads them, and written names of columns.
 */
function parametersOf(
  {record, written = []}: WorkflowOperator,
  ports: readonly string[],
): TrialParameter[] {
  const live = record && liveOf(record);
  if (!live) {
    return [];
  }
  const columns = record.parameters.filter(
    ({name, type}) =>
      typeOf(type).field === 'column_types' &&
      written.some((setting) => setting.name === name),
  );
  const wanted = [...columns.map(({name}) => name), ...live.parameters];
  return controlsOf(record, live, [...new Set(wanted)], ports);
}

/** Returns the parameters of all operators of a level, by operator. */
function parametersIn({
  operators,
  connections,
}: WorkflowLevel): [string, TrialParameter[]][] {
  return operators.flatMap((operator, at) => {
    const ports = connections
      .filter(({to}) => to.operator === at)
      .map(({to}) => to.port);
    return [
      [operator.name, parametersOf(operator, ports)] as [
        string,
        TrialParameter[],
      ],
      ...operator.inner.flatMap(parametersIn),
    ];
  });
}

/** Returns a level with the fields that a run needs. */
function runnable({operators, connections}: WorkflowLevel): WorkflowLevel {
  return {
    operators: operators.map(({record, inner, ...operator}) => ({
      ...operator,
      inner: inner.map(({name, ...level}) => ({name, ...runnable(level)})),
    })),
    connections,
  };
}

/** Returns the recipe of a page, as its readers load it. */
export function recipeOf(workflow: WorkflowLevel, tables: Tables): Recipe {
  return {
    workflow: runnable(workflow),
    tables,
    parameters: Object.fromEntries(parametersIn(workflow)),
  };
}
