// Measures how an agent reaches the section that answers, and how long a
// workflow takes, on the built site:
//   npm run bench:agents
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {fileURLToPath} from 'node:url';
import {createJiti} from 'jiti';
import {root} from '../../../.tools/ensurePackages.mjs';

const jiti = createJiti(import.meta.url);
const load = (file) => jiti.import(path.join(root, 'plugins/agents', file));
const {openSite} = await load('server/openSite.ts');
const {computeHere} = await load('tools/compute.ts');
const {openLibrary} = await load('tools/library.ts');
const {TOOLS} = await load('tools/table.ts');

const library = openLibrary(
  await openSite(path.join(root, 'build'), computeHere),
);

/** Input of a tool for a question. */
const FIELDS = {
  search: 'query',
  operator: 'name',
  recipe: 'task',
  error: 'error',
  equivalent: 'function',
};

/** Returns the result of a call as the text that an agent reads. */
async function call(name, input) {
  const {
    inputSchema,
    run,
    textOf = JSON.stringify,
  } = TOOLS.find((tool) => tool.name === name);
  const output = await run(inputSchema.parse(input), library).catch(
    ({message}) => ({message}),
  );
  return {output, text: output.message ?? textOf(output)};
}

/**
 * Searches, and reads results from the first one on, until a text has the
 * answer.
 * @param read Returns the text of a result.
 */
async function searchAndRead(question, answer, read) {
  const {output, text} = await call('search', {query: question});
  let calls = 1;
  let bytes = Buffer.byteLength(text);
  for (const {route} of output.results ?? []) {
    const found = await read(route);
    calls += 1;
    bytes += Buffer.byteLength(found);
    if (found.includes(answer)) {
      return {calls, bytes, isFound: true};
    }
  }
  return {calls, bytes, isFound: false};
}

const wholePage = async (route) => (await library.page(route)).markdown;
const section = async (route) => (await call('read', {route})).text;

/** Asks the tool for a kind of question, and searches if it has no answer. */
async function ask({tool, question, answer}) {
  if (tool === 'search') {
    return searchAndRead(question, answer, section);
  }
  const {text} = await call(tool, {[FIELDS[tool]]: question});
  const bytes = Buffer.byteLength(text);
  if (text.includes(answer)) {
    return {calls: 1, bytes, isFound: true};
  }
  const then = await searchAndRead(question, answer, section);
  return {...then, calls: then.calls + 1, bytes: then.bytes + bytes};
}

function report(name, rows) {
  const at = (field, share) =>
    rows.map((row) => row[field]).sort((a, b) => a - b)[
      Math.floor((rows.length - 1) * share)
    ];
  const kilobytes = (share) => (at('bytes', share) / 1000).toFixed(1);
  console.log(
    `${name}: found ${rows.filter(({isFound}) => isFound).length} of ${rows.length}; calls: median ${at('calls', 0.5)}, 90% ${at('calls', 0.9)}; kB: median ${kilobytes(0.5)}, 90% ${kilobytes(0.9)}`,
  );
}

const questions = readFileSync(
  path.join(path.dirname(fileURLToPath(import.meta.url)), 'questions.tsv'),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [tool, question, answer] = line.split('\t');
    return {tool, question, answer};
  });
const before = [];
const after = [];
for (const one of questions) {
  before.push(await searchAndRead(one.question, one.answer, wholePage));
  const row = await ask(one);
  after.push(row);
  if (!row.isFound || process.argv.includes('--all')) {
    console.log(row, one);
  }
}
report('search and whole pages', before);
report('tools and sections', after);

const ROWS = 1_000;
const rows = Array.from(
  {length: ROWS},
  (_, row) =>
    `${row} | C${row % 97} | ${(row * 37) % 1009} | 2026-01-${String((row % 28) + 1).padStart(2, '0')}`,
);
const input = {
  workflow: `Orders: Retrieve
Generate Attributes
  function_descriptions = double: amount * 2
Filter Examples
  filters = amount.ge.100
Sort
  sort_by = day: descending
Remove Duplicates
  attribute_filter_type = single
  attribute = customer
Aggregate
  group_by_attributes = day
  aggregation_attributes = double: sum

Orders -> Generate Attributes
Generate Attributes.example set output -> Filter Examples
Filter Examples.example set output -> Sort
Sort.example set output -> Remove Duplicates
Remove Duplicates.example set output -> Aggregate
Aggregate.example set output -> result`,
  tables: {Orders: ['order | customer | amount | day', ...rows].join('\n')},
};
const times = [];
for (let run = 0; run < 11; run += 1) {
  const start = performance.now();
  const {output} = await call('run_workflow', input);
  times.push(performance.now() - start);
  if (output.message || output.stop) {
    throw new Error(JSON.stringify(output.message ?? output.stop));
  }
}
const [first, ...others] = times;
others.sort((a, b) => a - b);
console.log(
  `six operators on ${ROWS} rows: first run ${first.toFixed(0)} ms, then median ${others[5].toFixed(0)} ms`,
);
