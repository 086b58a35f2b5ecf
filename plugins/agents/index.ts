import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {recipeOf} from './build/recipes';
import type {PublishedRecipe} from './tools/recipe';
import {RECIPES_FILE} from './tools/recipe';

/** Plugin that publishes what the tools of agents need in addition to pages. */
export default function pluginAgents({siteDir}: LoadContext): Plugin {
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

    postBuild: ({outDir}) =>
      writeFile(path.join(outDir, RECIPES_FILE), JSON.stringify(recipes)),
  };
}
