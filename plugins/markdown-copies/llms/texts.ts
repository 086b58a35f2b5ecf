import type {TranslationFile} from '@docusaurus/types';
import type {Options} from '../options';

/** Texts of the lists that do not come from pages. */
const WORDS = {
  copies:
    'Each page has a copy in Markdown at its address with `.md` at the end. The files below list the copies.',
  pages: 'Pages',
  count: 'Pages: {count}.',
  parts: 'Parts',
  whole: 'The text of all these pages in one file: {address}',
  optional: 'Optional',
  wholes: 'The text of all pages of a section in one file.',
  wholeOf: '{title}, whole text',
};

/** Texts of the lists in the current locale. */
export type ListTexts = Pick<Options, 'description' | 'sections'> & {
  readonly words: typeof WORDS;
};

/** Texts by id, in the format of translation files. */
export type Messages = TranslationFile['content'];

/** Texts in the default locale of a site. */
export function messagesOf({description, sections}: Options): Messages {
  const titles = sections.flatMap(({folder, title, description: about}) => [
    [`${folder}: title`, title],
    [`${folder}: description`, about],
  ]);
  const messages = [
    ['site: description', description],
    ...titles,
    ...Object.entries(WORDS),
  ] as [string, string][];
  return Object.fromEntries(messages.map(([id, message]) => [id, {message}]));
}

/**
 * Texts of the lists, from translated messages. Default: the texts of the
 * options.
 */
export function textsOf(
  options: Options,
  messages: Messages = messagesOf(options),
): ListTexts {
  const say = (id: string) => messages[id]!.message;
  return {
    description: say('site: description'),
    sections: options.sections.map((section) => ({
      ...section,
      title: say(`${section.folder}: title`),
      description: say(`${section.folder}: description`),
    })),
    words: Object.fromEntries(
      Object.keys(WORDS).map((id) => [id, say(id)]),
    ) as typeof WORDS,
  };
}
