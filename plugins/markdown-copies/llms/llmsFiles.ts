import type {PluginOptions} from '../options';
import type {Page} from '../pages/types';
import {escaped} from '../pages/lines';
import {INDEX_FILE} from '../shared/copyPath';
import {copyAddress} from '../write/addresses';
import type {Place} from '../write/addresses';
import {fillSections} from './sections';
import type {FilledSection} from './sections';

/** Name of the files with the whole text of a section. */
const FULL_FILE = 'llms-full.txt';

/** A file of the output folder. */
export type TextFile = {readonly name: string; readonly text: string};

type Context = {
  /** Name of the site. */
  readonly siteTitle: string;
  readonly place: Place;
  /** Text of the copy of a page. */
  readonly copyOf: (page: Page) => string;
};

const paragraphs = (...parts: readonly string[]) =>
  `${parts.filter(Boolean).join('\n\n')}\n`;

function pageLine({route, title, description}: Page, place: Place): string {
  const about = description ? `: ${escaped(description)}` : '';
  return `- [${escaped(title)}](${copyAddress(route, place)})${about}`;
}

function fileAddress(folder: string, file: string, place: Place): string {
  return `${place.origin}${place.baseUrl}${folder}/${file}`;
}

const withParts = (section: FilledSection): FilledSection[] =>
  [section, ...section.parts].filter(({pages}) => pages.length > 0);

/** A line that leads to the index file of a section. */
function sectionLine(section: FilledSection, place: Place): string {
  const {folder, title, description, pages} = section;
  const count = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;
  return `- [${escaped(title)}](${fileAddress(folder, INDEX_FILE, place)}): ${[`${count}.`, escaped(description)].join(' ').trim()}`;
}

/** The index file of a section. */
function sectionFile(section: FilledSection, {place}: Context): TextFile {
  const {folder, title, description, pages, parts} = section;
  return {
    name: `${folder}/${INDEX_FILE}`,
    text: paragraphs(
      `# ${escaped(title)}`,
      `> ${escaped(description || title)}`,
      `The text of all these pages in one file: ${fileAddress(folder, FULL_FILE, place)}`,
      '## Pages',
      pages.map((page) => pageLine(page, place)).join('\n'),
      ...(parts.length > 0
        ? ['## Parts', parts.map((part) => sectionLine(part, place)).join('\n')]
        : []),
    ),
  };
}

/** The whole text of a section: the copies of its pages, one after the other. */
function fullFile({folder, pages}: FilledSection, {copyOf}: Context): TextFile {
  return {name: `${folder}/${FULL_FILE}`, text: pages.map(copyOf).join('\n')};
}

/** What the file of the whole site says of a section: its pages, or the files that list them. */
function siteEntry(section: FilledSection, place: Place): string[] {
  const {title, description, isListed, pages} = section;
  const lines = isListed
    ? pages.map((page) => pageLine(page, place))
    : withParts(section).map((one) => sectionLine(one, place));
  return lines.length > 0
    ? [`## ${escaped(title)}`, escaped(description), lines.join('\n')]
    : [];
}

/** Index files of the site and its sections, and files with the whole text of each section. */
export function llmsFiles(
  {description, sections}: PluginOptions,
  pages: readonly Page[],
  context: Context,
): TextFile[] {
  const {place, siteTitle} = context;
  const filled = fillSections(sections, pages, place.baseUrl);
  const files = filled.flatMap(withParts);
  return [
    {
      name: INDEX_FILE,
      text: paragraphs(
        `# ${escaped(siteTitle)}`,
        `> ${escaped(description)}`,
        'Each page has a copy in Markdown at its address with `.md` at the end. The files below list the copies.',
        ...filled.flatMap((section) => siteEntry(section, place)),
        '## Optional',
        'The text of all pages of a section in one file.',
        files
          .map(
            ({title: name, folder}) =>
              `- [${escaped(name)}, whole text](${fileAddress(folder, FULL_FILE, place)})`,
          )
          .join('\n'),
      ),
    },
    ...files.map((section) => sectionFile(section, context)),
    ...files.map((section) => fullFile(section, context)),
  ];
}
