import {parseDocument, stringify} from 'yaml';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** The record of a new page: facts where they are known, the template's parts elsewhere. */
function recordOf(template, facts, key) {
  if (!facts) {
    return {...template, key};
  }
  return {
    key,
    kind: template.kind,
    ...(facts.deprecated && {deprecated: facts.deprecated}),
    inputs: facts.inputs,
    outputs: facts.outputs,
    ...(facts.subprocesses.length > 0 && {subprocesses: facts.subprocesses}),
    parameters: facts.parameters,
    ...(facts.unrecorded && {unrecorded: facts.unrecorded}),
    ...(facts.related.length > 0 && {related: facts.related}),
  };
}

/**
 * Text of a new page from the template.
 *
 * @param {string} template Text of the template.
 * @param {object} page What the page is about.
 * @param {string} page.title
 * @param {string} page.key Key of the operator where no facts name it.
 * @param {object} [page.facts] The record as far as it is known; default: the template's own.
 * @param {readonly string[]} [page.keywords] Default: the template's own.
 */
export function pageText(template, {title, key, facts, keywords}) {
  const written = FRONT_MATTER.exec(template)?.[1] ?? '';
  const frontMatter = parseDocument(written).toJS();
  const oldTitle = frontMatter.title;
  const next = {
    ...frontMatter,
    title,
    ...(keywords?.length > 0 && {keywords: keywords.slice(0, 12)}),
    operator: recordOf(frontMatter.operator, facts, facts?.key ?? key),
  };
  const body = template.replace(FRONT_MATTER, '').replaceAll(oldTitle, title);
  const yaml = stringify(next, {lineWidth: 0, flowCollectionPadding: false});
  return `---\n${yaml}---\n${body}`;
}
