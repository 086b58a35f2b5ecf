import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from './ensurePackages.mjs';
import {pageText} from './operators/pageText.mjs';
import {allFacts, factsOf, readSharedFiles} from './operators/sharedFiles.mjs';

const USAGE = `Usage: npm run new:operator -- <path> ["<Title>"] [--facts <file>] [--out <folder>]

  <path>   category/subgroup/name below docs/operators, for example
           cleansing/normalization/normalize
  <Title>  default: the title of the collected facts
  --facts  JSON Lines file of collected facts; default: those of
           tests/content/data/operator-facts
  --out    folder to write below; default: docs/operators`;

function fail(message) {
  console.error(message);
  process.exit(1);
}

const {values, positionals} = parseArgs({
  options: {facts: {type: 'string'}, out: {type: 'string'}},
  allowPositionals: true,
});
const [where, named] = positionals;
if (!where || positionals.length > 2) {
  fail(USAGE);
}
const slug = where.replace(/^(docs\/)?operators\//, '').replace(/\.mdx$/, '');
if (!/^[\w-]+(\/[\w-]+)+$/.test(slug)) {
  fail(`${where} is no path of the form category/subgroup/name\n\n${USAGE}`);
}
const docs = path.join(root, 'docs', 'operators');
const folder = values.out ?? docs;
const target = path.join(folder, `${slug}.mdx`);
if (existsSync(target)) {
  fail(`${path.relative(root, target)} is there already`);
}
const id = `operators/${slug}`;
const known = allFacts(path.join(root, 'tests/content/data/operator-facts'));
const facts = values.facts ? factsOf(values.facts) : known;
const fact = facts.get(id);
if (values.facts && !fact) {
  fail(`${values.facts} has no facts on ${id}`);
}
const title = named ?? fact?.title;
if (!title) {
  fail(`There are no facts on ${id}: give a title\n\n${USAGE}`);
}
const shared = await readSharedFiles(docs);
mkdirSync(path.dirname(target), {recursive: true});
writeFileSync(
  target,
  pageText(
    {id, title, fact},
    {...shared, factOf: (one) => facts.get(one) ?? known.get(one)},
  ),
);
console.log(
  `${path.relative(root, target)}: write what its comments ask for, then npm run check:fast`,
);
