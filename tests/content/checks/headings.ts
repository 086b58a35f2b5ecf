import type {Heading} from 'mdast';
import {headingsOf, textOf} from '../support/prose';
import type {Page, Problem} from '../support/page';

/** Words of a heading without code and bold text, which keep their own spelling. */
function plainWords(heading: Heading): string[] {
  return heading.children
    .filter(({type}) => type !== 'inlineCode' && type !== 'strong')
    .map((child) => textOf(child))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean);
}

/** Capitalized words of a heading after its first word that are no proper names. */
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

/** Headings: no h1 besides the title, no level skipped, sentence case. */
export function checkHeadings(
  {file, tree}: Page,
  properNames: ReadonlySet<string>,
): Problem[] {
  let level = 1;
  return headingsOf(tree).flatMap((heading) => {
    const line = heading.position?.start.line;
    const text = textOf(heading);
    const problems: Problem[] = [];
    if (heading.depth === 1) {
      problems.push({
        file,
        line,
        message: `"${text}" is a second h1; the title is the first`,
      });
    } else if (heading.depth > level + 1) {
      problems.push({
        file,
        line,
        message: `"${text}" is an h${heading.depth} below an h${level}`,
      });
    }
    level = heading.depth;
    for (const word of wrongCapitals(heading, properNames)) {
      problems.push({
        file,
        line,
        message: `"${text}" is not in sentence case: ${word}`,
      });
    }
    return problems;
  });
}
