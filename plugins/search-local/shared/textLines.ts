/** A line of a section's text: a paragraph, a list item, or a table cell. */
export type TextLine = {
  readonly text: string;
  /** True if an excerpt can quote it. False for tables, labels, and the text alternatives of figures. */
  readonly isProse: boolean;
  /** The described term, such as a parameter. Empty if there is none. */
  readonly term: string;
};

/** Separator after a line without punctuation at its end, such as a table cell. */
const LINE_SEPARATOR = ' · ';

/** Matches a text that does not need a separator after it. */
const ENDED = /(^|[.,:;!?…·–—-])["'”’)\]]*\s*$/u;

/** Joins lines to the text that is searched. */
export function joinLines(lines: readonly Pick<TextLine, 'text'>[]): string {
  return lines
    .reduce(
      (before, {text}) =>
        before + (ENDED.test(before) ? ' ' : LINE_SEPARATOR) + text,
      '',
    )
    .trim();
}

/** Encodes lines for a text file: a description follows its term and a tab, and text that is not prose follows a tab. */
export function encodeLines(lines: readonly TextLine[]): string {
  return lines
    .map(({text, isProse, term}) =>
      isProse ? `${term && `${term}\t`}${text}` : `\t${text}`,
    )
    .join('\n');
}

/** Decodes lines of a text file. Lines that are not prose have lost their terms. */
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
