import {copyAddress, fileAddress} from '../pages/addresses';
import type {Place} from '../pages/addresses';
import type {Page} from '../pages/readPage';
import {INDEX_FILE} from '../shared/copyPath';
import {fillSections} from './sections';
import type {FilledSection} from './sections';
import type {ListTexts} from './texts';

/** Name of the files with the whole text of a section. */
const FULL_FILE = 'llms-full.txt';

/** A file of the output folder. */
export type TextFile = {readonly name: string; readonly text: string};

/** What lists are made from. */
export type Context = {
  /** Name of the site. */
  readonly siteTitle: string;
  readonly place: Place;
  readonly texts: ListTexts;
  /** Text of the copy of a page. */
  readonly copyOf: (page: Page) => string;
};

/** Words as Markdown that has no other meaning. */
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

/** A line that leads to the index file of a section. */
function sectionLine(section: FilledSection, context: Context): string {
  const {title, description, pages} = section;
  const {count} = context.texts.words;
  const about = `${count.replace('{count}', String(pages.length))} ${description}`;
  return line(title, addressOf(section, INDEX_FILE, context), about.trim());
}

/** The index file of a section. */
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

/** The whole text of a section: the copies of its pages, one after the other. */
function fullFile({folder, pages}: FilledSection, {copyOf}: Context): TextFile {
  return {name: `${folder}/${FULL_FILE}`, text: pages.map(copyOf).join('\n')};
}

/** What the file of the whole site says of a section: its pages, or the files that list them. */
function siteEntry(section: FilledSection, context: Context): string[] {
  const {title, description, isListed, pages} = section;
  const lines = isListed
    ? pages.map((page) => pageLine(page, context))
    : withParts(section).map((one) => sectionLine(one, context));
  return lines.length > 0
    ? [`## ${escaped(title)}`, escaped(description), lines.join('\n')]
    : [];
}

/** Index files of the site and its sections, and files with the whole text of each section. */
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
