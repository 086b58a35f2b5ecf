import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {assetRules} from './server/assetRules';
import {BROTLI_QUALITY, compressFiles} from './server/compressFiles';
import {copyEncodedPages, unreachableRoutes} from './server/encodedRoutes';
import {policyTag} from './server/policyTag';
import {writeHostFiles} from './server/writeHostFiles';
import {hasOrigin} from './shared/origin';

export {validateOptions} from './options';

/** Prepares the site for its host: absolute links only to a known origin, pages for a strict policy, and files with headers. */
export default function pluginHosting(
  {baseUrl, outDir, siteConfig}: LoadContext,
  options: PluginOptions,
): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'hosting',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () => [path.join(__dirname, 'client/icons.css')],
    extendCli(cli) {
      cli
        .command('compress [folder]')
        .description('Write the texts of the built site as .gz and .br, too.')
        .option(
          '--quality <number>',
          'Quality of Brotli: from 0, the fastest, to 11, the smallest files.',
          Number,
          BROTLI_QUALITY,
        )
        .action(
          async (folder: string = outDir, {quality}: {quality: number}) => {
            const files = await compressFiles(folder, quality);
            logger.success`hosting: number=${files} compressed files`;
          },
        );
    },
    injectHtmlTags: () => ({headTags: [policyTag(baseUrl)]}),
    configureWebpack: ({module}) => ({
      mergeStrategy: {'module.rules': 'replace'},
      module: {rules: assetRules(module?.rules ?? [])},
    }),
    async postBuild(props) {
      if (!hasOrigin(siteConfig)) {
        logger.info(
          'SITE_URL is not set: this build has no canonical links, no og:url, no og:image, no sitemap, and no feeds.',
        );
      }
      for (const route of unreachableRoutes(props.routesPaths)) {
        logger.warn(
          `The page at ${route} shows "Page Not Found", because Docusaurus opens pages by their decoded address. Write its slug without percent codes.`,
        );
      }
      await copyEncodedPages(props);
      await writeHostFiles(props, options);
    },
  };
}
