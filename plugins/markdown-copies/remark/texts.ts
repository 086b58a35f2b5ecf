import type {Pluggable} from 'unified';
import type {ComponentCopy} from '../flatten/types';
import {Store} from '../store/store';

/** What texts are made with where a build has not kept them. */
export type Making = {
  readonly siteDir: string;
  readonly components: Readonly<Record<string, ComponentCopy>>;
  readonly remarkPlugins: readonly Pluggable[];
};

/** Files read at a time. */
const CONCURRENCY = 16;

/** Makes texts anew. Its code is loaded only where it is needed, as parsers take time to load. */
async function loadMaker({siteDir, components, remarkPlugins}: Making) {
  const [{createReader}, {markdownOf}] = await Promise.all([
    import('./readFile'),
    import('./markdown'),
  ]);
  const read = createReader(remarkPlugins);
  return async (file: string) =>
    markdownOf(await read(file), {siteDir, file}, components);
}

/**
 * Texts of Markdown files, with marks: those that the build has kept, and
 * others made anew, which happens when the generated files are gone and the
 * cache of the bundler is not.
 */
export async function readTexts(
  files: readonly string[],
  making: Making,
): Promise<Map<string, string>> {
  const store = new Store(making.siteDir);
  const texts = new Map<string, string>();
  const missing: string[] = [];
  for (let start = 0; start < files.length; start += CONCURRENCY) {
    await Promise.all(
      files.slice(start, start + CONCURRENCY).map(async (file) => {
        const text = await store.read(file);
        if (text === undefined) {
          missing.push(file);
        } else {
          texts.set(file, text);
        }
      }),
    );
  }
  if (missing.length > 0) {
    const make = await loadMaker(making);
    for (const file of missing) {
      texts.set(file, await make(file));
    }
  }
  return texts;
}
