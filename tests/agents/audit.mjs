// Runs Lighthouse's audits of how agents can use a page, in a Chromium with
// WebMCP where it has it, and prints the results as JSON:
//   node audit.mjs <address of the page> <path of Chromium>
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORY = 'agentic-browsing';

const [url, chromePath] = process.argv.slice(2);

/** Number of attempts. On a busy computer, a Chromium sometimes does not start, or Lighthouse does not see its first paint. */
const ATTEMPTS = 3;

/** Returns Lighthouse's result for the page in a new Chromium. */
async function audit() {
  const chrome = await launch({
    chromePath,
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--enable-experimental-web-platform-features',
    ],
  });
  try {
    const {lhr} = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [CATEGORY],
      logLevel: 'error',
    });
    if (lhr.runtimeError) {
      throw new Error(lhr.runtimeError.message);
    }
    return lhr;
  } finally {
    chrome.kill();
  }
}

async function auditOften(left) {
  try {
    return await audit();
  } catch (error) {
    if (left === 1) {
      throw error;
    }
    return auditOften(left - 1);
  }
}

// After a failed attempt, Lighthouse still waits for the page, and the wait fails
// when Chromium ends.
process.on('unhandledRejection', () => undefined);

const {categories, audits} = await auditOften(ATTEMPTS);
const results = categories[CATEGORY].auditRefs.map(({id}) => {
  const {score, scoreDisplayMode, title, errorMessage} = audits[id];
  return {id, score, mode: scoreDisplayMode, message: errorMessage ?? title};
});
console.log(JSON.stringify(results));
