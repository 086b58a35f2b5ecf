import {isDeepStrictEqual} from 'node:util';
import {asSentence, nameOf} from '../facts/words.mjs';
import {errorNote} from './errorNote.mjs';
import {FAMILY_ROWS, RULES} from './readData.mjs';
import {TOPIC_OF} from './topics.mjs';
import {sentenceOf} from './wording.mjs';

/** Parts of a fact that stand for themselves: what a semicolon parts, outside of brackets. */
export function clausesOf(fact) {
  return fact.split(/; (?![^(]*\))/).map((clause) => clause.trim());
}

function rowOf(key, clause, names, isWhole = false) {
  const rule = RULES.find(
    ({keys, when}) =>
      keys.includes(key) &&
      when.source.includes(';') === isWhole &&
      when.test(clause),
  );
  if (!rule) {
    return undefined;
  }
  const {when, verdict, note, topic = TOPIC_OF[key]} = rule;
  const text = note === '*' ? clause : note && clause.replace(when, note);
  return {
    topic,
    verdict,
    ...(text && {note: sentenceOf(text, names)}),
  };
}

/** Clauses on randomness as one row: where the seed is named, the verdict is certain. */
function randomnessRow(clauses, names) {
  const rows = clauses.map((clause) => rowOf('randomness', clause, names));
  const hasSeed = clauses.some((clause) =>
    /(?:^|\b)uses local random seed/.test(clause),
  );
  return hasSeed && rows.every(Boolean) && names.has('local_random_seed')
    ? [
        {
          topic: 'randomness',
          verdict: 'random',
          note: rows.map(({note}) => note).join(' '),
        },
      ]
    : undefined;
}

/** Settings that a fact may speak of: without them in the record, it is one of another version. */
const SETTINGS = [
  'include special attributes',
  'use example weights',
  'skip undefined labels',
  'add as label',
  'ignore missings',
  'create view',
];

const isOfOtherVersion = (fact, names) =>
  SETTINGS.some(
    (setting) => fact.includes(setting) && !names.has(nameOf(setting)),
  );

function rowsOf(key, fact, names) {
  if (isOfOtherVersion(fact, names)) {
    return undefined;
  }
  const clauses = clausesOf(fact);
  if (key === 'family') {
    return FAMILY_ROWS[fact];
  }
  if (key === 'errors') {
    const note = errorNote(fact);
    return (
      note && [
        {topic: 'errors', verdict: 'error', note: sentenceOf(note, names)},
      ]
    );
  }
  if (key === 'randomness') {
    return randomnessRow(clauses, names);
  }
  // A clause that is not understood may narrow the others: then none is a row.
  const whole = fact.includes('; ') ? rowOf(key, fact, names, true) : undefined;
  const rows = whole
    ? [whole]
    : clauses.map((clause) => rowOf(key, clause, names));
  return rows.every(Boolean) ? rows : undefined;
}

/** Facts on behavior as pairs of key and text, in their order. */
export function behaviorFacts({behavior = {}}) {
  return Object.entries(behavior)
    .filter(([key]) => key !== 'match')
    .flatMap(([key, value]) =>
      [value].flat().map((fact) => ({key, fact: String(fact)})),
    );
}

/**
 * Rows on behavior that collected facts are for certain, and the facts that
 * make none: these are for the writer to judge.
 */
export function readBehavior(fact) {
  const names = new Set((fact.parameters ?? []).map(({name}) => nameOf(name)));
  const read = behaviorFacts(fact).map((one) => ({
    ...one,
    rows: rowsOf(one.key, one.fact, names),
  }));
  const rows = read.flatMap((one) => one.rows ?? []);
  return {
    rows: rows.filter(
      (row, at) => rows.findIndex((one) => isDeepStrictEqual(one, row)) === at,
    ),
    left: read
      .filter((one) => !one.rows)
      .map(({key, fact: text}) => ({key, fact: text})),
  };
}

/** A fact that makes no row, as a sentence for the writer. */
export function asNote({key, fact}) {
  return key === 'family' || key === 'facts'
    ? asSentence(fact)
    : `${key.replaceAll('_', ' ')}: ${fact}`;
}
