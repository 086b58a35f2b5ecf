import {escapeRegexp} from '@docusaurus/utils';
import type {Link, Nodes, Paragraph, PhrasingContent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {Term} from './terms';

/** Blocks whose words are not linked: they lead elsewhere, name things, or are drawn. */
const LEFT_OUT = new Set(['heading', 'table', 'footnoteDefinition']);

/** The term and its regular plural: `policies` for `policy`. */
export function formsOf(name: string): string[] {
  if (/[^aeiou]y$/i.test(name)) {
    return [name, `${name.slice(0, -1)}ies`];
  }
  return [name, /(s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`];
}

/** Finds terms in text; longer ones first, so that `resource pool` is not `resource`. */
function patternOf(terms: readonly Term[]): RegExp {
  const forms = terms
    .flatMap(({name}) => formsOf(name))
    .sort((one, other) => other.length - one.length)
    .map(escapeRegexp);
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
}

function linkTo(text: string, url: string, {meaning}: Term): Link {
  return {
    type: 'link',
    url,
    title: meaning,
    data: {hProperties: {className: ['term']}},
    children: [{type: 'text', value: text}],
  };
}

/** The parts of a text, with the terms that `take` wants as links. */
function split(
  {value}: Text,
  pattern: RegExp,
  take: (form: string) => Link | undefined,
): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let from = 0;
  for (const match of value.matchAll(pattern)) {
    const link = take(match[0]);
    if (link) {
      parts.push({type: 'text', value: value.slice(from, match.index)}, link);
      from = match.index + match[0].length;
    }
  }
  parts.push({type: 'text', value: value.slice(from)});
  return parts.filter((part) => part.type !== 'text' || part.value !== '');
}

/**
 * Turns the first use of each term in the running text of a page into a link
 * to its entry. Words in links, bold or italic type, and code stay as they are.
 * @param urlOf address of a term's entry, as the page writes links
 */
export function linkTerms(
  tree: Root,
  terms: readonly Term[],
  urlOf: (term: Term) => string,
): void {
  if (terms.length === 0) {
    return;
  }
  const byForm = new Map(
    terms.flatMap((term) =>
      formsOf(term.name).map((form) => [form.toLowerCase(), term] as const),
    ),
  );
  const pattern = patternOf(terms);
  const linked = new Set<Term>();
  const take = (form: string): Link | undefined => {
    const term = byForm.get(form.toLowerCase());
    if (!term || linked.has(term)) {
      return undefined;
    }
    linked.add(term);
    return linkTo(form, urlOf(term), term);
  };
  visit(tree, (node: Nodes) => {
    if (LEFT_OUT.has(node.type)) {
      return SKIP;
    }
    if (node.type === 'paragraph') {
      const paragraph: Paragraph = node;
      paragraph.children = paragraph.children.flatMap((child) =>
        child.type === 'text' ? split(child, pattern, take) : [child],
      );
      return SKIP;
    }
    return undefined;
  });
}
