import {joinLines} from '../../shared/textLines';
import type {TextLine} from '../../shared/textLines';

/** One section of a page as extracted from its HTML or its Markdown. */
export type Section = {
  /** Text of the heading. Empty for the text before the first heading. */
  readonly title: string;
  /** Id of the heading. Absent for the text before the first heading. */
  readonly id?: string;
  readonly content: string;
  /** Lines of the content. Absent if the content is one line of prose. */
  readonly lines?: readonly TextLine[];
  /** Defined names: the terms of definition lists. */
  readonly names?: readonly string[];
  /** Text of the code blocks. */
  readonly code?: string;
  /** Aliases of the section, which are not shown. */
  readonly aliases?: readonly string[];
};

type OpenSection = {
  readonly title: string;
  readonly id?: string;
  readonly lines: {text: string; isProse: boolean; term: string}[];
  /** Number of characters without spaces. */
  letters: number;
  /** Number of these characters that are in links or in items of link lists. */
  linkLetters: number;
  hasLinkList: boolean;
  readonly names: string[];
  readonly code: string[];
  readonly aliases: string[];
};

/** Minimum share of links in the text of a list of links. */
const LINK_SHARE = 0.75;

/** Elements that excerpts do not quote, because their text needs its context. */
export const NOT_PROSE: ReadonlySet<string> = new Set([
  'table',
  'figure',
  'dt',
  'h1',
  'h4',
  'h5',
  'h6',
  'summary',
]);

function openSection(title: string, id?: string): OpenSection {
  return {
    title: collapse(title),
    ...(id !== undefined && {id}),
    lines: [],
    letters: 0,
    linkLetters: 0,
    hasLinkList: false,
    names: [],
    code: [],
    aliases: [],
  };
}

/** Returns true if a section is a list of links, such as 'See also' or 'References'. */
const isLinkList = ({hasLinkList, linkLetters, letters, code}: OpenSection) =>
  hasLinkList && linkLetters >= LINK_SHARE * letters && code.length === 0;

/** Collects the text of a page in reading order and cuts it at headings. */
export class SectionCollector {
  private readonly sections = [openSection('')];
  /** The section that the next text belongs to. */
  private last = this.sections[0]!;
  private isAtEdge = true;
  private isProse = true;
  /** The term that the next text describes. */
  private describing = '';
  private lastTerm = '';
  private openLinks = 0;

  /** Starts a section. */
  heading(title: string, id: string): void {
    this.isAtEdge = true;
    this.last = openSection(title, id);
    this.sections.push(this.last);
  }

  /** Reads the content of an element. The text after the element belongs to the same section as the text before it. */
  within(read: () => void): void {
    const {last} = this;
    read();
    this.isAtEdge ||= this.last !== last;
    this.last = last;
  }

  /** Adds text to the current section. */
  text(text: string): void {
    const section = this.last;
    if (this.isAtEdge && text.trim()) {
      const {isProse, describing: term} = this;
      section.lines.push({text: '', isProse, term});
      this.isAtEdge = false;
    }
    const line = section.lines.at(-1);
    if (line) {
      line.text += text;
    }
    const letters = text.replace(/\s/g, '').length;
    section.letters += letters;
    section.linkLetters += this.openLinks > 0 ? letters : 0;
  }

  /** Reads the content of a link, or of an item of a list of links. */
  link(isItem: boolean, read: () => void): void {
    this.last.hasLinkList ||= isItem;
    this.openLinks++;
    read();
    this.openLinks--;
  }

  /** Reads the content of an element with a name in HTML. */
  element(name: string, read: () => void): void {
    const {isProse, describing} = this;
    this.isProse &&= !NOT_PROSE.has(name);
    this.describing = name === 'dd' ? this.lastTerm : describing;
    read();
    this.isProse = isProse;
    this.describing = describing;
  }

  /** Adds a code block. */
  code(text: string): void {
    this.last.code.push(text);
  }

  /** Starts a new line with the next text. */
  edge(): void {
    this.isAtEdge = true;
  }

  /** Adds a term with the names that it defines. The next description is about the term. */
  term(names: readonly string[], text: string): void {
    const defined = names.map(collapse);
    this.last.names.push(...defined);
    this.lastTerm = defined.join(', ') || collapse(text);
  }

  /** Adds an alias of the section. */
  alias(phrase: string): void {
    this.last.aliases.push(collapse(phrase));
  }

  /** Returns the sections without lists of links. The first section is always included. */
  finish(): Section[] {
    return this.sections
      .filter((section, position) => position === 0 || !isLinkList(section))
      .map(({title, id, names, code, aliases, ...section}) => {
        const lines = section.lines.map(({text, ...line}) => ({
          ...line,
          text: collapse(text),
        }));
        return {
          title,
          ...(id !== undefined && {id}),
          content: joinLines(lines),
          ...(!isPlain(lines) && {lines}),
          ...(names.length > 0 && {names}),
          ...(code.length > 0 && {code: code.join('\n')}),
          ...(aliases.length > 0 && {aliases}),
        };
      });
  }
}

const isPlain = ([first, ...others]: readonly TextLine[]) =>
  others.length === 0 && (!first || (first.isProse && first.term === ''));

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
