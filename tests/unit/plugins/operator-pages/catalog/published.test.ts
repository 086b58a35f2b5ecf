import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  placesOf,
  publishedFile,
} from '../../../../../plugins/operator-pages/catalog/published';
import {catalogEntries} from '../../../../../plugins/operator-pages/catalog/entries';
import {RECORD_FIELDS} from '../../../../../plugins/operator-pages/record/fields';
import type {PublishedFile} from '../../../../../plugins/operator-pages/catalog/published';
import {ROOT} from '../../../../support/sites';

import {
  aPage,
  aSite,
  loadOperators,
  OPTIONS,
} from '../../../../support/operators';

const doc = (id: string) => ({type: 'doc', id});

/**
 * Content in the format of the docs plugin: three operators in two groups of a
 * category.
 */
function docsContent() {
  const ids = ['operators/a/two', 'operators/a/one', 'operators/b/three'];
  return {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            docs: ids.map((id) => ({id, permalink: `/help/docs/${id}`})),
            sidebars: {
              docsSidebar: [
                {
                  type: 'category',
                  label: 'Operators',
                  items: [
                    {
                      type: 'category',
                      label: 'First',
                      items: ids.slice(0, 2).map(doc),
                    },
                    {
                      type: 'category',
                      label: 'Second',
                      items: [],
                      link: doc(ids[2] ?? ''),
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    },
  };
}

/** Optional facts of a record. */
const ZETA = `  tier: A
  source: code
  extension: Text Processing
  since: '7.1'
  changes: [{until: '7.5.3', about: Rows were sorted.}]
  subprocesses:
    - name: training
      runs: Once for each fold.
      sources: [{name: in, type: Data table}]
      sinks: [{name: out, type: Model}]
  parameters:
    - {name: use_weights, type: boolean, default: false, advanced: true}
    - use: seed
  central: [use_weights]
  capabilities:
    missing_values: true
    weights: {when: {use_weights: true}}
    updatable: false
  capability_notes: [Only in memory.]
  behavior: [{topic: ties, verdict: first, note: The first row counts.}]
  shows: A tree.
  references: [{text: A paper., doi: 10.1145/342009.335388}]
  aliases: [Z]
`;

async function publish() {
  const siteDir = aSite({
    'operators/a/one.mdx': aPage('Zeta', ZETA),
    'operators/a/two.mdx': aPage('Alpha', '  deprecated: {note: Old.}\n'),
    'operators/b/three.mdx': aPage('Beta'),
    'operators/_fragments.yml':
      'seed: {label: Random numbers, parameters: [{name: seed, type: integer}]}\nplain: [{name: p, type: string}]\n',
  });
  const {operatorIndex, fragments} = await loadOperators(siteDir);
  return publishedFile(operatorIndex, placesOf(docsContent()), fragments);
}

describe('publishedFile', () => {
  it('has each operator with its record and its place, in the order of ids', async () => {
    const {version, operators} = await publish();
    expect(version).toBe(1);
    expect(operators.map(({id, path}) => [id, path])).toEqual([
      ['operators/a/one', ['Operators', 'First']],
      ['operators/a/two', ['Operators', 'First']],
      ['operators/b/three', ['Operators']],
    ]);
    expect(operators[0]).toMatchObject({
      title: 'Zeta',
      href: '/help/docs/operators/a/one',
      inputs: [{name: 'in', type: 'Data table'}],
      aliases: ['Z'],
    });
  });
});

describe('an operator in the file', () => {
  it('has all fields of its record, and the families of its parameters by label', async () => {
    const {operators, families} = await publish();
    expect(operators[0]).toMatchObject({
      tier: 'A',
      source: 'code',
      extension: 'Text Processing',
      since: '7.1',
      changes: [{until: '7.5.3', about: 'Rows were sorted.'}],
      central: ['use_weights'],
      capabilities: {
        missing_values: true,
        weights: {when: {use_weights: true}},
        updatable: false,
      },
      capability_notes: ['Only in memory.'],
      behavior: [
        {topic: 'ties', verdict: 'first', note: 'The first row counts.'},
      ],
      measures: [],
      shows: 'A tree.',
      references: [{text: 'A paper.', doi: '10.1145/342009.335388'}],
      unrecorded: [],
    });
    expect(operators[0]?.subprocesses[0]?.runs).toBe('Once for each fold.');
    expect(operators[0]?.parameters[1]?.family).toBe('seed');
    expect(families).toEqual({seed: {label: 'Random numbers'}});
  });

  it('says where it has no facts by leaving them out', async () => {
    const {operators} = await publish();
    expect(operators[1]).not.toHaveProperty('source');
    expect(operators[1]).not.toHaveProperty('capabilities');
    expect(operators[1]).toMatchObject({behavior: [], references: []});
  });
});

it('has the fields that the README shows', async () => {
  const readme = readFileSync(
    path.join(ROOT, 'plugins/operator-pages/README.md'),
    'utf8',
  );
  const [, json = ''] =
    /```json\n(\{\n {2}"version"[^`]*)```/.exec(readme) ?? [];
  const shown = JSON.parse(json) as PublishedFile;
  const {operators, ...rest} = await publish();
  expect(Object.keys(shown)).toEqual(['version', 'operators', 'families']);
  expect(Object.keys(rest)).toEqual(['version', 'families']);
  const fields = (from: PublishedFile['operators']) =>
    Object.keys(from[0] ?? {});
  const record = Object.keys(RECORD_FIELDS);
  const own = fields(operators).filter((name) => !record.includes(name));
  expect(fields(shown.operators).slice(0, own.length)).toEqual(own);
  expect([...own, ...record]).toEqual(
    expect.arrayContaining(fields(shown.operators)),
  );
});

describe('catalogEntries', () => {
  it('sorts by title and leaves out the category that all share', async () => {
    const entries = catalogEntries(await publish(), OPTIONS.kinds);
    expect(entries.map(({title, path}) => [title, path])).toEqual([
      ['Alpha', ['First']],
      ['Beta', []],
      ['Zeta', ['First']],
    ]);
    expect(entries[0]).toMatchObject({
      kind: 'Changes data',
      deprecated: true,
      live: false,
    });
    expect(entries[2]?.tags).toEqual(['Z']);
  });

  it('is empty without operators', () => {
    expect(
      catalogEntries({version: 1, operators: [], families: {}}, {}),
    ).toEqual([]);
  });
});
