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

/** Collects text in reading order and cuts it at headings. */
export class SectionCollector {
  private readonly sections: {title: string; id?: string; text: string}[] = [
    {title: '', text: ''},
  ];

  /** Opens a new section. */
  heading(title: string, id: string): void {
    this.sections.push({title: collapse(title), id, text: ''});
  }

  /** Adds text to the section that is open. */
  text(text: string): void {
    const section = this.sections.at(-1);
    if (section) {
      section.text += text;
    }
  }

  /** The sections; the first one is always there, even without text. */
  finish(): Section[] {
    return this.sections.map(({text, ...rest}) => ({
      ...rest,
      content: collapse(text),
    }));
  }
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
