import {asFragments} from './asFragments.mjs';
import {readBehavior} from './behavior/readBehavior.mjs';
import {kindOf} from './facts/kindOf.mjs';
import {withDrafts} from './page/drafts.mjs';
import {frontMatterText} from './page/frontMatter.mjs';
import {notesOf, parameterNotes} from './page/notes.mjs';
import {oldParameters} from './page/oldParameters.mjs';
import {processSkeleton} from './page/processSkeleton.mjs';
import {readFacts} from './readFacts.mjs';

/** Most words that a page may have to be found by. */
const MAX_KEYWORDS = 12;

/** What is known of an operator without facts: nothing, which the writer finds out. */
const nothing = (id) => ({
  id,
  inputs: [],
  outputs: [],
  parameters: [],
  parameters_from: 'unknown',
});

/** Measures that an operator of the performance group can turn on. */
function measuresOf({id}, {parameters}, measures = {}) {
  return /performance/.test(id)
    ? parameters
        .filter(
          ({name, type}) => type === 'boolean' && Object.hasOwn(measures, name),
        )
        .map(({name}) => name)
    : [];
}

/** A page with the name of its folder says its address; Docusaurus would give it that of the folder. */
function slugOf(id) {
  const [name, folder] = id.split('/').reverse();
  return name === folder ? {slug: `/${id}`} : {};
}

/** The record of a new page, in the order in which pages write it. */
function recordOf(fact, read, {fragments, measures: glossary}) {
  const {key, tier, source, extension, since, changes, deprecated} = read;
  const {capabilities, capability_notes, references, unrecorded, related} =
    read;
  const measures = measuresOf(fact, read, glossary);
  const drafted = withDrafts(read, {
    fact,
    items: asFragments(read.parameters, fragments),
    fragments,
    measures: measures.length > 0 ? glossary : {},
  });
  const aliases = [fact.title_in_source].filter(Boolean);
  return {
    ...(key && {key}),
    kind: kindOf(fact),
    tier,
    // Required: without facts, little is known.
    source: source ?? 'none',
    ...(extension && {extension}),
    ...(since && {since}),
    ...(changes.length > 0 && {changes}),
    ...(deprecated && {deprecated}),
    inputs: drafted.inputs,
    outputs: drafted.outputs,
    ...(drafted.subprocesses.length > 0 && {
      subprocesses: drafted.subprocesses,
    }),
    parameters: drafted.parameters,
    ...(capabilities && {capabilities}),
    ...(capability_notes && {capability_notes}),
    behavior: readBehavior(fact).rows,
    ...(measures.length > 0 && {measures}),
    ...(references && {references}),
    ...(unrecorded && {unrecorded}),
    ...(related.length > 0 && {related}),
    ...(aliases.length > 0 && {aliases}),
  };
}

function bodyOf(template, page, fact, read, shared) {
  const [successor] = read.deprecated?.successor ?? [];
  return template
    .replaceAll('Name of the Operator', page.title)
    .replace('{/* Process */}', () =>
      processSkeleton(page, read, shared.portTypes),
    )
    .replace('{/* Old parameters */}', () =>
      oldParameters(fact, shared.factOf(successor)),
    )
    .trimEnd();
}

/**
 * Text of a new page: the record in full, with comments where a text is to be
 * written, and a body of the operator's tier with places to fill.
 *
 * @param {object} page
 * @param {string} page.id Doc id.
 * @param {string} page.title
 * @param {object} [page.fact] Collected facts on the operator.
 * @param {object} shared
 * @param {object} shared.portTypes Port types by name.
 * @param {object} shared.fragments Fragments by name.
 * @param {object} [shared.measures] Measures by name.
 * @param {Readonly<Record<string, string>>} shared.templates Bodies by tier.
 * @param {(id: string | undefined) => object | undefined} shared.factOf Facts on another operator.
 */
export function pageText({id, title, fact = nothing(id)}, shared) {
  const read = readFacts(fact, shared.portTypes);
  const keywords = [
    ...new Set((fact.tags ?? []).map((tag) => tag.toLowerCase())),
  ].slice(0, MAX_KEYWORDS);
  const frontMatter = frontMatterText(
    {
      title,
      keywords,
      ...slugOf(id),
      operator: recordOf(fact, read, shared),
    },
    notesOf(fact),
    parameterNotes(fact),
  );
  const body = bodyOf(
    shared.templates[read.tier],
    {id, title, kind: kindOf(fact)},
    fact,
    read,
    shared,
  );
  return `---\n${frontMatter}---\n\n${body}\n`;
}
