import {writeFileSync} from 'node:fs';
import lunr from 'lunr';
import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';
import {DEFAULT_BOOSTS} from '../../../../plugins/search-local/shared/fields';
import {siteFiles} from '../../../relevance/support/site';
import type {SearchName} from './searches';
import {SCHEMA, zbsearchPackage} from './zbsearch';

/** Writes the index of pages, one file. */
type Write = (pages: readonly IndexedPage[], file: string) => Promise<void>;

const writeOurs: Write = (pages, file) => {
  const ordered = [...pages].sort((a, b) =>
    a.page.route < b.page.route ? -1 : 1,
  );
  writeFileSync(file, siteFiles(ordered).index.json);
  return Promise.resolve();
};

/** Documents of sections: what cmfcmf gives to lunr. */
const sectionsOf = (pages: readonly IndexedPage[]) =>
  pages.flatMap(({title, page, sections}) =>
    sections.map((section) => ({
      title: section.title || title,
      content: section.content,
      tags: page.tags.join(' '),
      sidebarParentCategories: page.categories.slice(-2).join(' '),
      route: `${page.route}#${section.id ?? ''}`,
    })),
  );

/** The fields and clauses of cmfcmf's plugin, which writes lunr's index as JSON. */
const writeLunr: Write = (pages, file) => {
  const documents = sectionsOf(pages);
  const index = lunr(function build() {
    this.ref('id');
    Object.keys(DEFAULT_BOOSTS).forEach((field) => this.field(field));
    documents.forEach((document, id) => this.add({id, ...document}));
  });
  const listed = documents.map(({title, route}) => ({title, route}));
  writeFileSync(file, JSON.stringify({documents: listed, index}));
  return Promise.resolve();
};

/** A document a section, saved as JSON. */
const writeZbsearch: Write = async (pages, file) => {
  const {create, insertMultiple, save} = zbsearchPackage();
  const database = create({schema: SCHEMA});
  await insertMultiple(database, sectionsOf(pages));
  writeFileSync(file, JSON.stringify(save(database)));
};

/** What writes the index of each search. */
export const WRITERS: Readonly<Record<SearchName, Write>> = {
  ours: writeOurs,
  'lunr, as cmfcmf writes it': writeLunr,
  ZBSearch: writeZbsearch,
};
