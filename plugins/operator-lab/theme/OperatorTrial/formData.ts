import {MISSING} from '../../run/columnOf';
import type {Trial, TrialCondition, TrialParameter} from '../../run/trial';
import type {Column, Setting, Settings, Tables, Value} from '../../run/types';
import {cellValue} from './cellValue';

/**
 * Name of the hidden controls that list the parameters in effect. All other
 * parameters are disabled.
 */
export const IN_EFFECT = 'in effect';

/**
 * Debounce time between the last input and the computation, in milliseconds.
 */
export const PAUSE = 150;

/** Separator between column names in a setting. */
const SEPARATOR = '|';

/** Returns the text of a form entry. The form does not have files. */
function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}

/** Returns the name of the control for a setting. */
export function settingName({name}: Pick<TrialParameter, 'name'>): string {
  return `setting ${name}`;
}

/** Returns the name of the control for a cell. */
export function cellName(port: string, column: number, row: number): string {
  return `cell ${column} ${row} ${port}`;
}

/** Returns the text of a cell. */
export function cellText(value: Value): string {
  return String(value ?? MISSING);
}

/** Returns the names in a setting that are columns of the inputs. */
export function chosenColumns(
  {inputs}: Trial,
  value: Setting | undefined,
): string[] {
  const listed = String(value ?? '').split(SEPARATOR);
  const names = Object.values(inputs).flatMap((table) =>
    table.map(({name}) => name),
  );
  return [...new Set(names)].filter((name) => listed.includes(name));
}

/** True if the settings match the condition, so its parameter has an effect. */
export function holds(
  condition: TrialCondition | undefined,
  settings: Settings,
): boolean {
  return (
    condition === undefined ||
    condition.some((map) =>
      Object.entries(map).every(([name, wanted]) =>
        wanted.some((value) => String(value) === String(settings[name])),
      ),
    )
  );
}

/** Returns the names of the parameters that have an effect. */
export function inEffect({parameters}: Trial, settings: Settings): string[] {
  return parameters
    .filter(({when}) => holds(when, settings))
    .map(({name}) => name);
}

/** Returns the initial form data. */
export function startData(trial: Trial): FormData {
  const {parameters, settings, inputs} = trial;
  const data = new FormData();
  for (const name of inEffect(trial, settings)) {
    data.append(IN_EFFECT, name);
  }
  for (const parameter of parameters) {
    const value = settings[parameter.name];
    const name = settingName(parameter);
    if (parameter.control === 'columns') {
      chosenColumns(trial, value).forEach((one) => data.append(name, one));
    } else if (parameter.control !== 'switch') {
      data.set(
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value ?? ''),
      );
    } else if (value === true) {
      data.set(name, 'on');
    }
  }
  for (const [port, table] of Object.entries(inputs)) {
    table.forEach(({values}, column) => {
      values.forEach((value, row) => {
        data.set(cellName(port, column, row), cellText(value));
      });
    });
  }
  return data;
}

/**
 * Reads a setting. Returns undefined if it is not set. The initial value of a
 * number can be a text such as `infinity`, which its control cannot contain.
 */
function readSetting(
  trial: Trial,
  parameter: TrialParameter,
  data: FormData,
): Setting | undefined {
  const start = trial.settings[parameter.name];
  const name = settingName(parameter);
  const text = textOf(data.get(name));
  switch (parameter.control) {
    case 'switch':
      return data.has(name);
    case 'list':
    case 'conditions':
      return JSON.parse(text || '[]') as Setting;
    case 'columns': {
      const chosen = data.getAll(name).map(textOf).join(SEPARATOR);
      return chosen === chosenColumns(trial, start).join(SEPARATOR)
        ? start
        : chosen;
    }
    case 'number':
      return text === '' || text === start ? start : Number(text);
    default:
      return text === '' && start === undefined ? undefined : text;
  }
}

/**
 * Returns a column with other values. New texts are added to the end of its
 * known values.
 */
function withValues(column: Column, values: readonly Value[]): Column {
  const {knownValues} = column;
  const texts = values.filter((value) => typeof value === 'string');
  return {
    ...column,
    values,
    ...(knownValues && {knownValues: [...new Set([...knownValues, ...texts])]}),
  };
}

/** Reads a valid form. Parameters without effect keep their initial value. */
export function readData(
  trial: Trial,
  data: FormData,
): {readonly settings: Settings; readonly inputs: Tables} {
  const settings: Record<string, Setting> = {...trial.settings};
  const enabled = data.getAll(IN_EFFECT);
  for (const parameter of trial.parameters) {
    const value = enabled.includes(parameter.name)
      ? readSetting(trial, parameter, data)
      : undefined;
    if (value !== undefined) {
      settings[parameter.name] = value;
    }
  }
  const inputs = Object.fromEntries(
    Object.entries(trial.inputs).map(([port, table]) => [
      port,
      table.map((column, at) =>
        withValues(
          column,
          column.values.map((_, row) => {
            const text = textOf(data.get(cellName(port, at, row)));
            return cellValue(text, column) ?? null;
          }),
        ),
      ),
    ]),
  );
  return {settings, inputs};
}
