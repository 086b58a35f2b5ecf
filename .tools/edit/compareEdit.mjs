import {isDeepStrictEqual} from 'node:util';
import {align, joinMoved, MOVE} from './align.mjs';
import {factsOf, lacking, logicOf} from './facts.mjs';
import {pageParts, yamlParts} from './readParts.mjs';

/** Where a sentence can move to: a row of behavior has a verdict, which an edit must keep. */
const TARGETS = ['body', 'traps'];

const SHOWN = 90;

const shown = (value) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text;
};

/** The first places at which two values differ. */
function differences(before, after, place = '') {
  if (isDeepStrictEqual(before, after)) {
    return [];
  }
  const isOpen = [before, after].every(
    (value) => typeof value === 'object' && value !== null,
  );
  if (!isOpen || Array.isArray(before) !== Array.isArray(after)) {
    return [`${place}: ${shown(before)} is now ${shown(after)}`];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(
    (name) =>
      differences(before[name], after[name], place ? `${place}.${name}` : name),
  );
}

/** Why a pair of sentences does not say the same; empty if it may. */
function factProblems({before, after}) {
  if (!after) {
    return ['is gone'];
  }
  if (!before) {
    return ['is new'];
  }
  const [old, current] = [factsOf(before), factsOf(after)];
  return [
    ...lacking(old, current).map((fact) => `lost ${fact}`),
    ...lacking(current, old).map((fact) => `got ${fact}`),
  ];
}

/** The logic words whose number an edit changed: `not 1 -> 0`. */
function logicChanges({before, after}) {
  const [old, current] = [logicOf(before), logicOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(current)])]
    .filter((word) => old[word] !== current[word])
    .map((word) => `${word} ${old[word] ?? 0} -> ${current[word] ?? 0}`);
}

/** The pairs of sentences that differ, by place. */
function editedPairs(before, after) {
  const places = new Set([...Object.keys(before), ...Object.keys(after)]);
  const pairs = [...places].flatMap((place) =>
    align(before[place] ?? [], after[place] ?? []).map((pair) => ({
      place,
      ...pair,
    })),
  );
  return joinMoved(pairs, TARGETS).filter(
    (pair) => pair.before !== pair.after || pair.place.includes(MOVE),
  );
}

/**
 * Compares a file before and after an edit. `problems` are facts that differ.
 * `edited` has the other sentences that differ: a reason says that logic words
 * changed in number, or that the sentence moved.
 */
export function compareEdit(file, before, after) {
  const read = file.endsWith('.yml') ? yamlParts : pageParts;
  const [old, current] = [read(before, file), read(after, file)];
  const pairs = editedPairs(old.texts, current.texts).map((pair) => ({
    ...pair,
    problems: factProblems(pair),
  }));
  return {
    problems: [
      ...differences(old.fixed, current.fixed).map((reason) => ({
        reasons: [reason],
      })),
      ...pairs
        .filter(({problems}) => problems.length > 0)
        .map(({problems, ...pair}) => ({...pair, reasons: problems})),
    ],
    edited: pairs
      .filter(({problems}) => problems.length === 0)
      .map((pair) => ({
        ...pair,
        reasons: [
          ...logicChanges(pair),
          ...(pair.place.includes(MOVE) ? ['moved'] : []),
        ],
      })),
  };
}
