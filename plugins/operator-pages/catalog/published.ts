import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {OperatorRecord} from '../record/fields';
import type {Fragments} from '../record/fragments';
import {hasRecord} from '../registry/operatorIndex';
import type {OperatorIndex} from '../registry/operatorIndex';

/** Address of a page, and the labels of the sidebar categories above it. */
type DocPlace = {
  /** Path of the page from the origin of the site. */
  readonly href: string;
  /** Labels of the categories above it, outermost first. */
  readonly path: readonly string[];
};

/** An operator as published for tools. */
type PublishedOperator = Omit<OperatorRecord, 'live'> &
  DocPlace & {
    /** True if readers can try other settings on its page. Absent otherwise. */
    readonly live?: true;
    /** Doc id. */
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
  };

/** The published file. */
export type PublishedFile = {
  /**
   * Version of the file format. It increases when readers of the old format
   * would fail.
   */
  readonly version: 1;
  readonly operators: readonly PublishedOperator[];
  /**
   * Families of parameters by the name of their fragment: the label that
   * readers see, and the doc id of the page that describes the family.
   */
  readonly families: Readonly<
    Record<string, {readonly label: string; readonly page?: string}>
  >;
};

function addPaths(
  items: LoadedVersion['sidebars'][string],
  path: readonly string[],
  paths: Map<string, readonly string[]>,
): void {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') {
      paths.set(item.id, path);
    } else if (item.type === 'category') {
      if (item.link?.type === 'doc') {
        paths.set(item.link.id, path);
      }
      addPaths(item.items, [...path, item.label], paths);
    }
  }
}

/** Returns the places of all docs by doc id. */
export function placesOf(
  allContent: AllContent,
): ReadonlyMap<string, DocPlace> {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined;
  const [version] = docs?.loadedVersions ?? [];
  const paths = new Map<string, readonly string[]>();
  Object.values(version?.sidebars ?? {}).forEach((items) => {
    addPaths(items, [], paths);
  });
  return new Map(
    (version?.docs ?? []).map(({id, permalink}) => [
      id,
      {href: permalink, path: paths.get(id) ?? []},
    ]),
  );
}

/** Returns all operators with a page, sorted by doc id. */
export function publishedFile(
  {operators}: OperatorIndex,
  places: ReadonlyMap<string, DocPlace>,
  fragments: Fragments,
): PublishedFile {
  return {
    version: 1,
    operators: [...operators.values()].filter(hasRecord).flatMap((page) => {
      const place = places.get(page.id);
      if (!place) {
        return [];
      }
      const {id, title, description, keywords, record} = page;
      const {live, ...facts} = record;
      return [
        {
          id,
          title,
          description,
          ...place,
          keywords,
          ...facts,
          ...(live !== undefined && {live: true as const}),
        },
      ];
    }),
    families: Object.fromEntries(
      Object.entries(fragments).flatMap(([name, {label, page}]) =>
        label === undefined ? [] : [[name, {label, ...(page && {page})}]],
      ),
    ),
  };
}
