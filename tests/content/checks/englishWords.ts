import {report} from '../support/page';
import type {Problem} from '../support/page';
import type {PhraseRule} from './phrases';

/** Lines of front matter with words that readers search by, whatever English they are. */
const SEARCHED = /^ *(?:keywords|aliases|also): *(?:\[[^\]]*\]|.*)/gm;

/** Blocks of code, inline code, and targets of links. */
const CODE = /```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g;

/** Keys of front matter at which a sentence begins, which a phrase must not cross. */
const KEYS = /^( *(?:- )?(?:because|note)):/gm;

/** Sets a part of a text to spaces after its first sign, so that no phrase crosses it and lines keep their numbers. */
const blank = (part: string) =>
  part[0] + part.slice(1).replaceAll(/[^\n]/g, ' ');

/**
 * The rules of a table with a header: a pattern and what to write instead,
 * separated by a tab. A space of a pattern also matches the end of a line, but not of a paragraph.
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

/** Words of a file, Markdown or YAML, that a native writer would not use. */
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
