import {copyFixture} from './sites';

const CHANGES: readonly (readonly [from: string, to: string])[] = [
  ["url: 'https://example.com'", 'url: origin.url'],
  [
    "blog: {\n          showReadingTime: false,\n          onInlineTags: 'throw',\n          onUntruncatedBlogPosts: 'ignore',\n        },",
    "blog: false,\n        sitemap: origin.isKnown && {ignorePatterns: ['/base/search']},",
  ],
  [
    'plugins: [',
    `plugins: [
    '../../../plugins/hosting/index.ts',
    ['../../../plugins/hosting/blog/index.ts', {onUntruncatedBlogPosts: 'ignore', feedOptions: {type: 'all'}}],
    `,
  ],
  ['themeConfig: {', "themeConfig: {\n    image: 'img/card.png',"],
  [
    'const config:',
    'const origin = siteOrigin(process.env.SITE_URL);\n\nconst config:',
  ],
];

/** Texts of the blog as a translation file has them. */
const TEXTS = {
  title: {message: 'Otter news'},
  description: {message: 'What otters do'},
};

/** Copies the fixture site, with an origin that the environment gives, and returns the folder of the copy. */
export function copyOriginSite(name: string): string {
  return copyFixture(name, {
    'i18n/en/docusaurus-plugin-content-blog/options.json':
      JSON.stringify(TEXTS),
    'docusaurus.config.ts': (config) =>
      CHANGES.reduce((text, [from, to]) => {
        if (!text.includes(from)) {
          throw new Error(`The fixture no longer holds ${from}`);
        }
        return text.replace(from, to);
      }, `import {siteOrigin} from '../../../plugins/hosting/shared/origin';\n${config}`),
  });
}
