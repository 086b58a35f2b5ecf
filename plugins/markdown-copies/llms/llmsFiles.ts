import {copyAddress, fileAddress} from '../pages/addresses';
import type {Place} from '../pages/addresses';
import type {Page} from '../pages/readPage';
import {INDEX_FILE} from '../shared/copyPath';
import {fillSections} from './sections';
import type {FilledSection} from './sections';
import type {ListTexts} from './texts';

/** Name of the files with the full text of a section. */
const FULL_FILE = 'llms-full.txt';

/** A file in the output folder. */
export type TextFile = {readonly name: string; readonly text: string};

/** Data for the lists of copies. */
export type Context = {
  /** Name of the site. */
  readonly siteTitle: string;
  readonly place: Place;
  readonly texts: ListTexts;
  /** Returns the Markdown copy of a page. */
  readonly copyOf: (page: Page) => string;
};

/** Escapes characters that have a meaning in Markdown. */
const escaped = (words: string): string =>
  words.replace(/[\\`*_{}[\]<>|~]/g, '\\$&');

const paragraphs = (...parts: readonly string[]) =>
  `${parts.filter(Boolean).join('\n\n')}\n`;

const line = (title: string, address: string, about = '') =>
  `- [${escaped(title)}](${address})${about && `: ${escaped(about)}`}`;

const pageLine = ({route, title, description}: Page, {place}: Context) =>
  line(title, copyAddress(route, place), description);

const addressOf = ({folder}: FilledSection, file: string, {place}: Context) =>
  fileAddress(`${folder}/${file}`, place);

const withParts = (section: FilledSection): FilledSection[] =>
  [section, ...section.parts].filter(({pages}) => pages.length > 0);

/** List entry with a link to the index file of a section. */
function sectionLine(section: FilledSection, context: Context): string {
  const {title, description, pages} = section;
  const {count} = context.texts.words;
  const about = `${count.replace('{count}', String(pages.length))} ${description}`;
  return line(title, addressOf(section, INDEX_FILE, context), about.trim());
}

/** Index file of a section. */
function sectionFile(section: FilledSection, context: Context): TextFile {
  const {folder, title, description, pages, parts} = section;
  const {words} = context.texts;
  const full = addressOf(section, FULL_FILE, context);
  return {
    name: `${folder}/${INDEX_FILE}`,
    text: paragraphs(
      `# ${escaped(title)}`,
      `> ${escaped(description || title)}`,
      words.whole.replace('{address}', full),
      `## ${words.pages}`,
      pages.map((page) => pageLine(page, context)).join('\n'),
      ...(parts.length > 0
        ? [
            `## ${words.parts}`,
            parts.map((part) => sectionLine(part, context)).join('\n'),
          ]
        : []),
    ),
  };
}

/** Full text of a section: the copies of all its pages. */
function fullFile({folder, pages}: FilledSection, {copyOf}: Context): TextFile {
  return {name: `${folder}/${FULL_FILE}`, text: pages.map(copyOf).join('\n')};
}

/**
 * Entry of a section in the site's `llms.txt`: its pages, or links to the index
 * files of the section and its parts.
 */
function siteEntry(section: FilledSection, context: Context): string[] {
  const {title, description, isListed, pages} = section;
  const lines = isListed
    ? pages.map((page) => pageLine(page, context))
    : withParts(section).map((one) => sectionLine(one, context));
  return lines.length > 0
    ? [`## ${escaped(title)}`, escaped(description), lines.join('\n')]
    : [];
}

/**
 * Creates the index files of the site and its sections, and the files with the
 * full text of each section.
 */
export function llmsFiles(
  pages: readonly Page[],
  context: Context,
): TextFile[] {
  const {place, siteTitle, texts} = context;
  const {words} = texts;
  const filled = fillSections(texts.sections, pages, place.baseUrl);
  const files = filled.flatMap(withParts);
  const wholes = files.map((section) =>
    line(
      words.wholeOf.replace('{title}', section.title),
      addressOf(section, FULL_FILE, context),
    ),
  );
  return [
    {
      name: INDEX_FILE,
      text: paragraphs(
        `# ${escaped(siteTitle)}`,
        `> ${escaped(texts.description)}`,
        words.copies,
        ...filled.flatMap((section) => siteEntry(section, context)),
        `## ${words.optional}`,
        words.wholes,
        wholes.join('\n'),
      ),
    },
    ...files.map((section) => sectionFile(section, context)),
    ...files.map((section) => fullFile(section, context)),
  ];
}
