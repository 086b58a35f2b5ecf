import {MISSING} from '../../run/columnOf';
import type {Trial, TrialParameter} from '../../run/trial';
import type {Setting, Value} from '../../run/types';

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

function typedCell(value: Value): string {
  return value === null ? MISSING : String(value);
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
        table.map(({values}) => values.map(typedCell)),
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
