import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Mistake} from './mistake.mjs';
import {nearFolders} from './nearFolders.mjs';
import {pageText} from './pageText.mjs';
import {allFacts, factsOf, readSharedFiles} from './sharedFiles.mjs';

/** The path of a page below docs/operators, without its ending. */
function slugOf(where) {
  const slug = where.replace(/^(docs\/)?operators\//, '').replace(/\.mdx$/, '');
  if (!/^[\w-]+(\/[\w-]+)+$/.test(slug)) {
    throw new Mistake(
      `${where} is not a path of the form category/subgroup/name`,
    );
  }
  return slug;
}

/** Folders of operators, as paths below docs/operators. */
function foldersIn(docs) {
  return readdirSync(docs, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) =>
      path
        .relative(docs, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .filter((folder) => !/(^|\/)_/.test(folder));
}

/** Throws if the folder of a page is unknown and is not to be created. */
function checkFolder(docs, folder, label) {
  const folders = foldersIn(docs);
  if (folders.includes(folder)) {
    return;
  }
  const parent = path.posix.dirname(folder);
  if (parent !== '.' && !folders.includes(parent)) {
    checkFolder(docs, parent);
  }
  if (!label) {
    const near = nearFolders(folders, folder);
    throw new Mistake(
      [
        `docs/operators has no folder ${folder}.`,
        ...(near.length > 0 ? [`Did you mean ${near.join(' or ')}?`] : []),
        'To create the folder, add --folder "<its label in the sidebar>"',
      ].join(' '),
    );
  }
}

function readFactsFile(file) {
  if (!existsSync(file)) {
    throw new Mistake(`--facts: there is no file ${file}`);
  }
  try {
    return factsOf(file);
  } catch (error) {
    throw new Mistake(`--facts: ${file} is not JSON Lines: ${error.message}`);
  }
}

/** Writes the files of a page, and the label of its folder if there is none. */
function write(target, text, label) {
  const folder = path.dirname(target);
  const category = path.join(folder, '_category_.json');
  const isNew = label !== undefined && !existsSync(category);
  try {
    mkdirSync(folder, {recursive: true});
    writeFileSync(target, text);
    if (isNew) {
      const content = JSON.stringify({label, description: ''}, undefined, 2);
      writeFileSync(category, `${content}\n`);
    }
  } catch (error) {
    throw new Mistake(`The page cannot be written: ${error.message}`);
  }
  return isNew ? category : undefined;
}

/**
 * Writes the page of an operator from facts and the template of its tier, and
 * returns what to do next.
 *
 * @throws Mistake if the path, the folder, the facts, or the title is wrong.
 */
export async function newPage(root, {where, title: named, folder, ...options}) {
  const slug = slugOf(where);
  const docs = path.join(root, 'docs', 'operators');
  checkFolder(docs, path.posix.dirname(slug), folder);
  const target = path.join(options.out ?? docs, `${slug}.mdx`);
  const show = (file) => path.relative(root, file);
  if (existsSync(target)) {
    throw new Mistake(`${show(target)} is there already`);
  }
  const id = `operators/${slug}`;
  const known = allFacts(path.join(root, 'tests/content/data/operator-facts'));
  const facts = options.facts ? readFactsFile(options.facts) : known;
  const fact = facts.get(id);
  if (options.facts && !fact) {
    throw new Mistake(`${options.facts} has no facts on ${id}`);
  }
  const title = named ?? fact?.title;
  if (!title) {
    throw new Mistake(`There are no facts on ${id}: add a title`);
  }
  const text = pageText(
    {id, title, fact},
    {
      ...(await readSharedFiles(docs)),
      factOf: (one) => facts.get(one) ?? known.get(one),
    },
  );
  const category = write(target, text, folder);
  return [
    `${show(target)}: write what its comments ask for, then npm run check:fast`,
    ...(/^ {2}source: none$/m.test(text)
      ? [
          'Its source is "none". If you know where its facts come from, write one of the sources in src/operatorReference.ts',
        ]
      : []),
    ...(category ? [`${show(category)}: write the description`] : []),
  ].join('\n');
}
