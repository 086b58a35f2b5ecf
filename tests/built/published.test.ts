import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {token} from '../../.tools/tokens.mjs';
import {NO_ORIGIN} from '../../plugins/hosting/shared/origin';
import {ROOT} from '../support/sites';
import {fileOfRoute, htmlFiles, readHtml} from './support/builtSite';

const buildDir = path.join(ROOT, 'build');
const accent = token('--help-accent');
const pages = htmlFiles(buildDir).map((file) => readHtml(buildDir, file));

describe('every page', () => {
  it('is served at every address that links name, without a detour', async () => {
    const {server, origin} = await startStaticServer({
      buildDir,
      baseUrl: '/help/',
      port: 0,
    });
    const linked = new Set(
      pages.flatMap(({$}) =>
        $('a[href^="/help/"]')
          .map((_, link) =>
            $(link)
              .attr('href')
              ?.replace(/[?#].*/, ''),
          )
          .get(),
      ),
    );
    const wrong: string[] = [];
    for (const address of linked) {
      const {status} = await fetch(origin + address, {
        method: 'HEAD',
        redirect: 'manual',
      });
      if (status !== 200) {
        wrong.push(`${address}: ${status}`);
      }
    }
    server.close();
    expect(wrong).toEqual([]);
    expect(linked.size).toBeGreaterThan(100);
    // Index docs end with a slash, other pages do not.
    expect([...linked]).toEqual(
      expect.arrayContaining([
        '/help/docs/projects/',
        '/help/docs/workflow/',
        '/help/docs/intro',
      ]),
    );
    expect(
      [
        '/help/docs/projects',
        '/help/docs/workflow',
        '/help/docs/intro/',
      ].filter((address) => linked.has(address)),
    ).toEqual([]);
  });

  it('names the origin that SITE_URL gives, and else none', () => {
    const siteUrl = process.env.SITE_URL;
    const wrong = pages
      .filter(({file}) => file !== '404.html')
      .filter(({$}) => {
        const canonical = $('link[rel=canonical]').attr('href');
        return siteUrl
          ? !canonical?.startsWith(new URL('/help/', siteUrl).href)
          : canonical !== undefined || $.html().includes(NO_ORIGIN);
      })
      .map(({file}) => file);
    expect(wrong).toEqual([]);
    const files = [
      'sitemap.xml',
      'blog/rss.xml',
      'blog/atom.xml',
      'blog/feed.json',
    ].filter((file) => existsSync(path.join(buildDir, file)));
    expect(files).toHaveLength(siteUrl ? 4 : 0);
  });

  it('has a color and an icon for phones', () => {
    const wrong = pages
      .filter(
        ({$}) =>
          $('meta[name="theme-color"]').attr('content') !== accent ||
          !existsSync(
            fileOfRoute(
              buildDir,
              $('link[rel="apple-touch-icon"]').attr('href') ??
                '/help/none.png',
            ),
          ),
      )
      .map(({file}) => file);
    expect(wrong).toEqual([]);
  });
});
