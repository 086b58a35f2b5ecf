import lunr from 'lunr';
import {expect, it} from 'vitest';
import {restoreLunrIndex} from '../../plugins/search-local/lunr';
import {siteContent} from '../../plugins/search-local/server/buildDocuments';
import {indexedDocuments} from '../../plugins/search-local/server/indexedDocuments';
import {words} from '../../plugins/search-local/shared/words';
import {lunrScores, plainLunr} from '../support/plainLunr';
import {sample} from '../support/sample';
import {readQueries} from './support/queries';
import {siteFiles, sitePages} from './support/site';

const QUERIES = process.env.ALL_PAGES ? 500 : 150;

const all = await sitePages();

/** Guides and a sample of operators, because lunr is slow for all pages. */
const pages = [
  ...all.filter(({page}) => page.kind !== 'reference'),
  ...sample(
    all.filter(({page}) => page.kind === 'reference'),
    12,
    ({page}) => page.route,
  ),
];

/** Queries of readers, followed by page titles. */
const queries = [
  ...['queries.tsv', 'heldOut.tsv', 'heldOut2.tsv', 'heldOut3.tsv'].flatMap(
    (file) => readQueries(file).map(({text}) => text),
  ),
  ...pages.map(({title}) => title),
].slice(0, QUERIES);

it('gives each query what lunr gives for the same documents', () => {
  expect(queries).toHaveLength(QUERIES);
  const plain = plainLunr(indexedDocuments(siteContent(pages), 2));
  const restored = lunr.Index.load(
    restoreLunrIndex(JSON.parse(siteFiles(pages).index.json)),
  );
  for (const query of queries) {
    const asked = words(query);
    const expected = lunrScores(plain, asked);
    const found = lunrScores(restored, asked);
    expect([...found.keys()].sort(), query).toEqual(
      [...expected.keys()].sort(),
    );
    for (const [document, score] of expected) {
      expect(found.get(document), query).toBeCloseTo(score, 6);
    }
  }
});
