import {resolvePage} from '../process/resolvePage';
import type {DrawnProcess} from '../process/types';
import {portsOf} from '../record/parseRecord';
import type {OperatorRecord, PortTypes} from '../record/types';
import {checkReferences} from '../registry/checkReferences';
import {hasRecord} from '../registry/operatorIndex';
import type {
  OperatorIndex,
  Entry,
  OperatorPage,
} from '../registry/operatorIndex';
import {fileLink, mapTexts, resolveLinks} from '../registry/links';
import type {Page} from '../registry/readPages';

/** A link to another operator, and a sentence on it. */
export type OperatorLink = {
  readonly title: string;
  /** File of its page, relative to the page that links; absent: no page as yet. */
  readonly href?: string;
  readonly text: string;
};

/** What the remark plugin inserts into a page: all of it, so that the page depends on one file. */
export type OperatorView = {
  readonly title: string;
  readonly record: OperatorRecord;
  /** Label of the kind. */
  readonly kind: string;
  /** The port types that the record names. */
  readonly portTypes: PortTypes;
  readonly related: readonly OperatorLink[];
  readonly successors: readonly OperatorLink[];
};

/** The view of a page, or what is wrong with it. */
export type PageView =
  | {readonly problems: readonly string[]; readonly operator?: never}
  | {
      readonly problems?: never;
      /** Absent on a page that is no operator's. */
      readonly operator?: OperatorView;
      readonly processes: readonly DrawnProcess[];
    };

/** What views are made from. */
export type ViewContext = {
  readonly operatorIndex: OperatorIndex;
  readonly kinds: Readonly<Record<string, string>>;
  readonly portTypes: PortTypes;
};

function linkTo(
  {title, page}: Entry,
  from: OperatorPage,
  because?: string,
): OperatorLink {
  return {
    title,
    ...(page && {href: fileLink(from.relative, page.relative)}),
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

function operatorView(
  page: OperatorPage,
  {operatorIndex, kinds, portTypes}: ViewContext,
): OperatorView {
  const record = mapTexts(page.record, (text) =>
    resolveLinks(text, page.relative, operatorIndex),
  );
  const types = portsOf(record).map(([, {type}]) => type);
  return {
    title: page.title,
    record,
    kind: kinds[record.kind] ?? record.kind,
    portTypes: Object.fromEntries(
      Object.entries(portTypes).filter(([name]) => types.includes(name)),
    ),
    related: relatedTo(page, operatorIndex),
    successors: (record.deprecated?.successor ?? []).flatMap((id) => {
      const entry = operatorIndex.entries.get(id);
      return entry ? [linkTo(entry, page)] : [];
    }),
  };
}

/** The view of a page; undefined for a page that the plugin leaves alone. */
export function viewOf(page: Page, context: ViewContext): PageView | undefined {
  const {operatorIndex, portTypes} = context;
  const drawn = resolvePage(page, operatorIndex, portTypes);
  const problems = [
    ...page.problems,
    ...(hasRecord(page) ? checkReferences(page, operatorIndex) : []),
    ...drawn.problems,
  ];
  if (problems.length > 0) {
    return {problems};
  }
  const operator = hasRecord(page) ? operatorView(page, context) : undefined;
  return operator || drawn.processes.length > 0
    ? {...(operator && {operator}), processes: drawn.processes}
    : undefined;
}
