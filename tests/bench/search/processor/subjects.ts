import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import lunr from 'lunr';
import {answerOf} from '../../../../plugins/search-local/client/answer/answerOf';
import {loadIndex} from '../../../../plugins/search-local/client/index/loadIndex';
import {TextStore} from '../../../../plugins/search-local/client/load/textStore';
import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';
import {unseal} from '../../../../plugins/search-local/shared/packed/sealed';
import {BENCH_DIR} from '../paths';
import {siteFiles} from '../../../relevance/support/site';

/** Answers a query, as a worker of the search would. */
export type Ask = (query: string) => Promise<unknown>;

/** A search whose engine runs in Node as it does in a browser. */
export type Subject = {
  /** Writes the index of pages, one file. */
  readonly write: (
    pages: readonly IndexedPage[],
    file: string,
  ) => Promise<void>;
  /** Makes the content of the file searchable. */
  readonly open: (text: string) => Promise<Ask>;
};

const LIMIT = 8;
const BOOSTS = {title: 5, content: 1, tags: 3, sidebarParentCategories: 2};

const ours: Subject = {
  write: (pages, file) => {
    const ordered = [...pages].sort((a, b) =>
      a.page.route < b.page.route ? -1 : 1,
    );
    writeFileSync(file, siteFiles(ordered).index.json);
    return Promise.resolve();
  },
  open: (text) => {
    const index = loadIndex(unseal(text), {locale: 'en', boosts: BOOSTS});
    const fetch = () => Promise.reject(new Error('There are no texts.'));
    const pause = () => Promise.resolve();
    const loaded = {index, texts: new TextStore(index, '/', {fetch, pause})};
    return Promise.resolve((query) =>
      Promise.resolve(answerOf(loaded, {query, filters: {}, limit: LIMIT})),
    );
  },
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

/** lunr with the fields and clauses of cmfcmf's plugin, which writes lunr's index as JSON. */
const plainLunr: Subject = {
  write: (pages, file) => {
    const documents = sectionsOf(pages);
    const index = lunr(function build() {
      this.ref('id');
      Object.keys(BOOSTS).forEach((field) => this.field(field));
      documents.forEach((document, id) => this.add({id, ...document}));
    });
    const listed = documents.map(({title, route}) => ({title, route}));
    writeFileSync(file, JSON.stringify({documents: listed, index}));
    return Promise.resolve();
  },
  open: (text) => {
    const file = JSON.parse(text) as {index: object};
    const index = lunr.Index.load(file.index);
    return Promise.resolve((query) => {
      const terms = lunr.tokenizer(query).map(String);
      const found = index.query((clauses) => {
        for (const [field, boost] of Object.entries(BOOSTS)) {
          clauses.term(terms, {fields: [field], boost});
          clauses.term(terms, {
            fields: [field],
            boost,
            wildcard: lunr.Query.wildcard.TRAILING,
          });
        }
      });
      return Promise.resolve(found.slice(0, LIMIT));
    });
  },
};

const SCHEMA = {title: 'string', content: 'string', tags: 'string'} as const;

type Database = object;

/** The parts of the package that are used. */
type Zbsearch = {
  readonly create: (options: {readonly schema: object}) => Database;
  readonly insertMultiple: (
    database: Database,
    documents: readonly object[],
  ) => Promise<unknown>;
  readonly save: (database: Database) => object;
  readonly load: (database: Database, saved: object) => void;
  readonly search: (database: Database, parameters: object) => Promise<unknown>;
};

// A package of the benchmark alone.
const zbsearchPackage = () =>
  createRequire(path.join(BENCH_DIR, 'package.json'))('zbsearch') as Zbsearch;

/** ZBSearch, with a document a section and its saved form as JSON. */
const zbsearch: Subject = {
  write: async (pages, file) => {
    const {create, insertMultiple, save} = zbsearchPackage();
    const database = create({schema: SCHEMA});
    await insertMultiple(database, sectionsOf(pages));
    writeFileSync(file, JSON.stringify(save(database)));
  },
  open: (text) => {
    const {create, load, search} = zbsearchPackage();
    const database = create({schema: SCHEMA});
    load(database, JSON.parse(text) as object);
    return Promise.resolve(async (term) =>
      search(database, {term, limit: LIMIT, boost: {title: 5, tags: 3}}),
    );
  },
};

/** The searches by name. */
export const SUBJECTS = {
  ours,
  'lunr, as cmfcmf writes it': plainLunr,
  ZBSearch: zbsearch,
} satisfies Record<string, Subject>;

export type SubjectName = keyof typeof SUBJECTS;

/** Reads an index file. */
export const readIndex = (file: string) => readFileSync(file, 'utf8');
