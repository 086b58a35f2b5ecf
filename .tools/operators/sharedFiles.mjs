import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';
import {parse} from 'yaml';

/** Tiers that have a template of their own. */
const TIERS = ['A', 'B', 'C', 'D', 'E'];

/** Bodies of new pages by tier. */
export function readTemplates(docs) {
  return Object.fromEntries(
    TIERS.map((tier) => [
      tier,
      readFileSync(path.join(docs, '_templates', `_${tier}.mdx`), 'utf8'),
    ]),
  );
}

/** Facts of a JSON Lines file by doc id. */
export function factsOf(file) {
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line))
      .map((fact) => [fact.id, fact]),
  );
}

/** Facts of all files of a folder by doc id; none where there is no folder. */
export function allFacts(folder) {
  return existsSync(folder)
    ? new Map(
        readdirSync(folder).flatMap((file) => [
          ...factsOf(path.join(folder, file)),
        ]),
      )
    : new Map();
}

/** What a new page is made with: port types, fragments, and templates. */
export async function readSharedFiles(docs) {
  const jiti = createJiti(import.meta.url);
  const {resolveFragments} = await jiti.import(
    '../../plugins/operator-pages/record/fragments.ts',
  );
  const read = (name) => parse(readFileSync(path.join(docs, name), 'utf8'));
  return {
    portTypes: read('_portTypes.yml'),
    fragments: resolveFragments(read('_fragments.yml')).fragments,
    measures: existsSync(path.join(docs, '_measures.yml'))
      ? read('_measures.yml')
      : {},
    templates: readTemplates(docs),
  };
}
