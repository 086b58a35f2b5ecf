// Runs Lighthouse's audits of how agents can use a page, in a Chromium with
// WebMCP where it has it, and prints the results as JSON:
//   node audit.mjs <address of the page> <path of Chromium>
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORY = 'agentic-browsing';

const [url, chromePath] = process.argv.slice(2);
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
  const results = lhr.categories[CATEGORY].auditRefs.map(({id}) => {
    const {score, scoreDisplayMode, title, errorMessage} = lhr.audits[id];
    return {id, score, mode: scoreDisplayMode, message: errorMessage ?? title};
  });
  console.log(JSON.stringify(results));
} finally {
  chrome.kill();
}
