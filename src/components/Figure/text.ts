/** Width of a character in em, widest class first; all others are 0.61. */
const CLASSES: readonly (readonly [characters: RegExp, em: number])[] = [
  [/[mwMW%@]/, 0.94],
  [/[A-Z]/, 0.7],
  [/[ijlI'.,:;!| ]/, 0.29],
  [/[frt()[\]/\\{}"-]/, 0.4],
];

function characterWidth(character: string): number {
  const match = CLASSES.find(([characters]) => characters.test(character));
  return match ? match[1] : 0.61;
}

/**
 * Estimated width of a text in px at a font size in px. Nothing can be measured
 * at build time, so the estimate leans to the wide side of the text face.
 */
export function textWidth(text: string, fontSize: number): number {
  const em = Array.from(text).reduce(
    (sum, character) => sum + characterWidth(character),
    0,
  );
  return em * fontSize;
}

/** Breaks a text at blanks into lines of at most `width` px where it can. */
export function wrapText(
  text: string,
  fontSize: number,
  width: number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    if (last !== undefined && textWidth(joined, fontSize) <= width) {
      lines[lines.length - 1] = joined;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
