// Shows the search results of the built site and their scores:
//   npm run search -- "how to fill missing values"
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';
import {root} from './ensurePackages.mjs';

const built = (name) => path.join(root, 'build', name);
const INDEX = built('search-index-en.json');

const query = process.argv.slice(2).join(' ').trim();
if (!query) {
  console.error('Give a query: npm run search -- "how to fill missing values"');
  process.exit(1);
}
if (!existsSync(INDEX)) {
  console.error(
    'There is no search index yet. Build the site first: npm run build',
  );
  process.exit(1);
}

const plugin = path.join(root, 'plugins', 'search-local');
const jiti = createJiti(import.meta.url);
const {loadIndex} = await jiti.import(`${plugin}/client/index/loadIndex.ts`);
const {explain} = await jiti.import(
  path.join(root, 'tests/relevance/support/explain.ts'),
);
const {DEFAULT_OPTIONS} = await jiti.import(`${plugin}/options.ts`);
const {search} = await jiti.import(path.join(root, 'src/search.ts'));

const index = loadIndex(JSON.parse(readFileSync(INDEX, 'utf8')), {
  locale: 'en',
  boosts: DEFAULT_OPTIONS.boosts,
});
const {ranAs, pages} = explain(index, query, search.maxResults);
if (ranAs !== query) {
  console.log(`Results for '${ranAs}'`);
}
if (pages.length === 0) {
  console.log('No results found.');
}
pages.forEach((page, at) => {
  console.log(`${at + 1}. ${page.title}  ${page.route}`);
  console.log(`   ${page.points} points: ${page.kind}`);
  console.log(
    `   weight ${page.weight.toFixed(1)}: words ${page.wordWeight.toFixed(1)}`,
  );
  for (const {name, factor} of page.features) {
    console.log(`     × ${factor.toFixed(2)}  ${name}`);
  }
});
