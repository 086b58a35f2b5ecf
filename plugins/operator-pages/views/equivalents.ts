import type {Scalar} from '../../shared/record/condition';
import {functionsOf} from '../record/equivalents';
import type {Equivalent, OtherTool, OtherTools} from '../record/equivalents';
import {shownName} from '../../shared/record/parameter';
import {pageLink, resolveLinks} from '../registry/links';
import type {PageLink} from '../registry/links';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';

/** A tool, and its functions that an operator replaces. */
export type NamesInTool = {
  /** Title of the tool, with a link to the page of its functions. */
  readonly tool: PageLink;
  /** True if its names are code. */
  readonly code: boolean;
  /** `inPart` is true if the operator does less. */
  readonly functions: readonly {
    readonly name: string;
    readonly inPart: boolean;
  }[];
};

/** A function in the table of its tool. */
export type FunctionRow = Pick<Equivalent, 'differs' | 'instead'> & {
  readonly name: string;
  /** Absent if no operator does this. */
  readonly operator?: PageLink;
  /**
   * `isExact` is true if the value can be entered as it is, and false for a
   * description in Markdown.
   */
  readonly settings: readonly {
    readonly name: string;
    readonly value: string;
    readonly isExact: boolean;
  }[];
};

/** A tool with its functions, for its page. */
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

/** Returns the functions of other tools that a page's operator replaces. */
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
  // Numbers, flags, and names of options are exact. Other texts are
  // descriptions.
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

/** Returns the tool whose functions a page shows, or undefined. */
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
