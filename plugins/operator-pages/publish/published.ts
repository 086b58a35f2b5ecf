import type {OperatorRecord} from '../record/fields';
import type {Fragments} from '../record/vocabulary';
import {hasRecord} from '../registry/operatorIndex';
import type {OperatorIndex, OperatorPage} from '../registry/operatorIndex';
import type {DocPlace} from './placesOf';

/** Version of the form of the published file; a new one where a reader of the old form would fail. */
export const PUBLISHED_VERSION = 1;

/** An operator as tools get it. */
export type PublishedOperator = Omit<OperatorRecord, 'live'> & {
  /** Whether readers can try other settings on its page; absent: no. */
  readonly live?: true;
  /** Doc id. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Path of its page from the origin of the site. */
  readonly href: string;
  /** Labels of the categories above it, outermost first. */
  readonly path: readonly string[];
  readonly keywords: readonly string[];
};

/** Families of parameters by the name of their fragment: what readers call them, and the doc id of the page on them. */
export type Families = Readonly<
  Record<string, {readonly label: string; readonly page?: string}>
>;

/** The published file. */
export type PublishedFile = {
  readonly version: typeof PUBLISHED_VERSION;
  readonly operators: readonly PublishedOperator[];
  /** Families that parameters name. */
  readonly families: Families;
};

function published(
  {id, title, description, keywords, record}: OperatorPage,
  {href, path}: DocPlace,
): PublishedOperator {
  const {live, ...facts} = record;
  return {
    id,
    title,
    description,
    href,
    path,
    keywords,
    ...facts,
    ...(live && {live: true}),
  };
}

function familiesIn(fragments: Fragments): Families {
  return Object.fromEntries(
    Object.entries(fragments).flatMap(([name, {label, page}]) =>
      label === undefined ? [] : [[name, {label, ...(page && {page})}]],
    ),
  );
}

/** All operators with a page, in the order of their ids. */
export function publishedFile(
  {entries}: OperatorIndex,
  places: ReadonlyMap<string, DocPlace>,
  fragments: Fragments,
): PublishedFile {
  return {
    version: PUBLISHED_VERSION,
    operators: [...entries.values()].flatMap(({page}) => {
      const place = page && places.get(page.id);
      return page && place && hasRecord(page) ? [published(page, place)] : [];
    }),
    families: familiesIn(fragments),
  };
}
