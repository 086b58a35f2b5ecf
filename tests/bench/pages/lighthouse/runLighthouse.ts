import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {CACHE_DIR, ROOT, packageFile} from '../paths';
import {newNode} from '../sites/node22';
import {runCommand} from '../sites/runCommand';
import {figuresOf} from './figures';
import type {LighthouseReport, PageFigures} from './figures';

const CATEGORIES = 'performance,accessibility,best-practices,seo';

/** Times that a page is loaded anew when Lighthouse says that its own recording went wrong. */
const RETRIES = 2;

/** Measures a page once, as a phone; leaves the whole report at `name` in the cache. */
export async function runLighthouse(
  url: string,
  name: string,
  browserPath: string,
  retries = RETRIES,
): Promise<PageFigures> {
  const file = path.join(CACHE_DIR, 'reports', `${name}.json`);
  mkdirSync(path.dirname(file), {recursive: true});
  const command = runCommand(
    newNode(),
    [
      packageFile('lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES}`,
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    {cwd: ROOT, env: {CHROME_PATH: browserPath}},
  );
  try {
    await command;
  } catch (error) {
    if (retries === 0) {
      throw error;
    }
    return runLighthouse(url, name, browserPath, retries - 1);
  }
  return figuresOf(JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport);
}
