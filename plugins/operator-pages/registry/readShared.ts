import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Joi} from '@docusaurus/utils-validation';
import {parseDocument} from 'yaml';
import type {PluginOptions} from '../options';
import {sharedBehaviorSchema} from '../record/behavior';
import {equivalentsSchema} from '../record/equivalents';
import type {OtherTools} from '../record/equivalents';
import {errorGroupSchema} from '../record/errors';
import type {ErrorGroup} from '../record/errors';
import {fragmentsSchema, resolveFragments} from '../record/fragments';
import type {WrittenFragments} from '../record/fragments';
import {measuresSchema} from '../record/measure';
import type {Vocabulary} from '../record/parseRecord';
import {portTypesSchema} from '../record/port';
import {pageMessage, sentences} from '../../shared/record/problem';

/** Content of the files that all operators share. Invalid files count as empty. */
type SharedFiles = {
  readonly vocabulary: Vocabulary;
  /** Functions of other tools, not yet checked against the operators. */
  readonly equivalents: OtherTools;
  /** Errors of the product, not yet checked against the operators. */
  readonly errorGroups: readonly ErrorGroup[];
  readonly messages: readonly string[];
};

/**
 * Schemas of the shared files, by the option that contains one or more paths.
 */
const SCHEMAS = {
  fragments: fragmentsSchema,
  portTypes: portTypesSchema,
  measures: measuresSchema,
  behavior: sharedBehaviorSchema,
  equivalents: equivalentsSchema,
  errors: errorGroupSchema,
};

type FileOption = keyof typeof SCHEMAS;

/**
 * Returns the paths that the dev server watches. A change in them makes it
 * reread the operators.
 */
export function watchedPaths(
  siteDir: string,
  options: PluginOptions,
): string[] {
  const shared = Object.keys(SCHEMAS).flatMap(
    (option) => options[option as FileOption] ?? [],
  );
  const docs = ['**/*.{md,mdx}', ...shared].map((file) =>
    path.join(options.docsPath, file),
  );
  return [...docs, ...(options.live ? [options.live.watched] : [])].map(
    (file) => posixPath(path.join(siteDir, file)),
  );
}

/** Content of a valid file, or all problems of an invalid one. */
type Parsed<Value> =
  | {readonly value: Value; readonly problems?: never}
  | {readonly value?: never; readonly problems: readonly string[]};

/**
 * Returns the first line of an error message, without the file excerpt after
 * it.
 */
function firstLine({message}: Error): string {
  return message.replace(/:?\n.*/s, '');
}

/** Parses YAML and validates it against a schema. */
export function parseYaml<Value>(
  text: string,
  schema: Joi.Schema,
): Parsed<Value> {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    return {problems: document.errors.map(firstLine)};
  }
  const written: unknown = document.toJS() ?? {};
  const checked = schema.validate(written, {abortEarly: false});
  return checked.error
    ? {problems: sentences(checked.error, written, '')}
    : {value: checked.value as Value};
}

function parseShared(option: FileOption, text: string): Parsed<unknown> {
  const parsed = parseYaml<unknown>(text, SCHEMAS[option]);
  if (option !== 'fragments' || parsed.problems) {
    return parsed;
  }
  const {fragments, problems} = resolveFragments(
    parsed.value as WrittenFragments,
  );
  return problems.length > 0 ? {problems} : {value: fragments};
}

const cache = new Map<
  string,
  {readonly changedMs: number; readonly parsed: Parsed<unknown>}
>();

function readFile(option: FileOption, file: string): Parsed<unknown> {
  const changedMs = statSync(file).mtimeMs;
  const cached = cache.get(file);
  if (cached?.changedMs === changedMs) {
    return cached.parsed;
  }
  const parsed = parseShared(option, readFileSync(file, 'utf8'));
  cache.set(file, {changedMs, parsed});
  return parsed;
}

/** Reads the files that all operators of a site share. */
export function readShared(
  siteDir: string,
  options: PluginOptions,
): SharedFiles {
  const messages: string[] = [];
  const readOne = (option: FileOption, file: string): unknown => {
    const shown = path.posix.join(options.docsPath, file);
    const target = path.join(siteDir, shown);
    const {value, problems} = existsSync(target)
      ? readFile(option, target)
      : {problems: [`is missing; write it, or set the option "${option}"`]};
    if (problems) {
      messages.push(pageMessage(shown, problems));
    }
    return value ?? {};
  };
  const read = (option: Exclude<FileOption, 'errors'>) => {
    const file = options[option];
    return file ? readOne(option, file) : {};
  };
  return {
    vocabulary: {
      kinds: options.kinds,
      sources: options.sources,
      live: options.live,
      fragments: read('fragments'),
      portTypes: read('portTypes'),
      measures: read('measures'),
      behavior: read('behavior'),
    } as Vocabulary,
    equivalents: read('equivalents') as OtherTools,
    errorGroups: options.errors.map(
      (file) => readOne('errors', file) as ErrorGroup,
    ),
    messages,
  };
}
