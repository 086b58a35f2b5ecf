import {readFileSync} from 'node:fs';
import type {TranslationFile} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import {writeChanged} from '../registry/writeChanged';
import {SECTION_TITLES} from './insertSections';
import {WORDS} from './words';
import type {Words} from './words';

/** Name of the file below `i18n/<locale>/operator-pages/`, without extension. */
const FILE = 'words';

const PARTS = /\{\w+\}/g;

type Labels = Readonly<Record<string, string>>;

function withPrefix(prefix: string, labels: Labels): Labels {
  return Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [`${prefix}.${name}`, label]),
  );
}

/** The words whose ids begin with a prefix, by the rest of the id. */
export function labelsOf(words: Words, prefix: string): Labels {
  return Object.fromEntries(
    Object.entries(words)
      .filter(([id]) => id.startsWith(`${prefix}.`))
      .map(([id, label]) => [id.slice(prefix.length + 1), label]),
  );
}

/** The words in pages, in the language of the options and of the plugin. */
export function ownWords({
  kinds,
  sources,
  sectionsBefore,
}: Pick<PluginOptions, 'kinds' | 'sources' | 'sectionsBefore'>): Words {
  const sourceTexts = (field: 'label' | 'line') =>
    Object.fromEntries(
      Object.entries(sources).map(([name, source]) => [name, source[field]]),
    );
  return {
    ...withPrefix('section', SECTION_TITLES),
    ...WORDS,
    ...withPrefix('kind', kinds),
    ...withPrefix('source', sourceTexts('line')),
    ...withPrefix('sourceLabel', sourceTexts('label')),
    sectionsBefore,
  };
}

/** The words as a file for translators. */
export function translationFiles(words: Words): TranslationFile[] {
  const content = Object.entries(words).map(([id, message]) => {
    const parts = message.match(PARTS);
    return [
      id,
      {message, ...(parts && {description: `Filled in: ${parts.join(', ')}`})},
    ] as const;
  });
  return [{path: FILE, content: Object.fromEntries(content)}];
}

/** Checks a message for parts in braces that the original does not have. */
function checkParts(id: string, original: string, message: string): void {
  const known: readonly string[] = original.match(PARTS) ?? [];
  const unknown = (message.match(PARTS) ?? []).filter(
    (part) => !known.includes(part),
  );
  if (unknown.length > 0) {
    throw new Error(
      `operator-pages: the translation of "${id}" has ${unknown.join(', ')}; what is filled in there: ${known.join(', ') || 'nothing'}`,
    );
  }
}

/**
 * The words in the language of a translated file; a word that is not in the file stays as it is.
 * @throws Error if a word has a part in braces that is not filled in.
 */
export function translated(
  words: Words,
  files: readonly TranslationFile[],
): Words {
  const content = files.find(({path}) => path === FILE)?.content ?? {};
  return Object.fromEntries(
    Object.entries(words).map(([id, original]) => {
      const message = content[id]?.message ?? original;
      checkParts(id, original, message);
      return [id, message];
    }),
  ) as Words;
}

/** Writes the words for the remark plugin, which knows neither site nor locale. */
export async function writeWords(file: string, words: Words): Promise<void> {
  await writeChanged(file, JSON.stringify(words, null, 1));
}

/** The words that `writeWords` wrote; without a file, those of the options. */
export function readWords(file: string, options: PluginOptions): Words {
  return readJson<Words>(file) ?? ownWords(options);
}

/** The content of a file; undefined if there is no such file. */
export function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}
