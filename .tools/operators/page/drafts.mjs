import {readFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import {parse} from 'yaml';
import {factsOf} from '../asFragments.mjs';

const PORT_DRAFTS = parse(
  readFileSync(new URL('portDrafts.yml', import.meta.url), 'utf8'),
);

/** Whether some parameter depends on whether a port is connected. */
const dependsOn = (port, parameters) =>
  parameters.some(({only_when: when}) => Object.hasOwn(Object(when), port));

function fits(draft, list, port, known, {fact, record}) {
  return (
    draft.lists.includes(list) &&
    (!draft.names || draft.names.includes(port.name)) &&
    draft.types.includes(port.type) &&
    (!draft.fact || fact.behavior?.family?.includes(draft.fact)) &&
    (!draft.path || new RegExp(draft.path).test(fact.id)) &&
    (!draft.port || known?.[draft.port]) &&
    (!draft.condition || dependsOn(draft.condition, record.parameters))
  );
}

function withPortDrafts(ports, list, known, context) {
  return ports.map((port, at) => {
    const draft = PORT_DRAFTS.find((one) =>
      fits(one, list, port, known?.[at], context),
    );
    return draft && !port.about ? {...port, about: draft.about} : port;
  });
}

/** What has to agree for a text to be right: names of one word say too little. */
function isSame(one, other) {
  const withoutCondition = (parameter) => ({
    ...factsOf(parameter),
    only_when: undefined,
  });
  const [facts, others] = [one, other].map(withoutCondition);
  return one.name.includes('_') && isDeepStrictEqual(facts, others);
}

/** The text that a fragment has for the same parameter. */
function fragmentText(parameter, fragments) {
  return Object.values(fragments)
    .flatMap(({parameters}) => parameters)
    .find((one) => one.about && isSame(one, parameter))?.about;
}

/** The text of a parameter that turns a measure of the glossary on. */
function measureText({name, type}, measures) {
  return type === 'boolean' && Object.hasOwn(measures, name)
    ? `Adds **${measures[name].title}** to the result.`
    : undefined;
}

function withParameterDraft(item, {fragments, measures}) {
  const about =
    'use' in item
      ? undefined
      : (measureText(item, measures) ?? fragmentText(item, fragments));
  return about ? {...item, about} : item;
}

/**
 * A record with first drafts of its texts: for usual ports, for parameters that
 * a fragment describes, and for those that turn a measure on. All other texts
 * are left out, since no build or check takes an empty one.
 *
 * @param {object} record
 * @param {object} context
 * @param {object} context.fact Collected facts on the operator.
 * @param {readonly object[]} context.items Parameters and uses of fragments.
 * @param {object} context.fragments Fragments by name.
 * @param {object} context.measures Measures by name; none for other operators than those that measure.
 */
export function withDrafts(record, {fact, items, fragments, measures}) {
  const draft = (ports, list, known) =>
    withPortDrafts(ports, list, known, {fact, record});
  return {
    ...record,
    inputs: draft(record.inputs, 'inputs', fact.inputs),
    outputs: draft(record.outputs, 'outputs', fact.outputs),
    subprocesses: record.subprocesses.map((process) => ({
      ...process,
      sources: draft(process.sources, 'sources'),
      sinks: draft(process.sinks, 'sinks'),
    })),
    parameters: items.map((item) =>
      withParameterDraft(item, {fragments, measures}),
    ),
  };
}
