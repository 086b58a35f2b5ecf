import {report} from '../support/page';
import type {Problem} from '../support/page';
import type {PhraseRule} from './phrases';

/**
 * Front matter lines with search words, which can be any variety of English.
 */
const SEARCHED = /^ *(?:keywords|aliases|also): *(?:\[[^\]]*\]|.*)/gm;

/** Matches code blocks, inline code, and link targets. */
const CODE = /```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g;

/** Front matter keys before a sentence. A phrase must not match across them. */
const KEYS = /^( *(?:- )?(?:because|note)):/gm;

/**
 * Replaces a text with spaces after its first character and keeps its line
 * breaks, so that no phrase matches across it and line numbers stay correct.
 */
const blank = (part: string) =>
  part[0] + part.slice(1).replaceAll(/[^\n]/g, ' ');

/**
 * Parses a table of rules with a header: a pattern and its replacement,
 * separated by a tab. A space in a pattern also matches the end of a line, but
 * not of a paragraph.
 */
export function readWordRules(table: string): PhraseRule[] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [pattern = '', advice = ''] = line.split('\t');
      return {
        pattern: new RegExp(
          pattern.replaceAll(' ', String.raw`(?:[ \t]+|[ \t]*\n[ \t]*)`),
          'gi',
        ),
        advice,
      };
    });
}

/** Finds unidiomatic words in a Markdown or YAML file. */
export function checkEnglishWords(
  file: string,
  text: string,
  rules: readonly PhraseRule[],
): string[] {
  const prose = text
    .replaceAll(CODE, blank)
    .replaceAll(SEARCHED, blank)
    .replaceAll(KEYS, '$1|');
  const problems = rules.flatMap(({pattern, advice}): Problem[] =>
    [...prose.matchAll(pattern)].map((match) => ({
      file,
      line: prose.slice(0, match.index).split('\n').length,
      message: `"${match[0].replaceAll(/\s+/g, ' ')}": ${advice}`,
    })),
  );
  return report(
    problems.sort((one, other) => Number(one.line) - Number(other.line)),
  );
}
