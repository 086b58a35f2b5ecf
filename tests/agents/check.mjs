// Runs the checks of afdocs on a served site, and prints what they found as JSON:
//   node check.mjs <address of the site> <address that its links have> <pages>
import {runChecks} from 'afdocs';

const [url, canonicalOrigin, pages] = process.argv.slice(2);
const {results, testedPages} = await runChecks(url, {
  canonicalOrigin,
  samplingStrategy: 'deterministic',
  maxLinksToTest: Number(pages),
  maxConcurrency: 8,
  requestDelay: 0,
});
console.log(
  JSON.stringify({
    testedPages,
    results: results.map(({id, status, message}) => ({id, status, message})),
  }),
);
