// Measures the effect of each tuned number of the ranking on the built site:
// the points that the queries of tests/relevance/data lose without it.
//   npm run search:tune
//   npm run search:tune -- head links
import {createJiti} from 'jiti';

const jiti = createJiti(import.meta.url);
const support = '../tests/relevance/support';
const {loadSite} = await jiti.import(`${support}/site.ts`);
const {queriesToTune, worths} = await jiti.import(`${support}/tune.ts`);

const names = process.argv.slice(2);
const queries = queriesToTune();
const points = ({first, inFive, reciprocalRank}) =>
  [first, inFive, reciprocalRank]
    .map((value) => value.toFixed(1).padStart(6))
    .join(' ');

console.log(
  `Points lost without a number: first, in five, MRR\n${'number'.padEnd(16)}${`${queries.real.length} real queries`.padEnd(24)}all ${queries.all.length} queries`,
);
const table = names.length > 0 ? names : undefined;
for (const {name, real, all} of worths(loadSite(), queries, table)) {
  console.log(`${name.padEnd(16)}${points(real).padEnd(24)}${points(all)}`);
}
