import type {Heading} from 'mdast';
import {headingsOf, textOf} from '../support/prose';
import type {Page, Problem} from '../support/page';

/**
 * Returns the words of a heading without code and bold text, which keep their
 * own spelling.
 */
function plainWords(heading: Heading): string[] {
  return heading.children
    .filter(({type}) => type !== 'inlineCode' && type !== 'strong')
    .map((child) => textOf(child))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean);
}

/**
 * Returns the capitalized words of a heading, except the first one and proper
 * names.
 */
function wrongCapitals(
  heading: Heading,
  properNames: ReadonlySet<string>,
): string[] {
  const words = plainWords(heading);
  return words.filter((raw, at) => {
    const word = raw.replace(/^[("']+|[)"'.,:;?]+$/g, '').replace(/'s$/, '');
    const startsSentence = at === 0 || /[:?.]$/.test(words[at - 1] ?? '');
    return (
      !startsSentence && /^\p{Lu}\p{Ll}/u.test(word) && !properNames.has(word)
    );
  });
}

/**
 * Finds headings with the text of an earlier one. Their addresses differ only
 * by a number, and readers cannot tell them apart.
 */
function repeated({file, tree}: Page): Problem[] {
  const lines = new Map<string, number | undefined>();
  return headingsOf(tree).flatMap((heading) => {
    const text = textOf(heading);
    const key = text.toLowerCase();
    const line = heading.position?.start.line;
    if (!lines.has(key)) {
      lines.set(key, line);
      return [];
    }
    return [
      {
        file,
        line,
        message: `"${text}" is also the heading of line ${lines.get(key)}: write what is different here`,
      },
    ];
  });
}

/**
 * Checks headings: no h1 except the title, no skipped level, sentence case, and
 * no duplicate text.
 */
export function checkHeadings(
  page: Page,
  properNames: ReadonlySet<string>,
): Problem[] {
  const {file, tree} = page;
  let level = 1;
  const problems = headingsOf(tree).flatMap((heading) => {
    const line = heading.position?.start.line;
    const text = textOf(heading);
    const own: Problem[] = [];
    if (heading.depth === 1) {
      own.push({
        file,
        line,
        message: `"${text}" is a second h1; the title is the first`,
      });
    } else if (heading.depth > level + 1) {
      own.push({
        file,
        line,
        message: `"${text}" is an h${heading.depth} below an h${level}`,
      });
    }
    level = heading.depth;
    for (const word of wrongCapitals(heading, properNames)) {
      own.push({
        file,
        line,
        message: `"${text}" is not in sentence case: ${word}`,
      });
    }
    return own;
  });
  return [...problems, ...repeated(page)];
}
