import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** A data file beside this one. */
const read = (name) =>
  parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** The rules in their order, each with the keys of the facts that it holds for. */
export const RULES = read('rules.yml').flatMap(({keys, rules}) =>
  rules.map((rule) => ({...rule, keys, when: new RegExp(rule.when)})),
);

/** Rows of facts that an operator shares with its parent class, by fact. */
export const FAMILY_ROWS = read('familyRows.yml');

/** Conditions of errors that no pattern makes a sentence of. */
export const ERROR_SENTENCES = read('errorSentences.yml');
