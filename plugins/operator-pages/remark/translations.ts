import type {TranslationFile} from '@docusaurus/types';
import type {Language} from './language';
import type {Words} from './words';

type Messages = TranslationFile['content'];

/** Names of the files below `i18n/<locale>/operator-pages/`, without extension. */
const FILES = {words: 'words', options: 'options'} as const;

const PARTS = /\{\w+\}/g;

function messagesOf(
  texts: Readonly<Record<string, string>>,
  prefix = '',
): Messages {
  return Object.fromEntries(
    Object.entries(texts).map(([id, message]) => {
      const parts = message.match(PARTS);
      return [
        `${prefix}${id}`,
        {
          message,
          ...(parts && {description: `Filled in: ${parts.join(', ')}`}),
        },
      ];
    }),
  );
}

/** The texts of a language as files for translators. */
export function translationFiles({
  words,
  kinds,
  sources,
  sectionsBefore,
}: Language): TranslationFile[] {
  return [
    {path: FILES.words, content: messagesOf(words)},
    {
      path: FILES.options,
      content: {
        ...messagesOf(kinds, 'kind.'),
        ...messagesOf(sources, 'source.'),
        sectionsBefore: {
          message: sectionsBefore,
          description:
            'Heading of pages before which the sections on ports and parameters go',
        },
      },
    },
  ];
}

/** What is wrong with a message: parts in braces that the original does not have. */
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

function inMessages<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  messages: Messages,
  prefix = '',
): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([id, original]) => {
      const message = messages[`${prefix}${id}`]?.message ?? original;
      checkParts(`${prefix}${id}`, original, message);
      return [id, message];
    }),
  ) as Texts;
}

/**
 * A language with the texts of translated files; what these lack stays as it is.
 * @throws Error if a text has a part in braces that is not filled in.
 */
export function translated(
  {words, kinds, sources, sectionsBefore}: Language,
  files: readonly TranslationFile[],
): Language {
  const messages = (name: string): Messages =>
    files.find(({path}) => path === name)?.content ?? {};
  const options = messages(FILES.options);
  return {
    words: inMessages<Words>(words, messages(FILES.words)),
    kinds: inMessages(kinds, options, 'kind.'),
    sources: inMessages(sources, options, 'source.'),
    sectionsBefore: options.sectionsBefore?.message ?? sectionsBefore,
  };
}
