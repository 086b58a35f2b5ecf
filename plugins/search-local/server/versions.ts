import {versionTag} from '../shared/constants';
import type {DocsVersion} from '../shared/constants';
import type {PageRef, PageVersion} from './pages';

export type IndexSet = {
  /** The docs version that it has; undefined for the newest of each docs instance. */
  readonly version?: DocsVersion;
  /** What a reader knows the version by; empty where the site has no docs. */
  readonly label: string;
};

/** The versions of the docs among pages, the newest first. */
function versionsOf(pages: readonly Pick<PageRef, 'version'>[]): PageVersion[] {
  const found = new Map(
    pages.flatMap(({version}) =>
      version ? [[versionTag(version), version] as const] : [],
    ),
  );
  return [...found.values()].sort((a, b) =>
    b.name.localeCompare(a.name, 'en', {numeric: true}),
  );
}

/** The indexes of a site: one with the newest docs of each instance, then one for each other version. */
export function indexSets(
  pages: readonly Pick<PageRef, 'version'>[],
): [IndexSet, ...IndexSet[]] {
  const versions = versionsOf(pages);
  const others = versions.filter(({isLast}) => !isLast);
  const versioned = new Set(others.map(({instance}) => instance));
  const isMany = versioned.size > 1;
  const newest = versions.filter(
    ({instance, isLast}) => isLast && versioned.has(instance),
  );
  const nameOf = ({instance, label}: PageVersion) =>
    isMany ? `${instance} ${label}` : label;
  return [
    {label: newest.map(nameOf).join(', ')},
    ...others.map((version) => {
      const {instance, name} = version;
      return {version: {instance, name}, label: nameOf(version)};
    }),
  ];
}

/** Whether a page is in an index: it has no version, or that of the index, or the newest of another docs instance. */
export function isInSet({version}: IndexSet, page: Pick<PageRef, 'version'>) {
  const own = page.version;
  return (
    own === undefined ||
    (own.instance === version?.instance
      ? own.name === version.name
      : own.isLast)
  );
}
