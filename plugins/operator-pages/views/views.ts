import type {ResolvedPage} from '../process/resolvePage';
import type {ResolvedProcess} from '../process/types';
import {portsOf} from '../record/parseRecord';
import type {OperatorRecord} from '../record/fields';
import type {OtherTools} from '../record/equivalents';
import type {Measures} from '../record/measure';
import type {PortTypes} from '../record/port';
import type {Vocabulary} from '../record/vocabulary';
import {checkReferences, lackOfRecord} from '../registry/checkReferences';
import {mapTexts} from '../record/texts';
import {fileLink, resolveLinks} from '../registry/links';
import {hasRecord} from '../registry/operatorIndex';
import type {
  Entry,
  OperatorIndex,
  OperatorPage,
} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';
import type {Trial} from '../run/trial';
import {bodyLinks} from './bodyLinks';
import type {BodyLinks} from './bodyLinks';
import {equivalentsOf, toolOn} from './equivalents';
import type {NamesInTool, ToolView} from './equivalents';
import {errorsOf, errorsOn} from './errors';
import type {ErrorContext, ErrorEntry} from './errors';
import {liveOf} from './liveOf';
import {measuresOf} from './measures';
import type {MeasureLink} from './measures';
import {pageLink, usageOf} from './usage';
import type {PageLink, Usage} from './usage';

/** A link to another operator, and a sentence on it. */
export type OperatorLink = {
  readonly title: string;
  /** File of its page, relative to the page that links; absent: no page as yet. */
  readonly href?: string;
  readonly text: string;
};

/** A family of parameters, and the page that describes it. */
export type FamilyLink = {readonly label: string; readonly page?: PageLink};

/** Families by the name of their fragment. */
export type FamilyLinks = Readonly<Record<string, FamilyLink>>;

/** What the remark plugin inserts into a page: all of it, so that the page depends on one file. */
export type OperatorView = {
  readonly title: string;
  readonly record: OperatorRecord;
  /** The port types that the record names. */
  readonly portTypes: PortTypes;
  readonly related: readonly OperatorLink[];
  readonly successors: readonly OperatorLink[];
  readonly families: FamilyLinks;
  readonly measures: readonly MeasureLink[];
  readonly usedIn: Usage;
  /** Functions of other tools that do the same, by tool. */
  readonly equivalents: readonly NamesInTool[];
  /** Errors that it raises. */
  readonly errors: readonly PageLink[];
  /** What the live example of the page starts with; absent: it has none. */
  readonly trial?: Trial;
};

/** The view of a page, or what is wrong with it. */
export type PageView =
  | {readonly problems: readonly string[]; readonly operator?: never}
  | {
      readonly problems?: never;
      /** Absent on a page that is no operator's. */
      readonly operator?: OperatorView;
      /** Links of its text by doc id; absent: none. */
      readonly links?: BodyLinks;
      /** The glossary of measures on a page that shows it. */
      readonly measures?: Measures;
      /** The tool whose functions the page shows. */
      readonly tool?: ToolView;
      /** The errors on a page that explains them. */
      readonly errors?: readonly ErrorEntry[];
      readonly processes: readonly ResolvedProcess[];
    };

/** What views are made from. */
export type ViewContext = Vocabulary &
  ErrorContext & {
    /** Functions of other tools. */
    readonly equivalents: OtherTools;
    /** Doc id of the glossary of measures. */
    readonly measuresPage: string | undefined;
    /** Pages that use an operator, by its doc id. */
    readonly users: ReadonlyMap<string, readonly Page[]>;
    /** Heading that the section with the example begins with. */
    readonly exampleHeading: string;
    /** The file that computes the example of a page, if there is none. */
    readonly missingRun: (relative: string) => string | undefined;
  };
/** The component that a page shows the glossary of measures by. */
const GLOSSARY = '<OperatorMeasures';

function linkTo(
  {title, page}: Entry,
  from: OperatorPage,
  because?: string,
): OperatorLink {
  return {
    title,
    ...(page && {href: fileLink(from, page)}),
    text: because ?? page?.description ?? '',
  };
}

/** Operators that the record names, then those whose records name it, unless deprecated. */
function relatedTo(
  page: OperatorPage,
  operatorIndex: OperatorIndex,
): OperatorLink[] {
  const own = page.record.related;
  const named = new Set([
    page.id,
    ...own.map(({id}) => id),
    ...(page.record.deprecated?.successor ?? []),
  ]);
  const back = (operatorIndex.namedBy.get(page.id) ?? [])
    .filter((id) => !named.has(id))
    .filter((id) => !operatorIndex.entries.get(id)?.page?.record.deprecated)
    .map((id) => ({id, because: undefined}));
  return [...own, ...back].flatMap(({id, because}) => {
    const entry = operatorIndex.entries.get(id);
    return entry ? [linkTo(entry, page, because)] : [];
  });
}

function familiesOf(
  page: OperatorPage,
  {fragments, operatorIndex}: ViewContext,
): FamilyLinks {
  const names = page.record.parameters.flatMap(({family}) => family ?? []);
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const {label = name, page: id} = fragments[name] ?? {};
      const link = pageLink(id, page, operatorIndex);
      return [name, {label, ...(link && {page: link})}];
    }),
  );
}

function operatorView(page: OperatorPage, context: ViewContext): OperatorView {
  const {operatorIndex, portTypes, users} = context;
  const record = mapTexts(page.record, (text) =>
    resolveLinks(text, page, operatorIndex),
  );
  const types = portsOf(record).map(([, {type}]) => type);
  return {
    title: page.title,
    record,
    portTypes: Object.fromEntries(
      Object.entries(portTypes).filter(([name]) => types.includes(name)),
    ),
    related: relatedTo(page, operatorIndex),
    successors: (record.deprecated?.successor ?? []).flatMap((id) => {
      const entry = operatorIndex.entries.get(id);
      return entry ? [linkTo(entry, page)] : [];
    }),
    families: familiesOf(page, context),
    measures: measuresOf(page, context),
    usedIn: usageOf(page, users.get(page.id) ?? []),
    equivalents: equivalentsOf(page, context),
    errors: errorsOf(page, context),
  };
}

/** The view of a page; undefined for a page that the plugin leaves alone. */
export function viewOf(
  page: Page,
  resolved: ResolvedPage,
  context: ViewContext,
): PageView | undefined {
  const {exampleHeading, missingRun} = context;
  const live = hasRecord(page)
    ? liveOf(page, exampleHeading, missingRun(page.relative))
    : undefined;
  const problems = [
    ...page.problems,
    ...lackOfRecord(page, context.operatorIndex),
    ...(hasRecord(page) ? checkReferences(page, context.operatorIndex) : []),
    ...resolved.problems,
    ...(live?.problems ?? []),
  ];
  if (problems.length > 0) {
    return {problems};
  }
  const links = bodyLinks(page, context.operatorIndex);
  const errors = errorsOn(page, context);
  const view = {
    ...(Object.keys(links).length > 0 && {links}),
    ...(hasRecord(page) && {
      operator: {
        ...operatorView(page, context),
        ...(live?.trial && {trial: live.trial}),
      },
    }),
    ...(page.content.includes(GLOSSARY) && {measures: context.measures}),
    ...toolOn(page, context),
    ...(errors.length > 0 && {errors}),
    processes: resolved.processes,
  };
  return Object.keys(view).length > 1 || resolved.processes.length > 0
    ? view
    : undefined;
}
