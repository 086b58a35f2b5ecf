import {joinLines} from '../../shared/textLines';
import type {TextLine} from '../../shared/textLines';

/** One section of a page as extracted from its HTML or its Markdown. */
export type Section = {
  /** Text of the heading; empty for what stands before the first one. */
  readonly title: string;
  /** Id of the heading; undefined for what stands before the first one. */
  readonly id?: string;
  readonly content: string;
  /** The lines of its content; left out if it is only one, of prose. */
  readonly lines?: readonly TextLine[];
  /** Names that the section defines: the terms of its definition lists. */
  readonly names?: readonly string[];
  /** Its code blocks. */
  readonly code?: string;
  /** Phrases that mean it, which it does not show. */
  readonly aliases?: readonly string[];
};

type OpenSection = {
  readonly title: string;
  readonly id?: string;
  readonly lines: {text: string; isProse: boolean; term: string}[];
  /** Signs of its text, blanks aside, and those of them in links and items of link lists. */
  signs: number;
  linkSigns: number;
  hasLinkList: boolean;
  readonly names: string[];
  readonly code: string[];
  readonly aliases: string[];
};

/** Of the text of a list of links so much is links: 'In the examples of' may stand before some. */
const LINK_SHARE = 0.75;

/** Elements whose texts say nothing by themselves: an excerpt does not quote them. */
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
    signs: 0,
    linkSigns: 0,
    hasLinkList: false,
    names: [],
    code: [],
    aliases: [],
  };
}

/** Whether a section only says where to go on ('See also') or where it is from ('References'). */
const isLinkList = ({hasLinkList, linkSigns, signs, code}: OpenSection) =>
  hasLinkList && linkSigns >= LINK_SHARE * signs && code.length === 0;

/** Collects text in reading order and cuts it at headings. */
export class SectionCollector {
  private readonly sections = [openSection('')];
  /** The section that text is added to. */
  private last = this.sections[0]!;
  private isAtEdge = true;
  private isProse = true;
  /** The term that is described, and the one that was read last. */
  private describing = '';
  private lastTerm = '';
  private openLinks = 0;

  /** Opens a new section. */
  heading(title: string, id: string): void {
    this.isAtEdge = true;
    this.last = openSection(title, id);
    this.sections.push(this.last);
  }

  /** Reads the content of an element. Text after it belongs to the section before it. */
  within(read: () => void): void {
    const {last} = this;
    read();
    this.isAtEdge ||= this.last !== last;
    this.last = last;
  }

  /** Adds text to the section that is open. */
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
    const signs = text.replace(/\s/g, '').length;
    section.signs += signs;
    section.linkSigns += this.openLinks > 0 ? signs : 0;
  }

  /** Reads a link, or an item of a list of links: an item that is a link with a few words about it. */
  link(isItem: boolean, read: () => void): void {
    this.last.hasLinkList ||= isItem;
    this.openLinks++;
    read();
    this.openLinks--;
  }

  /** Reads the content of an element, by its name in HTML. */
  element(name: string, read: () => void): void {
    const {isProse, describing} = this;
    this.isProse &&= !NOT_PROSE.has(name);
    this.describing = name === 'dd' ? this.lastTerm : describing;
    read();
    this.isProse = isProse;
    this.describing = describing;
  }

  code(text: string): void {
    this.last.code.push(text);
  }

  /** Ends or begins a block: what follows is not in the line of what came before. */
  edge(): void {
    this.isAtEdge = true;
  }

  /** Adds a term that is described next, and the names that it defines. */
  term(names: readonly string[], text: string): void {
    const defined = names.map(collapse);
    this.last.names.push(...defined);
    this.lastTerm = defined.join(', ') || collapse(text);
  }

  /** Adds a phrase that means the section. */
  alias(phrase: string): void {
    this.last.aliases.push(collapse(phrase));
  }

  /** The sections without lists of links; the first one is always there, even without text. */
  finish(): Section[] {
    return this.sections
      .filter((section, at) => at === 0 || !isLinkList(section))
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
