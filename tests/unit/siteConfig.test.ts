import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import config from '../../docusaurus.config';
import sidebars from '../../sidebars';
import {ROOT} from '../support/sites';

/** The options of the plugin whose path ends so. */
function optionsOf(end: string): unknown {
  const found = (config.plugins ?? []).find(
    (plugin) =>
      Array.isArray(plugin) &&
      typeof plugin[0] === 'string' &&
      plugin[0].endsWith(end),
  );
  return Array.isArray(found) ? found[1] : undefined;
}

describe('the site', () => {
  it('is Altair AI Cloud, below /help/, in English, open to search engines', () => {
    expect(config).toMatchObject({
      title: 'Altair AI Cloud',
      tagline: 'Documentation for SaaS Platform',
      baseUrl: '/help/',
      noIndex: false,
      i18n: {
        defaultLocale: 'en',
        locales: ['en'],
        localeConfigs: {
          en: {
            label: 'English',
            htmlLang: 'en',
            direction: 'ltr',
            calendar: 'gregory',
          },
        },
      },
    });
    expect(config.favicon).toMatch(/^img\/.+/);
    const {version} = JSON.parse(
      readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
    ) as {version: string};
    expect(version).toBe('1.0.0');
  });

  it('is light, with a sidebar that stays and contents of levels 2 and 3', () => {
    expect(config.themeConfig).toMatchObject({
      colorMode: {
        defaultMode: 'light',
        disableSwitch: true,
        respectPrefersColorScheme: false,
      },
      docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      navbar: {
        hideOnScroll: true,
        items: [
          {type: 'doc', docId: 'intro', label: 'Documentation'},
          {to: '/blog', label: 'News'},
        ],
      },
    });
  });

  it('stops its build at a broken link, and warns of a broken Markdown link', () => {
    expect(config.onBrokenLinks).toBe('throw');
    expect(config.markdown?.hooks?.onBrokenMarkdownLinks).toBe('warn');
  });

  it('has one version of its docs, Next, one sidebar, and breadcrumbs', () => {
    expect(optionsOf('light-pages/docs/index.ts')).toMatchObject({
      breadcrumbs: true,
      versions: {current: {label: 'Next'}},
    });
    expect(Object.keys(sidebars)).toEqual(['docsSidebar']);
  });

  it('has News, all on one page', () => {
    expect(optionsOf('site-origin/blog/index.ts')).toMatchObject({
      blogTitle: 'News',
      blogDescription: 'News and announcements',
      postsPerPage: 'ALL',
    });
  });
});
