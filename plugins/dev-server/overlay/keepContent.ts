import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesWritten} from './filesWritten';
import {showMessages} from './showMessages';

/** The message of an error and of its causes, the innermost first. */
function fullMessage(error: unknown): string {
  const {message, cause} = error as Error;
  return cause === undefined ? message : `${fullMessage(cause)}\n${message}`;
}

/**
 * A content plugin for the dev server: while its content cannot be loaded, it
 * keeps the last one that could, and the overlay shows the reason.
 * @param id - Id of the plugin instance.
 */
export function keepContent<Content>(
  plugin: Plugin<Content>,
  {generatedFilesDir}: LoadContext,
  id: string,
): Plugin<Content> {
  if (process.env.NODE_ENV === 'production') {
    return plugin;
  }
  const folder = path.join(generatedFilesDir, 'dev-server');
  const file = path.join(folder, `${plugin.name}-${id}.json`);
  let kept: {readonly content: Content} | undefined;
  let loads = 0;

  mkdirSync(folder, {recursive: true});
  writeFileSync(file, '[]');
  return {
    ...plugin,
    async loadContent() {
      const load = ++loads;
      // A slow load can end after the next one: the last to start counts.
      const show = (messages: readonly string[]) => {
        if (load === loads) {
          writeFileSync(file, JSON.stringify(messages));
        }
      };
      await filesWritten();
      try {
        const content = (await plugin.loadContent?.()) as Content;
        kept = {content};
        show([]);
        return content;
      } catch (error) {
        if (!kept) {
          throw error;
        }
        const message = fullMessage(error);
        logger.error(message);
        show([message]);
        return kept.content;
      }
    },
    configureWebpack(...args) {
      const config = plugin.configureWebpack?.(...args) ?? {};
      return {
        ...config,
        plugins: [...(config.plugins ?? []), showMessages(file)],
      };
    },
  };
}
