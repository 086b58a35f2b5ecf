// Creates the page of an operator from a template: npm run new:operator
import {existsSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {Globby} from '@docusaurus/utils';
import leven from 'leven';
import {root} from './ensurePackages.mjs';

const USAGE = `Usage: npm run new:operator -- <category/subgroup/name> ["<Title>"] [--tier <A to E>]

Creates docs/operators/<category/subgroup/name>.mdx from the template of a tier
in docs/operators/_templates. The default title is the name in title case, and
the default tier is B. .github/WRITING.md describes the tiers.`;

/** A mistake in the arguments of the command. */
class Mistake extends Error {}

/**
 * Throws if the folder does not exist. The message suggests the folder with the
 * most similar path or name.
 */
function checkFolder(docs, folder) {
  const folders = Globby.sync(['**', '!**/_*'], {
    cwd: docs,
    onlyDirectories: true,
  });
  if (folders.includes(folder)) {
    return;
  }
  const {basename} = path.posix;
  const [nearest] = folders
    .map((known) => {
      const names = leven(basename(known), basename(folder));
      return {known, distance: Math.min(leven(known, folder), names)};
    })
    .filter(({distance}) => distance <= 2)
    .sort((one, other) => one.distance - other.distance);
  const advice = nearest ? ` Did you mean ${nearest.known}?` : '';
  throw new Mistake(
    `docs/operators has no folder ${folder}.${advice} To add the folder, first create docs/operators/${folder}/_category_.json with a label and a description.`,
  );
}

const inTitleCase = (name) =>
  name.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (one) => one.toUpperCase());

/**
 * Creates the page of an operator and returns its path below `docs`.
 *
 * @param {string} docs Path of docs/operators.
 * @param {string} where Path of the page: category/subgroup/name.
 * @param {{title?: string, tier?: string}} options
 */
export function newOperator(docs, where, {title, tier = 'B'} = {}) {
  const slug = where.replace(/^(docs\/)?operators\//, '').replace(/\.mdx$/, '');
  if (!/^[\w-]+(\/[\w-]+)+$/.test(slug)) {
    throw new Mistake(
      `${where} does not have the form category/subgroup/name.`,
    );
  }
  const template = path.join(docs, '_templates', `_${tier}.mdx`);
  if (!existsSync(template)) {
    throw new Mistake(`There is no tier ${tier}: write A, B, C, D, or E.`);
  }
  checkFolder(docs, path.posix.dirname(slug));
  const file = path.join(docs, `${slug}.mdx`);
  if (existsSync(file)) {
    throw new Mistake(`docs/operators/${slug}.mdx already exists.`);
  }
  const [name, folder] = slug.split('/').reverse();
  // Without a slug, Docusaurus uses a page with the name of its folder as the
  // folder's index page.
  const start = name === folder ? `slug: /operators/${slug}\noperator:` : '$&';
  const text = readFileSync(template, 'utf8')
    .replaceAll('Name of the Operator', title ?? inTitleCase(name))
    .replaceAll('id_of_the_operator', `operators/${slug}`)
    .replace(/^operator:$/m, start);
  writeFileSync(file, text);
  return `${slug}.mdx`;
}

function run() {
  const {values, positionals} = parseArgs({
    options: {tier: {type: 'string'}, help: {type: 'boolean', short: 'h'}},
    allowPositionals: true,
  });
  const [where, title, ...rest] = positionals;
  if (values.help) {
    return USAGE;
  }
  if (!where || rest.length > 0) {
    throw new Mistake(
      where ? 'Put the title in quotation marks.' : 'The path is missing.',
    );
  }
  const docs = path.join(root, 'docs', 'operators');
  const file = newOperator(docs, where, {...values, title});
  return `Created docs/operators/${file}: write what its comments describe, remove them, and run npm run check:fast`;
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(run());
  } catch (error) {
    const isMistake =
      error instanceof Mistake || error.code?.startsWith('ERR_PARSE_ARGS');
    console.error(isMistake ? `${error.message}\n\n${USAGE}` : error);
    process.exitCode = 1;
  }
}
