import type {Scalar} from '../../shared/record/condition';
import {functionsOf} from '../record/equivalents';
import type {Equivalent, OtherTool, OtherTools} from '../record/equivalents';
import {shownName} from '../../shared/record/parameter';
import {pageLink, resolveLinks} from '../registry/links';
import type {PageLink} from '../registry/links';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';

/** A tool with its functions that an operator replaces. */
export type NamesInTool = {
  /** Title of the tool, with a link to the page of its functions. */
  readonly tool: PageLink;
  /** True if its names are code. */
  readonly code: boolean;
  /** `inPart`: the operator does less. */
  readonly functions: readonly {
    readonly name: string;
    readonly inPart: boolean;
  }[];
};

/** A function as the page of its tool shows it. */
export type FunctionRow = Pick<Equivalent, 'differs' | 'instead'> & {
  readonly name: string;
  /** Absent: no operator does this. */
  readonly operator?: PageLink;
  /** `isExact`: the value is what to enter, not a description in Markdown. */
  readonly settings: readonly {
    readonly name: string;
    readonly value: string;
    readonly isExact: boolean;
  }[];
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
    const {title, code} = tool;
    const to = operatorIndex.pages.get(tool.page);
    const functions = functionsOf(tool)
      .filter(({operator}) => operator === page.id)
      .map((row) => ({name: row.function, inPart: row.instead !== undefined}));
    return to && functions.length > 0
      ? [{tool: pageLink(page, to, title), code, functions}]
      : [];
  });
}

function rowView(
  {function: name, operator, settings, differs, instead}: Equivalent,
  page: Page,
  operatorIndex: OperatorIndex,
): FunctionRow {
  const to = operatorIndex.operators.get(operator ?? '');
  const parameters = to?.record?.parameters ?? [];
  const resolved = (text: string) => resolveLinks(text, page, operatorIndex);
  // What is not a text is what to enter; a text is if it is an option.
  const isExact = (setting: string, value: Scalar) =>
    typeof value !== 'string' ||
    parameters.some(
      (one) => one.name === setting && Object.hasOwn(one.options ?? {}, value),
    );
  return {
    name,
    ...(to && {operator: pageLink(page, to)}),
    settings: Object.entries(settings).map(([setting, value]) => ({
      name: shownName(setting),
      value: resolved(String(value)),
      isExact: isExact(setting, value),
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
  const {term, code} = tool;
  const groups = tool.groups.map(({title, rows}) => ({
    title,
    rows: rows.map((row) => rowView(row, page, operatorIndex)),
  }));
  return {tool: {term, code, groups}};
}
