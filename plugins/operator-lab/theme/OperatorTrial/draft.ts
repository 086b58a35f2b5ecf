import {MISSING} from '../../run/columnOf';
import type {Trial, TrialCondition, TrialParameter} from '../../run/trial';
import type {Setting, Settings} from '../../run/types';

/** A line of a list as it is typed. */
export type Pair = readonly [string, string];

/** A setting as it is typed: text, whether a switch is on, or lines of a list. */
export type DraftSetting = string | boolean | readonly Pair[];

/** What a reader has typed. */
export type Draft = {
  readonly settings: Readonly<Record<string, DraftSetting>>;
  /** Texts of cells by port, column, and row. */
  readonly cells: Readonly<Record<string, readonly (readonly string[])[]>>;
};

function typed(
  {control}: TrialParameter,
  value: Setting | undefined,
): DraftSetting {
  switch (control) {
    case 'switch':
      return value === true;
    case 'list':
    case 'conditions':
      return typeof value === 'object' ? value : [];
    default:
      return value === undefined ? '' : String(value);
  }
}

/** The example as it stands on the page. */
export function draftOf({parameters, settings, inputs}: Trial): Draft {
  return {
    settings: Object.fromEntries(
      parameters.map((parameter) => [
        parameter.name,
        typed(parameter, settings[parameter.name]),
      ]),
    ),
    cells: Object.fromEntries(
      Object.entries(inputs).map(([port, table]) => [
        port,
        table.map(({values}) =>
          values.map((value) => String(value ?? MISSING)),
        ),
      ]),
    ),
  };
}

/** A draft with another setting. */
export function withSetting(
  draft: Draft,
  name: string,
  value: DraftSetting,
): Draft {
  return {...draft, settings: {...draft.settings, [name]: value}};
}

/** A draft with another text in a cell. */
export function withCell(
  draft: Draft,
  [port, column, row]: readonly [string, number, number],
  text: string,
): Draft {
  const columns = (draft.cells[port] ?? []).map((texts, at) =>
    at === column
      ? texts.map((old, index) => (index === row ? text : old))
      : texts,
  );
  return {...draft, cells: {...draft.cells, [port]: columns}};
}

/** Whether a condition holds for what was typed; parameters that cannot be tried have their value of the start. */
export function holds(
  condition: TrialCondition | undefined,
  typed: Draft['settings'],
  start: Settings,
): boolean {
  return (
    condition === undefined ||
    condition.some((map) =>
      Object.entries(map).every(([name, wanted]) =>
        wanted.some(
          (value) => String(value) === String(typed[name] ?? start[name]),
        ),
      ),
    )
  );
}

/** `set=method:range` and `cell=port:column:row:text`, with columns and rows from 1. */
const SETTING = 'set';
const CELL = 'cell';

const settingText = (value: DraftSetting | undefined) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function isPairs(value: unknown): value is readonly Pair[] {
  return (
    Array.isArray(value) &&
    value.every(
      (pair) =>
        Array.isArray(pair) &&
        pair.length === 2 &&
        pair.every((text) => typeof text === 'string'),
    )
  );
}

/** A setting in an address; undefined if it cannot be one of the parameter. */
function settingIn(
  {control, options}: TrialParameter,
  text: string,
): DraftSetting | undefined {
  switch (control) {
    case 'switch':
      return text === 'true';
    case 'choice':
      return options?.some(({value}) => value === text) ? text : undefined;
    case 'list':
    case 'conditions':
      try {
        const value: unknown = JSON.parse(text);
        return isPairs(value) ? value : undefined;
      } catch {
        return undefined;
      }
    default:
      return text;
  }
}

/** Whether an address has a draft. */
export function hasDraft(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return parameters.has(SETTING) || parameters.has(CELL);
}

/** The draft in an address: the example with what the address changes. Unknown names are ignored. */
export function draftIn(search: string, trial: Trial): Draft {
  const parameters = new URLSearchParams(search);
  let draft = draftOf(trial);
  for (const entry of parameters.getAll(SETTING)) {
    const [, name = '', text = ''] = /^([^:]+):(.*)$/s.exec(entry) ?? [];
    const parameter = trial.parameters.find((one) => one.name === name);
    const value = parameter && settingIn(parameter, text);
    if (value !== undefined) {
      draft = withSetting(draft, name, value);
    }
  }
  for (const entry of parameters.getAll(CELL)) {
    const [, port = '', column, row, text = ''] =
      /^([^:]+):(\d+):(\d+):(.*)$/s.exec(entry) ?? [];
    if (draft.cells[port]) {
      draft = withCell(
        draft,
        [port, Number(column) - 1, Number(row) - 1],
        text,
      );
    }
  }
  return draft;
}

/** The query of an address with what a draft changes, other parameters kept; empty if it has none. */
export function withDraft(search: string, trial: Trial, draft: Draft): string {
  const start = draftOf(trial);
  const parameters = new URLSearchParams(search);
  parameters.delete(SETTING);
  parameters.delete(CELL);
  for (const {name} of trial.parameters) {
    const text = settingText(draft.settings[name]);
    if (text !== settingText(start.settings[name])) {
      parameters.append(SETTING, `${name}:${text}`);
    }
  }
  for (const [port, columns] of Object.entries(draft.cells)) {
    columns.forEach((texts, column) => {
      texts.forEach((text, row) => {
        if (text !== start.cells[port]?.[column]?.[row]) {
          parameters.append(CELL, [port, column + 1, row + 1, text].join(':'));
        }
      });
    });
  }
  const query = parameters.toString();
  return query && `?${query}`;
}
