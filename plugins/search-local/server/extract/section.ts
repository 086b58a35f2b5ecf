/** One section of a page as extracted from its HTML or its Markdown. */
export type Section = {
  /** Text of the heading; empty for what stands before the first one. */
  readonly title: string;
  /** Id of the heading; undefined for what stands before the first one. */
  readonly id?: string;
  readonly content: string;
  /** Names that the section defines: the terms of its definition lists. */
  readonly names?: readonly string[];
  /** Its code blocks. */
  readonly code?: string;
  /** Words that it is found by and does not show. */
  readonly keywords?: readonly string[];
};

type OpenSection = {
  readonly title: string;
  readonly id?: string;
  text: string;
  /** Signs of its text, blanks aside, and those of them in links and items of link lists. */
  signs: number;
  linkSigns: number;
  hasLinkList: boolean;
  readonly names: string[];
  readonly code: string[];
  readonly keywords: string[];
};

/** Of the text of a list of links so much is links: 'In the examples of' may stand before some. */
const LINK_SHARE = 0.75;

/** Stands between two blocks where no punctuation ends the first, as between table cells. */
const BLOCK_SEPARATOR = ' · ';

/** The end of a text that needs no separator after it. */
const ENDED = /(^|[.,:;!?…·–—-])["'”’)\]]*\s*$/u;

function openSection(title: string, id?: string): OpenSection {
  return {
    title: collapse(title),
    ...(id !== undefined && {id}),
    text: '',
    signs: 0,
    linkSigns: 0,
    hasLinkList: false,
    names: [],
    code: [],
    keywords: [],
  };
}

/** Whether a section only says where to go on ('See also') or where it is from ('References'). */
const isLinkList = ({hasLinkList, linkSigns, signs, code}: OpenSection) =>
  hasLinkList && linkSigns >= LINK_SHARE * signs && code.length === 0;

/** Collects text in reading order and cuts it at headings. */
export class SectionCollector {
  private readonly sections = [openSection('')];
  private isAtEdge = false;
  private openLinks = 0;

  private get last(): OpenSection {
    return this.sections.at(-1)!;
  }

  /** Opens a new section. */
  heading(title: string, id: string): void {
    this.isAtEdge = false;
    this.sections.push(openSection(title, id));
  }

  /** Adds text to the section that is open. */
  text(text: string): void {
    const section = this.last;
    if (this.isAtEdge && text.trim()) {
      section.text += ENDED.test(section.text) ? ' ' : BLOCK_SEPARATOR;
      this.isAtEdge = false;
    }
    section.text += text;
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

  /** Adds a block of code to the section that is open. */
  code(text: string): void {
    this.last.code.push(text);
  }

  /** Ends or begins a block: what follows is not in the line of what came before. */
  edge(): void {
    this.isAtEdge = true;
  }

  /** Adds names that the section that is open defines. */
  names(names: readonly string[]): void {
    this.last.names.push(...names.map(collapse));
  }

  /** Adds keywords to the section that is open. */
  keywords(text = ''): void {
    this.last.keywords.push(...text.split(/\s+/).filter(Boolean));
  }

  /** The sections without lists of links; the first one is always there, even without text. */
  finish(): Section[] {
    return this.sections
      .filter((section, at) => at === 0 || !isLinkList(section))
      .map(({title, id, text, names, code, keywords}) => ({
        title,
        ...(id !== undefined && {id}),
        content: collapse(text),
        ...(names.length > 0 && {names}),
        ...(code.length > 0 && {code: code.join('\n')}),
        ...(keywords.length > 0 && {keywords}),
      }));
  }
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
