import {copyFixture} from './sites';

const CHANGES: readonly (readonly [from: string, to: string])[] = [
  ["url: 'https://example.com'", 'url: origin.url'],
  [
    "blog: {\n          showReadingTime: false,\n          onInlineTags: 'throw',\n          onUntruncatedBlogPosts: 'ignore',\n        },",
    "blog: {onUntruncatedBlogPosts: 'ignore', feedOptions: {type: origin.isKnown ? 'all' : null}},\n        sitemap: origin.isKnown && {ignorePatterns: ['/base/search']},",
  ],
  [
    'plugins: [',
    `plugins: [
    '../../../plugins/hosting/index.ts',
    `,
  ],
  ['themeConfig: {', "themeConfig: {\n    image: 'img/card.png',"],
  [
    'const config:',
    'const origin = siteOrigin(process.env.SITE_URL);\n\nconst config:',
  ],
];

/**
 * Copies the fixture site, with an origin from the environment, and returns the
 * folder of the copy.
 */
export function copyOriginSite(name: string): string {
  return copyFixture(name, {
    'docusaurus.config.ts': (config) =>
      CHANGES.reduce((text, [from, to]) => {
        if (!text.includes(from)) {
          throw new Error(`The fixture no longer holds ${from}`);
        }
        return text.replace(from, to);
      }, `import {siteOrigin} from '../../../plugins/hosting/shared/origin';\n${config}`),
  });
}
