import type {ResolvedPage} from '../process/resolvePage';
import type {ResolvedProcess} from '../process/types';
import type {LiveExample} from '../../shared/liveExamples';
import type {OtherTools} from '../record/equivalents';
import type {OperatorRecord} from '../record/fields';
import {measureAnchor} from '../record/measure';
import type {Measure, Measures} from '../record/measure';
import {portsOf} from '../record/parseRecord';
import type {Vocabulary} from '../record/parseRecord';
import type {PortTypes} from '../record/port';
import {mapTexts} from '../record/texts';
import {
  checkReferences,
  fileLink,
  pageLink,
  resolveLinks,
} from '../registry/links';
import type {PageLink} from '../registry/links';
import {hasRecord} from '../registry/operatorIndex';
import type {OperatorPage} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';
import {equivalentsOf, toolOn} from './equivalents';
import type {NamesInTool, ToolView} from './equivalents';
import {errorsOf, errorsOn} from './errors';
import type {ErrorContext, ErrorEntry} from './errors';
import {changesOn} from './changes';
import type {ChangeGroup} from './changes';
import {neighborsOf} from './neighbors';
import type {Connections, Neighbors} from './neighbors';
import {bodyLinks, usageOf} from './usage';
import type {BodyLinks, Usage} from './usage';

/**
 * A measure that an operator offers. Without `href` if the site has no
 * glossary.
 */
type MeasureLink = Pick<Measure, 'title' | 'range' | 'better'> & {
  readonly href?: string;
};

/** A link to another operator, with a sentence about it. */
type OperatorLink = PageLink & {readonly text: string};

/**
 * Everything that the remark plugin inserts into an operator page. The page
 * depends only on this file.
 */
export type OperatorView = {
  readonly title: string;
  /** Label of its kind. */
  readonly kind: string;
  /** Line about the source of its facts. Absent if unknown. */
  readonly source?: string | undefined;
  readonly record: OperatorRecord;
  /** The port types that the record names. */
  readonly portTypes: PortTypes;
  readonly related: readonly OperatorLink[];
  readonly successors: readonly OperatorLink[];
  /**
   * Families of parameters by fragment name, each with the page that describes
   * it.
   */
  readonly families: Readonly<
    Record<string, {readonly label: string; readonly page?: PageLink}>
  >;
  readonly measures: readonly MeasureLink[];
  readonly usedIn: Usage;
  readonly neighbors: Neighbors;
  /** Equivalent functions of other tools, by tool. */
  readonly equivalents: readonly NamesInTool[];
  /** Errors that it raises. */
  readonly errors: readonly PageLink[];
  /** The live example of the page, if it has one. */
  readonly example?: LiveExample;
};

/** The view of a page, or its problems. */
export type PageView =
  | {readonly problems: readonly string[]; readonly operator?: never}
  | {
      readonly problems?: never;
      /** Absent on pages without an operator. */
      readonly operator?: OperatorView;
      /** Links of its text by doc id, if there are any. */
      readonly links?: BodyLinks;
      /** The glossary of measures, if the page shows it. */
      readonly measures?: Measures;
      /** The tool whose functions the page shows. */
      readonly tool?: ToolView;
      /** The errors that the page explains. */
      readonly errors?: readonly ErrorEntry[];
      /** The changes of all operators, if the page shows them. */
      readonly changes?: readonly ChangeGroup[];
      readonly processes: readonly ResolvedProcess[];
    };

/** Data for building views. */
type ViewContext = Vocabulary &
  ErrorContext & {
    readonly equivalents: OtherTools;
    readonly measuresPage: string | undefined;
    /** Pages that use an operator, by the operator's doc id. */
    readonly users: ReadonlyMap<string, readonly Page[]>;
    readonly connections: Connections;
  };

/**
 * Prefix of the example section's heading. Sections on ports and parameters
 * come before it.
 */
export const EXAMPLE = 'Example';

/** Start of the component that shows the glossary of measures. */
const GLOSSARY = '<OperatorMeasures';

function operatorView(page: OperatorPage, context: ViewContext): OperatorView {
  const {operatorIndex, fragments} = context;
  const {operators, namedBy, pages} = operatorIndex;
  const {kind, source = '', related, deprecated} = page.record;
  const {parameters, measures} = page.record;
  const record = mapTexts(page.record, (text) =>
    resolveLinks(text, page, operatorIndex),
  );
  const linkOf = (id: string, because?: string): OperatorLink => {
    const to = operators.get(id)!;
    return {...pageLink(page, to), text: because ?? to.description};
  };
  const glossary = pages.get(context.measuresPage ?? '');
  const successors = deprecated?.successor ?? [];
  const ids = [page.id, ...related.map(({id}) => id), ...successors];
  // Operators that list this one are related to it, unless they are deprecated.
  const back = (namedBy.get(page.id) ?? []).filter(
    (id) => !ids.includes(id) && !operators.get(id)?.record?.deprecated,
  );
  const types = portsOf(record).map(([, {type}]) => type);
  return {
    title: page.title,
    kind: context.kinds[kind] ?? kind,
    source: context.sources[source],
    record,
    portTypes: Object.fromEntries(
      Object.entries(context.portTypes).filter(([name]) =>
        types.includes(name),
      ),
    ),
    related: [
      ...related.map(({id, because}) => linkOf(id, because)),
      ...back.map((id) => linkOf(id)),
    ],
    successors: successors.map((id) => linkOf(id)),
    families: Object.fromEntries(
      parameters.flatMap(({family}) => {
        const {label = family, page: id = ''} = fragments[family ?? ''] ?? {};
        const to = pages.get(id);
        return family !== undefined && label !== undefined
          ? [[family, {label, ...(to && {page: pageLink(page, to)})}]]
          : [];
      }),
    ),
    measures: measures.map((name) => {
      const {title, range, better} = context.measures[name]!;
      const href =
        glossary && `${fileLink(page, glossary)}#${measureAnchor(name)}`;
      return {title, range, better, href};
    }),
    usedIn: usageOf(page, context.users.get(page.id) ?? []),
    neighbors: neighborsOf(page, context.connections, operatorIndex),
    equivalents: equivalentsOf(page, context),
    errors: errorsOf(page, context),
  };
}

/**
 * Returns the view of a page, or undefined for a page that the plugin ignores.
 */
export function viewOf(
  page: Page,
  {processes, problems: wrongProcesses}: ResolvedPage,
  context: ViewContext,
): PageView | undefined {
  const {live, operatorIndex} = context;
  const operator = hasRecord(page) ? page : undefined;
  const {problems: wrongExample = [], example} =
    (operator && live?.exampleOf(operator, EXAMPLE)) ?? {};
  const problems = [
    ...page.problems,
    ...(operator ? checkReferences(operator, operatorIndex) : []),
    ...wrongProcesses,
    ...wrongExample,
  ];
  if (problems.length > 0) {
    return {problems};
  }
  const links = bodyLinks(page, operatorIndex);
  const errors = errorsOn(page, context);
  const view = {
    ...(Object.keys(links).length > 0 && {links}),
    ...(operator && {
      operator: {
        ...operatorView(operator, context),
        ...(example && {example}),
      },
    }),
    ...(page.content.includes(GLOSSARY) && {measures: context.measures}),
    ...toolOn(page, context),
    ...changesOn(page, operatorIndex),
    ...(errors.length > 0 && {errors}),
    processes,
  };
  return Object.keys(view).length > 1 || processes.length > 0
    ? view
    : undefined;
}
