/** A stretch of code of one meaning, for example a keyword; plain text has no types. */
export type Run = {readonly types: readonly string[]; readonly length: number};

/** A piece of a line of code; plain text has no types. */
export type Token = {
  readonly types: readonly string[];
  readonly content: string;
};

/**
 * Runs as text: a length each, in characters, with the types behind a colon.
 * The code itself is not repeated.
 */
export function writeMarks(runs: readonly Run[]): string {
  return runs.map(({types, length}) => [length, ...types].join(':')).join(' ');
}

/** Reads what `writeMarks` wrote. */
function readMarks(marks: string): Run[] {
  return marks
    .split(' ')
    .filter(Boolean)
    .map((mark) => {
      const [length, ...types] = mark.split(':');
      return {types, length: Number(length)};
    });
}

/** Lines of code, each as tokens; what has no mark is plain text. */
export function tokenLines(code: string, marks: string): Token[][] {
  const lines: Token[][] = [[]];
  const add = (types: readonly string[], text: string) => {
    text.split('\n').forEach((content, at) => {
      if (at > 0) {
        lines.push([]);
      }
      if (content !== '') {
        lines.at(-1)!.push({types, content});
      }
    });
  };
  let at = 0;
  for (const {types, length} of readMarks(marks)) {
    add(types, code.slice(at, at + length));
    at += length;
  }
  add([], code.slice(at));
  return lines;
}

const textOf = (line: readonly Token[]) =>
  line.map(({content}) => content).join('');

/**
 * The lines that are shown, which are those of the code without the comments
 * that direct how it is shown (`highlight-next-line`). A line that is not
 * found stays plain.
 */
export function shownLines(
  lines: readonly Token[][],
  shown: readonly string[],
): Token[][] {
  let from = 0;
  return shown.map((text) => {
    const at = lines.findIndex(
      (line, index) => index >= from && textOf(line) === text,
    );
    if (at < 0) {
      return [{types: [], content: text}];
    }
    from = at + 1;
    return lines[at]!;
  });
}
