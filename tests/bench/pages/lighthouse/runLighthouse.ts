import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ensureBrowser} from '../../../../.tools/ensureBrowser.mjs';
import {startStaticServer} from '../../../../.tools/staticServer.mjs';
import {CACHE_DIR, runPackage} from '../packages';
import {BASE_URL, PAGES} from '../site';
import type {Kind, Site} from '../site';
import {figuresOf} from './figures';
import type {LighthouseReport, PageFigures} from './figures';

/**
 * Writes a report. Tries several times, because Lighthouse sometimes fails to
 * record a page.
 */
async function writeReport(
  url: string,
  file: string,
  attempts = 3,
): Promise<void> {
  try {
    await runPackage(
      [
        'lighthouse/cli/index.js',
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--only-categories=performance,accessibility,best-practices,seo',
        '--no-enable-error-reporting',
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      CACHE_DIR,
      {CHROME_PATH: ensureBrowser()},
    );
  } catch (error) {
    if (attempts === 1) {
      throw error;
    }
    await writeReport(url, file, attempts - 1);
  }
}

/** Measures a page once with phone settings. */
export async function runLighthouse(
  {buildDir}: Site,
  kind: Kind,
): Promise<PageFigures> {
  const file = path.join(CACHE_DIR, 'report.json');
  mkdirSync(CACHE_DIR, {recursive: true});
  const {server, origin} = await startStaticServer({
    buildDir,
    baseUrl: BASE_URL,
    port: 0,
  });
  try {
    await writeReport(`${origin}${BASE_URL}${PAGES[kind]}`, file);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return figuresOf(JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport);
}
