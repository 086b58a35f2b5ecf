import lunr from 'lunr';
import {answerOf} from '../../../../plugins/search-local/client/answer/answerOf';
import {loadIndex} from '../../../../plugins/search-local/client/index/loadIndex';
import {TextStore} from '../../../../plugins/search-local/client/load/textStore';
import {DEFAULT_BOOSTS} from '../../../../plugins/search-local/shared/fields';
import {SCHEMA, zbsearchPackage} from './zbsearch';

/** Answers a query, as a worker of the search would. */
export type Ask = (query: string) => Promise<unknown>;

/** Makes the content of an index file searchable. */
export type Open = (text: string) => Promise<Ask>;

const LIMIT = 8;

const openOurs: Open = (text) => {
  const index = loadIndex(JSON.parse(text), {
    locale: 'en',
    boosts: DEFAULT_BOOSTS,
  });
  const fetch = () => Promise.reject(new Error('There are no texts.'));
  const pause = () => Promise.resolve();
  const loaded = {index, texts: new TextStore(index, '/', {fetch, pause})};
  return Promise.resolve((query) =>
    Promise.resolve(answerOf(loaded, {query, filters: {}, limit: LIMIT})),
  );
};

const openLunr: Open = (text) => {
  const file = JSON.parse(text) as {index: object};
  const index = lunr.Index.load(file.index);
  return Promise.resolve((query) => {
    const terms = lunr.tokenizer(query).map(String);
    const found = index.query((clauses) => {
      for (const [field, boost] of Object.entries(DEFAULT_BOOSTS)) {
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
};

const openZbsearch: Open = (text) => {
  const {create, load, search} = zbsearchPackage();
  const database = create({schema: SCHEMA});
  load(database, JSON.parse(text) as object);
  return Promise.resolve(async (term) =>
    search(database, {term, limit: LIMIT, boost: {title: 5, tags: 3}}),
  );
};

/** The searches whose engine runs in Node as it does in a browser, by name. */
export const SEARCHES = {
  ours: openOurs,
  'lunr, as cmfcmf writes it': openLunr,
  ZBSearch: openZbsearch,
} satisfies Record<string, Open>;

export type SearchName = keyof typeof SEARCHES;
