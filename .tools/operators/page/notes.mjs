import {asNote, readBehavior} from '../behavior/readBehavior.mjs';
import {otherChanges} from '../facts/readChanges.mjs';
import {asSentence, nameOf} from '../facts/words.mjs';

/**
 * What the facts know besides the record, a line each: the writer writes from
 * it, and takes it out.
 */
export function notesOf(fact) {
  const {left} = readBehavior(fact);
  return [
    ...(fact.class ? [`source: ${fact.class.path}, ${fact.class.match}`] : []),
    ...(fact.facts ?? []).map(asSentence),
    ...left.map(asNote),
    ...(fact.inner_notes ?? []).map((note) => `inner process: ${note}`),
    ...otherChanges(fact).map((note) => `changed: ${note}`),
    ...(fact.doubts ?? []).map((note) => `doubt: ${note}`),
    ...(fact.newer
      ? [`newer: ${fact.newer.key}, since ${fact.newer.since}`]
      : []),
  ];
}

/** What the facts note on each parameter that is written out, by its name. */
export function parameterNotes({parameters = []}) {
  return new Map(
    parameters.map((parameter) => [
      nameOf(parameter.name),
      [
        parameter.note,
        parameter.doubt && `doubt: ${parameter.doubt}`,
        parameter.default_from &&
          `the default is one seen: ${parameter.default_from}`,
        parameter.options_incomplete && 'there are more options',
      ].filter(Boolean),
    ]),
  );
}
