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
  /** Doc id of the operator. Absent if no operator does this. */
  operator: OPTIONAL_TEXT,
  /**
   * Values of the operator's parameters by name. A value can be a description
   * in Markdown.
   */
  settings: row<Readonly<Record<string, Scalar>>>(
    mapOf(scalar)
      .default({})
      .when('operator', {not: Joi.exist(), then: Joi.object().max(0)}),
  ),
  /**
   * Differences between the operator and the function, in whole sentences
   * (Markdown).
   */
  differs: TEXT,
  /**
   * Advice for the part that the operator does not cover, in whole sentences
   * (Markdown). Absent if it covers everything.
   */
  instead: row<string | undefined>(
    text.when('operator', {not: Joi.exist(), then: Joi.required()}),
  ),
  /** Other words that people search for. */
  names: TEXTS,
};

/** A function of another tool with the equivalent operator. */
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
  /** True if the names of its functions are code. Default: true. */
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

/** Returns the words of a name without punctuation such as parentheses. */
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_&-]+/gu, ' ')
    .trim();

/**
 * Returns the phrases that users of other tools search for, by doc id: the id of
 * the operator, or of the tool's page if no operator does the same. Most
 * functions include the name of their tool, because `sort` or `left` alone
 * means something else.
 */
export function searchAliases(tools: OtherTools): Record<string, string[]> {
  const aliases = new Map<string, Set<string>>();
  for (const [name, tool] of Object.entries(tools)) {
    for (const one of functionsOf(tool)) {
      // Readers omit the object of a function: `shift` for `DataFrame.shift`.
      const own = one.function.replace(/^\w+\./, '');
      const phrases = [
        ...[one.function, own].flatMap((each) => [
          `${tool.title} ${each}`,
          `${name} ${each}`,
        ]),
        ...[own].filter(isIdentifier),
        ...one.names,
      ];
      const id = one.operator ?? tool.page;
      const known = aliases.get(id) ?? [];
      aliases.set(id, new Set([...known, ...phrases.map(wordsOf)]));
    }
  }
  return Object.fromEntries(
    [...aliases].map(([id, phrases]) => [id, [...phrases]]),
  );
}
