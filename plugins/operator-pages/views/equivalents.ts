import {functionsOf} from '../record/equivalents';
import type {Equivalent, OtherTool, OtherTools} from '../record/equivalents';
import type {Scalar} from '../record/condition';
import type {Parameter} from '../record/parameter';
import {shownName} from '../record/shownName';
import {fileLink, resolveLinks} from '../registry/links';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';
import type {PageLink} from './usage';

/** A tool with its functions that an operator replaces. */
export type NamesInTool = {
  /** Title of the tool, with a link to the page of its functions. */
  readonly tool: PageLink;
  /** Whether its names are code. */
  readonly code: boolean;
  /** `inPart`: the operator does less. */
  readonly functions: readonly {
    readonly name: string;
    readonly inPart: boolean;
  }[];
};

/** A setting; `isExact`: the value is what to enter, not a description in Markdown. */
export type ShownSetting = {
  readonly name: string;
  readonly value: string;
  readonly isExact: boolean;
};

/** A function as the page of its tool shows it. */
export type FunctionRow = Pick<Equivalent, 'differs' | 'instead'> & {
  readonly name: string;
  /** Absent: no operator does this. */
  readonly operator?: {readonly title: string; readonly href?: string};
  readonly settings: readonly ShownSetting[];
};

/** A tool as its page shows it. */
export type ToolView = Pick<OtherTool, 'term' | 'code'> & {
  readonly groups: readonly {
    readonly title: string;
    readonly rows: readonly FunctionRow[];
  }[];
};

type Context = {
  readonly equivalents: OtherTools;
  readonly operatorIndex: OperatorIndex;
};

/** Functions of other tools that the operator of a page replaces. */
export function equivalentsOf(
  page: Page,
  {equivalents, operatorIndex}: Context,
): NamesInTool[] {
  return Object.values(equivalents).flatMap((tool) => {
    const to = operatorIndex.pages.get(tool.page);
    const rows = functionsOf(tool).filter(({operator}) => operator === page.id);
    return to && rows.length > 0
      ? [
          {
            tool: {title: tool.title, href: fileLink(page, to)},
            code: tool.code,
            functions: rows.map((row) => ({
              name: row.function,
              inPart: row.instead !== undefined,
            })),
          },
        ]
      : [];
  });
}

/** Whether a value is what to enter: not a text, or an option of the parameter. */
function isExact(value: Scalar, parameter: Parameter | undefined): boolean {
  return (
    typeof value !== 'string' || Object.hasOwn(parameter?.options ?? {}, value)
  );
}

function rowView(
  {function: name, operator, settings, differs, instead}: Equivalent,
  page: Page,
  operatorIndex: OperatorIndex,
): FunctionRow {
  const entry = operatorIndex.entries.get(operator ?? '');
  const parameters = entry?.page?.record.parameters ?? [];
  const resolved = (text: string) => resolveLinks(text, page, operatorIndex);
  return {
    name,
    ...(entry && {
      operator: {
        title: entry.title,
        ...(entry.page && {href: fileLink(page, entry.page)}),
      },
    }),
    settings: Object.entries(settings).map(([setting, value]) => ({
      name: shownName(setting),
      value: resolved(String(value)),
      isExact: isExact(
        value,
        parameters.find((parameter) => parameter.name === setting),
      ),
    })),
    differs: resolved(differs),
    ...(instead !== undefined && {instead: resolved(instead)}),
  };
}

/** The tool whose functions a page shows, if there is one. */
export function toolOn(
  page: Page,
  {equivalents, operatorIndex}: Context,
): {readonly tool?: ToolView} {
  const tool = Object.values(equivalents).find((one) => one.page === page.id);
  if (!tool) {
    return {};
  }
  const {term, code, groups} = tool;
  return {
    tool: {
      term,
      code,
      groups: groups.map(({title, rows}) => ({
        title,
        rows: rows.map((row) => rowView(row, page, operatorIndex)),
      })),
    },
  };
}
