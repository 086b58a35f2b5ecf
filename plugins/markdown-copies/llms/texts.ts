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

/** The texts as a site gives them, in its default language. */
export const textsOf = ({description, sections}: Options): ListTexts => ({
  description,
  sections,
  words: WORDS,
});

const FILE = 'lists';

/** The texts as a file for translators. */
export function translationFile({
  description,
  sections,
  words,
}: ListTexts): TranslationFile {
  const titles = sections.flatMap(({folder, title, description: about}) => [
    [`${folder}: title`, title],
    [`${folder}: description`, about],
  ]);
  const messages = [
    ['site: description', description],
    ...titles,
    ...Object.entries(words),
  ] as [string, string][];
  return {
    path: FILE,
    content: Object.fromEntries(
      messages.map(([id, message]) => [id, {message}]),
    ),
  };
}

/** The texts as a translator has written them. */
export function translatedTexts(
  {description, sections, words}: ListTexts,
  files: readonly TranslationFile[],
): ListTexts {
  const content = files.find(({path}) => path === FILE)?.content ?? {};
  const say = (id: string, message: string) => content[id]?.message ?? message;
  return {
    description: say('site: description', description),
    sections: sections.map((section) => ({
      ...section,
      title: say(`${section.folder}: title`, section.title),
      description: say(`${section.folder}: description`, section.description),
    })),
    words: Object.fromEntries(
      Object.entries(words).map(([id, word]) => [id, say(id, word)]),
    ) as typeof WORDS,
  };
}
