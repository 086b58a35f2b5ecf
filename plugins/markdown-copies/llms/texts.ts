import type {TranslationFile} from '@docusaurus/types';
import type {Options} from '../options';

/** What the lists of copies say apart from what pages say. */
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

/** Texts of the lists in the language of the site. */
export type ListTexts = Pick<Options, 'description' | 'sections'> & {
  readonly words: typeof WORDS;
};

/** Texts by id, as a file for translators has them. */
export type Messages = TranslationFile['content'];

/** The texts of a site in its default language. */
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

/** Texts in the language of the messages, by default that of the options. */
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
