import {parseRecord} from './parseRecord';
import type {ParsedRecord} from './parseRecord';
import type {Vocabulary} from './vocabulary';

/** Front matter of a page. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/** The record in the front matter of an operator's page, or what is wrong with it. */
export function readFrontMatter(
  frontMatter: FrontMatter,
  vocabulary: Vocabulary,
): ParsedRecord {
  if (frontMatter.operator === undefined) {
    return {
      problems: [
        'operator is required: the page has no record of its operator',
      ],
    };
  }
  return parseRecord(frontMatter.operator, vocabulary);
}

/**
 * Front matter as the rest of the site sees it: without the record, which
 * would be shipped with the page a second time, with aliases, key, and other
 * names as keywords, and with `deprecated: true` where the record says so.
 */
export function publicFrontMatter(
  frontMatter: FrontMatter,
  names: readonly string[] = [],
): FrontMatter {
  const {operator, ...rest} = frontMatter;
  const {aliases, key, deprecated} = (operator ?? {}) as {
    aliases?: unknown;
    key?: unknown;
    deprecated?: unknown;
  };
  // A wrong record is reported for itself, not for what it does to keywords.
  const own = [aliases, key, names]
    .flat()
    .filter((word): word is string => typeof word === 'string');
  const keywords: readonly unknown[] = Array.isArray(rest.keywords)
    ? rest.keywords
    : [];
  return {
    ...rest,
    ...(keywords.length + own.length > 0 && {
      keywords: [...new Set([...keywords, ...own])],
    }),
    ...(deprecated !== undefined && {deprecated: true}),
  };
}

/** One message on a page, with a line for each problem. */
export function pageMessage(file: string, problems: readonly string[]): string {
  return problems.length === 1
    ? `${file}: ${problems[0]}`
    : `${file}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
}
