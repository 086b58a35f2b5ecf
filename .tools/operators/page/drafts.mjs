import {readFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import {parse} from 'yaml';
import {factsOf} from '../asFragments.mjs';

const PORT_DRAFTS = parse(
  readFileSync(new URL('portDrafts.yml', import.meta.url), 'utf8'),
);

function withPortDrafts(ports, list, family) {
  return ports.map((port) => {
    const draft = PORT_DRAFTS.find(
      ({lists, names, types, fact}) =>
        lists.includes(list) &&
        names.includes(port.name) &&
        types.includes(port.type) &&
        (!fact || family.includes(fact)),
    );
    return draft && !port.about ? {...port, about: draft.about} : port;
  });
}

/** What has to agree for a text to be right: names of one word say too little. */
function isSame(one, other) {
  const {only_when: _own, ...facts} = factsOf(one);
  const {only_when: _other, ...others} = factsOf(other);
  return one.name.includes('_') && isDeepStrictEqual(facts, others);
}

/** The text that a fragment has for the same parameter. */
function fragmentText(parameter, fragments) {
  return Object.values(fragments)
    .flatMap(({parameters}) => parameters)
    .find((one) => one.about && isSame(one, parameter))?.about;
}

function withParameterDraft(item, fragments) {
  const about = 'use' in item ? undefined : fragmentText(item, fragments);
  return about ? {...item, about} : item;
}

/**
 * A record with first drafts of its texts: for usual ports, and for parameters
 * that a fragment describes. All other texts are left out, since no build or
 * check takes an empty one.
 *
 * @param {object} record
 * @param {object} context
 * @param {object} context.fragments Fragments by name.
 * @param {readonly string[]} [context.family] What the operator shares with its parent class.
 */
export function withDrafts(record, {fragments, family = []}) {
  const draft = (ports, list) => withPortDrafts(ports, list, family);
  return {
    ...record,
    inputs: draft(record.inputs, 'inputs'),
    outputs: draft(record.outputs, 'outputs'),
    subprocesses: record.subprocesses.map((process) => ({
      ...process,
      sources: draft(process.sources, 'sources'),
      sinks: draft(process.sinks, 'sinks'),
    })),
    parameters: record.parameters.map((item) =>
      withParameterDraft(item, fragments),
    ),
  };
}
