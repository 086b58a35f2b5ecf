import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {ROOT, runDocusaurus, WORK_DIR} from '../support/sites';
import {expect, open, openSearch, search, searchResults, test} from './support';

const PACKAGE = 'docusaurus-plugin-search-sections';
const site = path.join(WORK_DIR, 'classic');

/*
 * The site builds for browsers so old that all of the plugin's code is compiled
 * down, as in sites that name no browsers: Babel then reads `[...set]` as if a
 * set were an array, so the plugin writes `Array.from(set)`.
 */

/** Packs the plugin and unpacks it at the path where npm would install it. */
function install(): void {
  const target = path.join(site, 'node_modules', PACKAGE);
  rmSync(site, {recursive: true, force: true});
  cpSync(path.join(ROOT, 'tests/fixtures/classic'), site, {recursive: true});
  mkdirSync(target, {recursive: true});
  execFileSync('npm', ['pack', '--pack-destination', site], {
    cwd: path.join(ROOT, 'plugins/search-local'),
    stdio: 'pipe',
  });
  const packed = readdirSync(site).find((file) => file.endsWith('.tgz'))!;
  execFileSync('tar', [
    '--extract',
    '--strip-components=1',
    `--file=${path.join(site, packed)}`,
    `--directory=${target}`,
  ]);
}

test.describe('the packed plugin in a new site', () => {
  // Tests run one after another in one worker, because they share the site.
  test.describe.configure({mode: 'default', timeout: 240_000});

  test.beforeAll(install);

  for (const bundler of ['rspack', 'webpack']) {
    test(`is built by ${bundler} and searches`, async ({page}) => {
      const {status, output} = await runDocusaurus(
        site,
        ['build', '--no-minify', '--out-dir', bundler],
        {BUNDLER: bundler},
      );
      expect(status, output).toBe(0);
      const {server, origin} = await startStaticServer({
        buildDir: path.join(site, bundler),
        baseUrl: '/',
        port: 0,
      });
      await open(page, `${origin}/docs/intro`);
      await openSearch(page);
      await search(page, 'trout');
      const first = searchResults(page).first();
      await expect(first).toContainText('Feed otters › Buy fish');
      await expect(first).toContainText('sells trout');
      await expect(first.locator('mark').first()).toBeVisible();
      await first.click();
      await expect(page).toHaveURL(
        /\/docs\/tutorial\/feed-otters\?.*#buy-fish$/,
      );
      await open(page, `${origin}/search?q=otter`);
      await expect(page.locator('main ol > li')).toHaveCount(3);
      server.close();
    });
  }
});
