import {DEFAULT_OPTIONS} from '../../plugins/search-local/options';
import type {SearchSettings} from '../../plugins/search-local/tool/createSearch';
import {computeHere} from '../../plugins/agents/tools/compute';
import {openLibrary} from '../../plugins/agents/tools/library';
import type {Site} from '../../plugins/agents/tools/site';
import type {Tool} from '../../plugins/agents/tools/tool';
import {filesOf, indexedPage} from './searchSite';

const BASE = '/base/';

/** Settings in the search box of the site. */
export const SETTINGS: SearchSettings = {
  indexes: [
    {
      locale: 'en',
      url: `${BASE}search-index-en.json`,
      titlesUrl: `${BASE}search-titles-en.json`,
    },
  ],
  boosts: DEFAULT_OPTIONS.boosts,
  kinds: {guide: 'How-to'},
  resultsPath: `${BASE}search`,
  maxResults: 2,
  revalidate: false,
};

const {index, texts} = filesOf([
  indexedPage('Zebra', 'It has stripes & runs.', {
    sections: [
      {title: 'Food', id: 'food', content: 'Grass feeds it all day long.'},
    ],
  }),
  indexedPage('Zebra crossing', 'Stripes on a road.', {isDeprecated: true}),
  indexedPage('Zebra finch', 'A bird of two colors.', {type: 'blog'}),
  indexedPage('Sort', 'Puts rows in order.', {
    route: `${BASE}docs/operators/sort`,
  }),
  indexedPage('Order animals', 'Lightest animal first.', {
    route: `${BASE}docs/recipes/order`,
  }),
  indexedPage('Errors', 'What they mean.', {
    route: `${BASE}docs/operators/errors/data`,
    sections: [
      {title: '7: No legs', id: 'error-7', content: 'The table has no legs.'},
      {title: 'Too fast', id: 'error-fast', content: 'The horse is gone.'},
    ],
  }),
]);

const port = (name: string) => ({name, type: 'Data table'});
const SORT = {
  id: 'operators/blending/examples/sort/sort',
  title: 'Sort',
  description: 'Order rows.',
  href: `${BASE}docs/operators/sort`,
  path: ['Operators'],
  keywords: ['order'],
  key: 'sort',
  aliases: ['ORDER BY', 'Arrange'],
  traps: ['See [Join](operators/join/index#top).'],
  inputs: [port('example set input')],
  outputs: [port('example set output'), port('original')],
  subprocesses: [],
  parameters: [{name: 'sort_by', type: 'list', columns: ['name', 'order']}],
};
const RETRIEVE = {
  ...SORT,
  id: 'operators/data_access/retrieve',
  title: 'Retrieve',
  href: `${BASE}docs/operators/retrieve`,
  key: 'retrieve',
  aliases: ['Arrange'],
  inputs: [],
  outputs: [port('output')],
  parameters: [],
};

/** A workflow of the site, and its table. */
export const WORKFLOW = {
  workflow:
    'Animals: Retrieve\nSort\n  sort_by = weight: ascending\n\nAnimals -> Sort\nSort.example set output -> result',
  tables: {Animals: 'name | weight\nzebra | 300\nfinch | 0.02'},
};

const RECIPE = {
  title: 'Order animals',
  route: `${BASE}docs/recipes/order`,
  answer: 'Sort them.',
  tables: WORKFLOW.tables,
  workflows: [{title: 'Sort', workflow: WORKFLOW.workflow}],
};

const ERRORS = `# Errors

## 7: No legs

The table has no legs.

## Too fast

The horse is gone.
`;
const EQUIVALENTS = `# Coming from Zoo

| Function | Operator | Settings | What differs |
| - | - | - | - |
| \`animals.order\` | [Sort](/base/docs/operators/sort.md) | \`sort by\`: a column | Nothing. |
| \`feed\` | none | | No operator feeds \\| eats. |
`;

const list = (folder: string, name: string) =>
  `# List\n\n- [Page](${BASE}${folder}/${name}.md): About it.\n`;

/** Files of the site by their paths from the origin. */
export const FILES: ReadonlyMap<string, string> = new Map([
  ...[index, ...texts].map(({name, json}) => [BASE + name, json] as const),
  [
    `${BASE}docs/zebra.md`,
    '---\ntitle: Zebra\n---\n\n# Zebra \\[1\\]\n\nText.\n\n## Food\n\nGrass.\n\n### More\n\nHay.\n\n## Sleep\n\nStanding.\n',
  ],
  [
    `${BASE}docs/zebra/`,
    '<h1>Zebra [1]</h1><h2 id=food>Food<a class="hash-link" href="#food">#</a></h2><p id="grass"><h3 id=more>More</h3><h2 id=rest>Sleep</h2>',
  ],
  [
    `${BASE}docs/long.md`,
    `# Long\n\n## One\n\n${'Word. '.repeat(1_000)}\n\n## Two\n\n${'Word. '.repeat(1_000)}\n`,
  ],
  [`${BASE}docs/long/`, '<h1>Long</h1><h2 id=one>One</h2><h2 id=two>Two</h2>'],
  [`${BASE}docs/animals/index.md`, '# Animals\n\nAll of them.\n'],
  [`${BASE}docs/page.md`, '<!DOCTYPE html><title>Not found</title>'],
  [
    `${BASE}operators.json`,
    JSON.stringify({version: 1, operators: [SORT, RETRIEVE]}),
  ],
  [`${BASE}recipes.json`, JSON.stringify([RECIPE])],
  [
    `${BASE}docs/operators/errors/llms.txt`,
    list('docs/operators/errors', 'data'),
  ],
  [`${BASE}docs/operators/errors/data.md`, ERRORS],
  [
    `${BASE}docs/operators/errors/data/`,
    '<h1>Errors</h1><h2 id=error-7>7: No legs</h2><h2 id=error-fast>Too fast</h2>',
  ],
  [
    `${BASE}docs/operators/coming-from/llms.txt`,
    list('docs/operators/coming-from', 'zoo'),
  ],
  [`${BASE}docs/operators/coming-from/zoo.md`, EQUIVALENTS],
]);

type Changes = Partial<Site> & {readonly files?: ReadonlyMap<string, string>};

/** Creates a site in memory, and records the requested paths in `asked`. */
export function toolSite(
  changes: Changes = {},
): Site & {readonly asked: string[]} {
  const {files = FILES, ...rest} = changes;
  const asked: string[] = [];
  return {
    title: 'Zebra help',
    settings: SETTINGS,
    pause: () => new Promise(() => undefined),
    compute: computeHere,
    fetch: (input) => {
      const path = input as string;
      asked.push(path);
      const body = files.get(path);
      return Promise.resolve(
        new Response(body ?? null, {status: body === undefined ? 404 : 200}),
      );
    },
    asked,
    ...rest,
  };
}

/** Runs a tool on the site, with input that its schema accepts. */
export async function runTool(
  {inputSchema, outputSchema, run}: Tool,
  input: Record<string, unknown>,
  changes: Changes = {},
): Promise<Record<string, unknown>> {
  const output = await run(
    inputSchema.parse(input),
    openLibrary(toolSite(changes)),
  );
  return outputSchema.parse(output);
}
