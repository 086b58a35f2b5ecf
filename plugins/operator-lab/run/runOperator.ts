import type {WorkflowOperator} from '../../shared/workflow';
import {isCollection} from './flow';
import type {Flow, InnerRun, OperatorCode, Variables} from './flow';
import {NotComputed} from './types';
import type {Settings, Table, Tables} from './types';
import {withVariables} from './variables';
import {watchedSettings} from './watchedSettings';

/**
 * Returns inputs without collections. The tables of a collection continue the
 * numbers of a repeating port: `example set 1`, `example set 2`.
 */
function spread(inputs: Flow, code: OperatorCode): Tables {
  const tables: Record<string, Table> = {};
  const free = (port: string): string => {
    const [, stem = port, number = '1'] = /^(.*?)(\d+)$/.exec(port) ?? [];
    return port in tables ? free(`${stem}${Number(number) + 1}`) : port;
  };
  for (const [port, value] of Object.entries(inputs)) {
    if (isCollection(value) && !code.readsCollections) {
      throw new NotComputed('A collection at its input is not computed here.');
    }
    for (const table of isCollection(value) ? value.tables : [value]) {
      tables[free(port)] = table;
    }
  }
  return tables;
}

/**
 * Returns the names of the settings that a reader changed, or else of the
 * written ones that are not defaults. A change can leave another setting without
 * effect, so the settings that a reader did not change are not included.
 */
function chosenNames(
  {written = [], settings = {}, record}: WorkflowOperator,
  changed: Settings | undefined,
): string[] {
  if (changed) {
    return Object.keys(changed).filter(
      (name) =>
        JSON.stringify(changed[name]) !== JSON.stringify(settings[name]),
    );
  }
  if (!record) {
    return []; // Recipes in the browser, which the build has run.
  }
  const defaults = new Map(
    record.parameters.map((one) => [one.name, String(one.default)]),
  );
  return written
    .map(({name}) => name)
    .filter((name) => String(settings[name]) !== defaults.get(name));
}

/** Everything that the run of an operator needs. */
type Given = {
  readonly code: OperatorCode | undefined;
  readonly inputs: Flow;
  readonly variables: Variables;
  /** Settings that a reader changed. Default: as in the workflow. */
  readonly changed: Settings | undefined;
  /** Runs of its inner workflows by their names. */
  readonly inner: Readonly<Record<string, InnerRun>>;
};

function outputsOf(
  operator: WorkflowOperator,
  {code, inputs, inner}: Given,
  settings: Settings,
): Flow {
  if (code?.runInner) {
    return code.runInner(inputs, settings, inner);
  }
  if (operator.inner.length > 0) {
    throw new NotComputed('Its inner workflows are not computed here.');
  }
  if (!code?.run) {
    throw new NotComputed('Its results are not computed here.');
  }
  return code.run(spread(inputs, code), settings);
}

/**
 * Computes the tables at the outputs of an operator.
 * @throws NotComputed if there is no code, or if it ignores a setting.
 */
export function runOperator(operator: WorkflowOperator, given: Given): Flow {
  const {changed, variables} = given;
  const {settings, unread} = watchedSettings(
    withVariables(changed ?? operator.settings ?? {}, variables),
  );
  const outputs = outputsOf(operator, given, settings);
  const names = unread();
  const ignored = chosenNames(operator, changed).find((name) =>
    names.includes(name),
  );
  if (ignored !== undefined) {
    throw new NotComputed(`The setting "${ignored}" is not computed here.`);
  }
  return outputs;
}
