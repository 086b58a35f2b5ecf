import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {BROTLI_QUALITY, compressFiles} from './server/compressFiles';
import {stableRuntime} from './server/stableRuntime';
import {writeHeaders} from './server/writeHeaders';
import {hasOrigin} from './shared/origin';

export {validateOptions} from './options';

/** Prepares the site for its host: absolute links only to a known origin, response headers with a policy for scripts, and compressed files. */
export default function pluginHosting(
  {outDir, siteConfig}: LoadContext,
  options: PluginOptions,
): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'hosting',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
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
    configureWebpack: (_config, _isServer, utils) => stableRuntime(utils),
    async postBuild(props) {
      if (!hasOrigin(siteConfig)) {
        logger.info(
          'SITE_URL is not set: this build has no canonical links, no og:url, no og:image, no sitemap, and no feeds.',
        );
      }
      await writeHeaders(props, options);
    },
  };
}
