// Compares pages before and after an edit of their language:
//   npm run check:edit -- <base> [<path>...]
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compareEdit} from './edit/compareEdit.mjs';
import {root} from './ensurePackages.mjs';

const USAGE = `Usage: npm run check:edit -- <base> [<path>...]

Compares the pages and shared YAML files below docs and blog (or below the
paths) with those of the commit <base>: their records without prose, code, and
tables must be the same, and each sentence must keep its numbers, code, links,
and bold labels. Sentences in which the number of not, never, no, only, all,
each, least, most, before, after, <, or <= changed are listed for the second
reader.

  --all   lists all edited sentences for the second reader
  --root  folder of the site; default: this one`;

function git(cwd, ...args) {
  const {status, stdout, stderr} = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  }
  return stdout;
}

const print = (file, {place, before, after, reasons}) =>
  [
    [file, place, reasons.join('; ')].filter(Boolean).join(': '),
    ...(place ? [`  - ${before || '(none)'}`, `  + ${after || '(none)'}`] : []),
  ].join('\n');

function list(title, entries) {
  if (entries.length > 0) {
    console.log(`\n${title}\n\n${entries.join('\n')}`);
  }
}

const {values, positionals} = parseArgs({
  options: {
    all: {type: 'boolean'},
    root: {type: 'string'},
    help: {type: 'boolean'},
  },
  allowPositionals: true,
});
const [base, ...paths] = positionals;
if (!base || values.help) {
  console.log(USAGE);
  process.exit(base || values.help ? 0 : 1);
}
const site = values.root ?? root;
const files = git(
  site,
  'diff',
  '--name-only',
  '--no-renames',
  '--relative',
  '--diff-filter=M',
  '-z',
  base,
  '--',
  ...(paths.length > 0 ? paths : ['docs', 'blog']),
)
  .split('\0')
  .filter((file) => /^(docs|blog)\/.*\.(mdx?|yml)$/.test(file))
  .filter((file) => existsSync(path.join(site, file)));
/** What an edit changed; a file that is not valid is a problem. */
function compare(file) {
  try {
    const before = git(site, 'show', `${base}:./${file}`);
    const after = readFileSync(path.join(site, file), 'utf8');
    return {file, ...compareEdit(file, before, after)};
  } catch (error) {
    const [reason] = error.message.split('\n');
    return {file, edited: [], problems: [{reasons: [reason]}]};
  }
}

const results = files.map(compare);
const entries = (kind, isShown = () => true) =>
  results.flatMap(({file, ...result}) =>
    result[kind].filter(isShown).map((entry) => print(file, entry)),
  );
const problems = entries('problems');
list(
  'For the second reader:',
  entries('edited', ({reasons}) => values.all || reasons.length > 0),
);
list('Facts that differ:', problems);
console.log(
  `\n${files.length} files, ${entries('edited').length} sentences edited, ${problems.length} with other facts`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
