import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {createMatcher} from '@docusaurus/utils';
import type {AllContent} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import {sectionsOf} from './sections';
import type {Section} from './sections';
import {treesOf} from './tree';
import type {Category, Doc} from './tree';

/** Name of the plugin whose pages are joined. */
const DOCS = 'docusaurus-plugin-content-docs';

/** The sidebars of all docs of a site, all versions. */
export function treesOfSite(allContent: AllContent): (Doc | Category)[] {
  return Object.values(allContent[DOCS] ?? {}).flatMap((content) =>
    (content as LoadedContent).loadedVersions.flatMap(treesOf),
  );
}

/** The print pages of the sidebars of a site. */
export function sectionsOfSite(
  trees: readonly (Doc | Category)[],
  baseUrl: string,
  {exclude, maxArticles}: Pick<PluginOptions, 'exclude' | 'maxArticles'>,
): Section[] {
  const matches = createMatcher([...exclude]);
  const isExcluded = (route: string) =>
    matches(`/${route.slice(baseUrl.length)}`);
  return sectionsOf(trees, {maxArticles, isExcluded});
}
