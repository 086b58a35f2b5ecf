// Measures the effect of each tuned number of the ranking on the built site:
// the points that the queries of tests/relevance/data lose without it.
//   npm run search:tune
//   npm run search:tune -- guide deprecated
import {createJiti} from 'jiti';

const jiti = createJiti(import.meta.url);
const support = '../tests/relevance/support';
const {loadSite} = await jiti.import(`${support}/site.ts`);
const {NUMBERS, queriesToTune, worths} = await jiti.import(
  `${support}/tune.ts`,
);

const texts = process.argv.slice(2);
const queries = queriesToTune();
const points = ({first, inFive, reciprocalRank}) =>
  [first, inFive, reciprocalRank]
    .map((value) => value.toFixed(1).padStart(6))
    .join(' ');

console.log(
  `Points lost without a number: first, in five, MRR\n${`${queries.real.length} real queries`.padEnd(24)}${`all ${queries.all.length} queries`.padEnd(24)}number`,
);
const numbers =
  texts.length > 0
    ? NUMBERS.filter(({name}) => texts.some((text) => name.includes(text)))
    : NUMBERS;
for (const {name, real, all} of worths(loadSite(), queries, numbers)) {
  console.log(`${points(real).padEnd(24)}${points(all).padEnd(24)}${name}`);
}
