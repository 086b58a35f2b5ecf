import {pageLink, resolveLinks} from '../registry/links';
import type {PageLink} from '../registry/links';
import {hasRecord} from '../registry/operatorIndex';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';

/** A change of an operator. */
type Change = {
  readonly operator: PageLink;
  /** Old behavior, in Markdown. */
  readonly about: string;
};

/** Changes of operators after a version. */
type Version = {
  /** Last version with the old behavior. */
  readonly until: string;
  readonly changes: readonly Change[];
};

/** Versions with changes: of a major version, or of an extension. */
export type ChangeGroup = {
  readonly title: string;
  /** Newest version first. */
  readonly versions: readonly Version[];
};

/** Start of the component that shows the changes of all operators. */
const CHANGES = '<OperatorChanges';

/** Order of texts with numbers in them: 9.9 comes before 9.10. */
const byNumber = new Intl.Collator('en', {numeric: true});

/** Groups values by a key, in the order in which keys first appear. */
function grouped<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): [string, Value[]][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups];
}

/**
 * Returns the changes of all operators if a page shows them: by major version,
 * newest first, then by extension.
 */
export function changesOn(
  page: Page,
  operatorIndex: OperatorIndex,
): {readonly changes?: readonly ChangeGroup[]} {
  if (!page.content.includes(CHANGES)) {
    return {};
  }
  const rows = [...operatorIndex.operators.values()]
    .filter(hasRecord)
    .flatMap((one) =>
      one.record.changes.map(({until, about}) => ({
        until,
        extension: one.record.extension ?? '',
        operator: pageLink(page, one),
        about: resolveLinks(about, page, operatorIndex),
      })),
    )
    .sort(
      (a, b) =>
        byNumber.compare(a.extension, b.extension) ||
        byNumber.compare(b.until, a.until) ||
        byNumber.compare(a.operator.title, b.operator.title),
    );
  const titleOf = ({extension, until}: (typeof rows)[number]) =>
    extension
      ? `${extension} extension`
      : `Version ${until.slice(0, until.indexOf('.'))}`;
  return {
    changes: grouped(rows, titleOf).map(([title, group]) => ({
      title,
      versions: grouped(group, ({until}) => until).map(([until, changes]) => ({
        until,
        changes: changes.map(({operator, about}) => ({operator, about})),
      })),
    })),
  };
}
