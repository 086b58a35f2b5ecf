import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createJiti} from 'jiti';
import {parse} from 'yaml';
import {root} from './ensurePackages.mjs';
import {pageText} from './operators/pageText.mjs';
import {readFacts} from './operators/readFacts.mjs';
import {asFragments} from './operators/asFragments.mjs';

const USAGE = `Usage: npm run new:operator -- <path> "<Title>" [--facts <file>]

  <path>   category/subgroup/name below docs/operators, for example
           cleansing/normalization/normalize
  --facts  JSON Lines file of collected facts; the line whose id is
           operators/<path> fills in the record`;

function fail(message) {
  console.error(message);
  process.exit(1);
}

function factsFor(file, id) {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((one) => one.includes(`"${id}"`) && JSON.parse(one).id === id);
  return line ? JSON.parse(line) : fail(`${file} has no facts on ${id}`);
}

const {values, positionals} = parseArgs({
  options: {facts: {type: 'string'}},
  allowPositionals: true,
});
const [where, title] = positionals;
if (!where || !title || positionals.length > 2) {
  fail(USAGE);
}
const slug = where.replace(/^(docs\/)?operators\//, '').replace(/\.mdx$/, '');
if (!/^[\w-]+(\/[\w-]+)+$/.test(slug)) {
  fail(`${where} is no path of the form category/subgroup/name\n\n${USAGE}`);
}
const docs = path.join(root, 'docs', 'operators');
const target = path.join(docs, `${slug}.mdx`);
if (existsSync(target)) {
  fail(`docs/operators/${slug}.mdx is there already`);
}

// An index page stands for its folder.
const key = path.basename(slug.replace(/\/index$/, ''));
let facts;
let keywords;
if (values.facts) {
  const jiti = createJiti(import.meta.url);
  const {resolveFragments} = await jiti.import(
    '../plugins/operator-pages/record/expandFragments.ts',
  );
  const read = (name) => parse(readFileSync(path.join(docs, name), 'utf8'));
  const line = factsFor(values.facts, `operators/${slug}`);
  const found = readFacts(line, read('_portTypes.yml'));
  const {fragments} = resolveFragments(read('_fragments.yml'));
  facts = {...found, parameters: asFragments(found.parameters, fragments)};
  keywords = line.tags;
}
mkdirSync(path.dirname(target), {recursive: true});
writeFileSync(
  target,
  pageText(readFileSync(path.join(docs, '_TEMPLATE.mdx'), 'utf8'), {
    title,
    key,
    facts,
    keywords,
  }),
);
console.log(
  `docs/operators/${slug}.mdx: fill in the texts, then npm run check:fast`,
);
