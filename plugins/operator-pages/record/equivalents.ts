import {Joi} from '@docusaurus/utils-validation';
import type {Scalar} from '../../shared/record/condition';
import {
  flag,
  mapOf,
  objectOf,
  OPTIONAL_TEXT,
  row,
  scalar,
  TEXT,
  text,
  TEXTS,
} from '../../shared/record/schemas';
import type {ValuesOf} from '../../shared/record/schemas';

const FUNCTION = {
  /** Name in the other tool. */
  function: TEXT,
  /** Doc id of the operator; absent: no operator does this. */
  operator: OPTIONAL_TEXT,
  /** Parameters of the operator with their values, or with what to enter in Markdown. */
  settings: row<Readonly<Record<string, Scalar>>>(
    mapOf(scalar)
      .default({})
      .when('operator', {not: Joi.exist(), then: Joi.object().max(0)}),
  ),
  /** Differences between operator and function, in whole sentences (Markdown). */
  differs: TEXT,
  /** Advice for the part that the operator does not cover, in whole sentences (Markdown). Absent if it covers everything. */
  instead: row<string | undefined>(
    text.when('operator', {not: Joi.exist(), then: Joi.required()}),
  ),
  /** Other words that people search by. */
  names: TEXTS,
};

/** A function of another tool, and the operator that does the same. */
export type Equivalent = ValuesOf<typeof FUNCTION>;

const GROUP = {
  title: TEXT,
  rows: row<readonly Equivalent[]>(
    Joi.array().items(objectOf(FUNCTION)).min(1).required(),
  ),
};

const TOOL = {
  title: TEXT,
  /** Doc id of the page that shows its functions with `<OperatorEquivalents />`. */
  page: TEXT,
  /** The tool's word for a function, as a column heading: `Function`. */
  term: TEXT,
  /** True if its names are code. Default: true. */
  code: row<boolean>(flag.default(true)),
  groups: row<readonly ValuesOf<typeof GROUP>[]>(
    Joi.array().items(objectOf(GROUP)).min(1).required(),
  ),
};

export type OtherTool = ValuesOf<typeof TOOL>;

export type OtherTools = Readonly<Record<string, OtherTool>>;

export const equivalentsSchema = mapOf(objectOf(TOOL));

/** All functions of a tool. */
export function functionsOf({groups}: OtherTool): Equivalent[] {
  return groups.flatMap(({rows}) => rows);
}

/** Lists the names under which users of other tools search for an operator, such as `pandas DataFrame.merge`. */
export function searchNames(tools: OtherTools, operator: string): string[] {
  return Object.values(tools).flatMap((tool) =>
    functionsOf(tool)
      .filter((one) => one.operator === operator)
      .flatMap((one) => [`${tool.title} ${one.function}`, ...one.names]),
  );
}

/** True for identifiers such as `merge_asof` or `StandardScaler`, false for plain words. */
const isIdentifier = (name: string) =>
  /^[\w.]*(?:_|[a-z][A-Z])[\w.]*$/.test(name);

/** The words of a name, without signs such as parentheses. */
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_&-]+/gu, ' ')
    .trim();

/**
 * Phrases that readers of other tools search by, each with the title of its
 * operator or, where there is none, of the page of the tool. A function is
 * named with its tool, as `sort` or `left` alone means something else.
 */
export function searchSynonyms(
  tools: OtherTools,
  titleOf: (id: string) => string,
): Record<string, string[]> {
  const synonyms = new Map<string, Set<string>>();
  for (const [name, tool] of Object.entries(tools)) {
    for (const one of functionsOf(tool)) {
      // Readers leave out what a function belongs to: `DataFrame.shift`.
      const own = one.function.replace(/^\w+\./, '');
      const phrases = [
        ...[one.function, own].flatMap((each) => [
          `${tool.title} ${each}`,
          `${name} ${each}`,
        ]),
        ...[own].filter(isIdentifier),
        ...one.names,
      ];
      const title = titleOf(one.operator ?? tool.page).toLowerCase();
      for (const phrase of phrases.map(wordsOf)) {
        synonyms.set(phrase, (synonyms.get(phrase) ?? new Set()).add(title));
      }
    }
  }
  return Object.fromEntries(
    [...synonyms].map(([phrase, titles]) => [phrase, [...titles]]),
  );
}
