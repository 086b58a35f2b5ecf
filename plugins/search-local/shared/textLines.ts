/** A line of the text of a section: a paragraph, an item of a list, or a cell of a table. */
export type TextLine = {
  readonly text: string;
  /** Whether an excerpt can quote it: not the text alternatives of figures, tables, and labels. */
  readonly isProse: boolean;
  /** The term that it describes, such as a parameter; empty if it describes none. */
  readonly term: string;
};

/** Between two lines of a text if no punctuation ends the first, as between the cells of a table. */
const LINE_SEPARATOR = ' · ';

/** The end of a text that does not need a separator after it. */
const ENDED = /(^|[.,:;!?…·–—-])["'”’)\]]*\s*$/u;

/** The text of lines without a distinction between them, as it is searched. */
export function joinLines(lines: readonly Pick<TextLine, 'text'>[]): string {
  return lines
    .reduce(
      (before, {text}) =>
        before + (ENDED.test(before) ? ' ' : LINE_SEPARATOR) + text,
      '',
    )
    .trim();
}

/** Lines as a text file has them: a term and a tab come before a description, a tab before what is not prose. */
export function encodeLines(lines: readonly TextLine[]): string {
  return lines
    .map(({text, isProse, term}) =>
      isProse ? `${term && `${term}\t`}${text}` : `\t${text}`,
    )
    .join('\n');
}

/** The lines that `encodeLines` was given, except for the terms of those that are not prose. */
export function decodeLines(encoded: string): TextLine[] {
  return encoded.split('\n').map((line) => {
    const tab = line.indexOf('\t');
    return {
      text: line.slice(tab + 1),
      isProse: tab !== 0,
      term: line.slice(0, Math.max(tab, 0)),
    };
  });
}
