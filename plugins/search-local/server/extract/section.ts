/** One section of a page as extracted from its HTML or its Markdown. */
export type Section = {
  /** Text of the heading; empty for what stands before the first one. */
  readonly title: string;
  /** Id of the heading; undefined for what stands before the first one. */
  readonly id?: string;
  readonly content: string;
  /** Names that the section defines: the terms of its definition lists. */
  readonly names?: readonly string[];
};

type OpenSection = {
  title: string;
  id?: string;
  text: string;
  readonly names: string[];
};

/** Stands between two blocks where no punctuation ends the first, as between table cells. */
const BLOCK_SEPARATOR = ' · ';

/** The end of a text that needs no separator after it. */
const ENDED = /(^|[.,:;!?…·–—-])["'”’)\]]*\s*$/u;

/** Collects text in reading order and cuts it at headings. */
export class SectionCollector {
  private readonly sections: OpenSection[] = [{title: '', text: '', names: []}];
  private isAtEdge = false;

  /** Opens a new section. */
  heading(title: string, id: string): void {
    this.isAtEdge = false;
    this.sections.push({title: collapse(title), id, text: '', names: []});
  }

  /** Adds text to the section that is open. */
  text(text: string): void {
    const section = this.sections.at(-1)!;
    if (this.isAtEdge && text.trim()) {
      section.text += ENDED.test(section.text) ? ' ' : BLOCK_SEPARATOR;
      this.isAtEdge = false;
    }
    section.text += text;
  }

  /** Ends or begins a block: what follows is not in the line of what came before. */
  edge(): void {
    this.isAtEdge = true;
  }

  /** Adds names that the section that is open defines. */
  names(names: readonly string[]): void {
    this.sections.at(-1)?.names.push(...names.map(collapse));
  }

  /** The sections; the first one is always there, even without text. */
  finish(): Section[] {
    return this.sections.map(({text, names, ...rest}) => ({
      ...rest,
      content: collapse(text),
      ...(names.length > 0 && {names}),
    }));
  }
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
