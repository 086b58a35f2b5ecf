import {readCapabilities} from './facts/readCapabilities.mjs';
import {readChanges} from './facts/readChanges.mjs';
import {readDeprecation} from './facts/readDeprecation.mjs';
import {readOrigin} from './facts/readOrigin.mjs';
import {readParameters} from './facts/readParameters.mjs';
import {readPorts, readSubprocesses} from './facts/readPorts.mjs';
import {readUnrecorded} from './facts/readUnrecorded.mjs';
import {tierOf} from './facts/tierOf.mjs';

/**
 * Collected facts on an operator (a line of JSON) in the form of a record:
 * what the record of its page must say, without prose. Options are names only;
 * behavior is read by `readBehavior`, since a guess is part of it.
 */
export function readFacts(fact, portTypes) {
  const deprecated = readDeprecation(fact);
  const lists = {
    inputs: readPorts(fact.inputs, portTypes),
    outputs: readPorts(fact.outputs, portTypes),
    subprocesses: readSubprocesses(fact, portTypes),
    parameters: readParameters(fact),
  };
  const unrecorded = readUnrecorded(fact, lists);
  const references = fact.references ?? [];
  return {
    ...(fact.key && {key: fact.key}),
    tier: tierOf(fact),
    ...readOrigin(fact),
    changes: readChanges(fact),
    ...(deprecated && {deprecated}),
    ...lists,
    ...readCapabilities(fact),
    ...(references.length > 0 && {references}),
    ...(unrecorded.length > 0 && {unrecorded}),
    related: fact.related ?? [],
  };
}
