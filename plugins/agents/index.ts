import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {announcements, CATALOG_FILE} from './build/announcements';
import {recipeOf} from './build/recipes';
import type {Options} from './options';
import {version} from './package.json';
import {RECIPES_FILE} from './tools/recipe';
import type {PublishedRecipe} from './tools/recipe';

export {validateOptions} from './options';

/**
 * Plugin that publishes what agents need in addition to pages: the recipes for
 * the tools, a skill, and a catalog of both.
 */
export default function pluginAgents(
  {siteDir, baseUrl}: LoadContext,
  options: Options,
): Plugin {
  let recipes: readonly PublishedRecipe[] = [];
  return {
    name: 'agents',

    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const docs = content?.loadedVersions[0]?.docs ?? [];
      const found = await Promise.all(
        docs.map(async (doc) => {
          const file = aliasedSitePathToRelativePath(doc.source);
          const text = await readFile(path.join(siteDir, file), 'utf8');
          return recipeOf(doc, text) ?? [];
        }),
      );
      recipes = found.flat();
    },

    injectHtmlTags: () =>
      options.origin === ''
        ? {}
        : {
            headTags: [
              {
                tagName: 'link',
                attributes: {rel: 'ai-catalog', href: baseUrl + CATALOG_FILE},
              },
            ],
          },

    async postBuild({outDir}) {
      const skill = await readFile(
        path.join(__dirname, 'build', 'skill.md'),
        'utf8',
      );
      const files = [
        {name: RECIPES_FILE, text: JSON.stringify(recipes)},
        ...announcements({...options, baseUrl, version, skill}),
      ];
      for (const {name, text} of files) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
  };
}
