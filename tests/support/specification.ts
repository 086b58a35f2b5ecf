import ts from 'typescript';

/**
 * A sentence of the specification, with the tests that check it, or the reason
 * why no test can.
 */
export type Sentence = {
  readonly says: string;
  /** Test titles by file, relative to `tests/`. */
  readonly tests?: Readonly<Record<string, string | readonly string[]>>;
  /** Reason why the sentence cannot be met, or tested, on this site. */
  readonly because?: string;
};

/** A chapter of the specification and its sentences. */
export type Chapter = {
  readonly chapter: string;
  readonly sentences: readonly Sentence[];
};

const TEST = /^(?:it|test|describe)\b/;

/**
 * Titles of the tests in a source text, as written: the titles of `it`, `test`,
 * and `describe`, and the first text in each row of a table of cases.
 */
export function testTitles(source: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest);

  function note(node: ts.Node | undefined): void {
    if (node && ts.isStringLiteralLike(node)) {
      titles.add(node.text);
    } else if (node && ts.isTemplateExpression(node)) {
      titles.add(node.getText(file).slice(1, -1));
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && TEST.test(node.expression.getText(file))) {
      note(node.arguments[0]);
    } else if (ts.isArrayLiteralExpression(node)) {
      note(node.elements[0]);
    }
    ts.forEachChild(node, visit);
  }

  visit(file);
  return titles;
}

/**
 * Finds problems in a list of sentences: no test and no reason, a missing file,
 * or a title that its file does not contain.
 */
export function specificationProblems(
  chapters: readonly Chapter[],
  read: (file: string) => string | undefined,
): string[] {
  return chapters.flatMap(({chapter, sentences}) => {
    const seen = new Set<string>();
    return sentences.flatMap(({says, tests = {}, because}) => {
      const problem = (text: string) => `${chapter}: ${says}: ${text}`;
      const isDouble = seen.has(says);
      seen.add(says);
      const files = Object.entries(tests).flatMap(([file, titles]) => {
        const source = read(file);
        if (source === undefined) {
          return [problem(`there is no ${file}`)];
        }
        const known = testTitles(source);
        const list = [titles].flat();
        return list.length === 0
          ? [problem(`no test of ${file} is named`)]
          : list
              .filter((title) => !known.has(title))
              .map((title) => problem(`${file} has no test '${title}'`));
      });
      return [
        ...(says.trim() ? [] : [problem('there is no sentence')]),
        ...(isDouble ? [problem('stands twice')] : []),
        ...(Object.keys(tests).length > 0 || because?.trim()
          ? []
          : [problem('there is neither a test nor a reason')]),
        ...files,
      ];
    });
  });
}
