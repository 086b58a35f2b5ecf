import type {OperatorRecord} from '../../../plugins/operator-pages/record/fields';
import {portsOf} from '../../../plugins/operator-pages/record/parseRecord';

/** Texts of ports that only repeat the type of the port. */
const ONLY_A_TYPE: ReadonlySet<string> = new Set([
  'A collection.',
  'A data table.',
  'A document.',
  'A file.',
  'A model.',
  'A table.',
  'Any object.',
  'The data table.',
  'The data.',
  'The input table.',
  'The model.',
  'The new table.',
  'The rows to learn from.',
  'The table to work on.',
  'The table.',
]);

/** Texts of parameters that could belong to many operators. */
const ONLY_A_KIND: ReadonlySet<string> = new Set([
  'Adds workflow variables.',
  'Handles missing values.',
]);

const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an and as at be by column columns each for from in is it its name ' +
    'number of on one or parameter set sets setting that the this to use ' +
    'used uses value values which with'
  ).split(' '),
);

/** Splits a text into words without the endings of plurals and verbs. */
function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => !FILLERS.has(word))
    .map((word) => word.replace(/(?:ies|es|s|ed|ing)$/, ''));
}

/** True if a text has no word that the name does not have. */
function onlyRepeats(name: string, text: string): boolean {
  const known = new Set(wordsOf(name.replaceAll('_', ' ')));
  return wordsOf(text).every((word) => known.has(word));
}

/**
 * Lists texts of ports and parameters that say nothing: those that repeat the
 * type or the name. A parameter with options can have a short text, because
 * its options explain it.
 */
export function emptyTexts(record: OperatorRecord): string[] {
  const ports = portsOf(record)
    .filter(([, {about = ''}]) => ONLY_A_TYPE.has(about))
    .map(
      ([list, {name, about}]) =>
        `${list} "${name}": "${about}" repeats the type: say what is in it`,
    );
  const parameters = record.parameters
    .filter(
      ({name, about, options = {}}) =>
        about !== undefined &&
        (ONLY_A_KIND.has(about) ||
          (Object.keys(options).length === 0 && onlyRepeats(name, about))),
    )
    .map(
      ({name, about}) =>
        `parameters "${name}": "${about}" repeats the name: say what it does`,
    );
  return [...ports, ...parameters];
}
