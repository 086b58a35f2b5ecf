import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {relativeTo} from '../flatten/url';

/** Name of the plugin, and of its folder of generated files. */
export const PLUGIN_NAME = 'markdown-copies';

type Stored = {
  /** Of the source that the text was made from. */
  readonly hash: string;
  readonly markdown: string;
};

const hashOf = (source: string) =>
  createHash('sha1').update(source).digest('base64url');

/** Docusaurus names the language that it builds in this variable. */
const locale = () => process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'default';

/**
 * Texts of pages, from their compilation to the end of the build. They lie
 * among the generated files, since a later build takes pages that have not
 * changed from its cache and does not compile them.
 */
export class Store {
  constructor(private readonly siteDir: string) {}

  private fileOf(source: string): string {
    return path.join(
      this.siteDir,
      GENERATED_FILES_DIR_NAME,
      PLUGIN_NAME,
      'texts',
      locale(),
      `${relativeTo(this.siteDir, source)}.json`,
    );
  }

  /** Keeps the text of a source file; at once, as pages are compiled for the browser and for the server side by side. */
  write(source: string, markdown: string): void {
    const file = this.fileOf(source);
    const hash = hashOf(readFileSync(source, 'utf8'));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify({hash, markdown} satisfies Stored));
  }

  /** The text of a source file; undefined where there is none of it as it is now. */
  async read(source: string): Promise<string | undefined> {
    try {
      const {hash, markdown} = JSON.parse(
        await readFile(this.fileOf(source), 'utf8'),
      ) as Stored;
      return hash === hashOf(await readFile(source, 'utf8'))
        ? markdown
        : undefined;
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      // A build that was stopped may leave half a text.
      if (isMissing || error instanceof SyntaxError) {
        return undefined;
      }
      throw error;
    }
  }
}
