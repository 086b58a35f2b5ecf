import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Joi} from '@docusaurus/utils-validation';
import {parse} from 'yaml';
import type {PluginOptions} from '../options';
import {resolveFragments} from '../record/expandFragments';
import {sentences} from '../record/problem';
import {
  fragmentsSchema,
  plannedSchema,
  portTypesSchema,
} from '../record/schema';
import type {PlannedOperator, PortTypes, Vocabulary} from '../record/types';

const cache = new Map<
  string,
  {readonly changedMs: number; readonly value: unknown}
>();

/**
 * Reads a YAML file against a schema, again only after a change.
 * @throws Error that names file, field, and rule.
 */
function readYaml<T>(file: string, schema: Joi.Schema): T {
  if (!existsSync(file)) {
    throw new Error(`operator-pages: there is no file ${file}`);
  }
  const changedMs = statSync(file).mtimeMs;
  const cached = cache.get(file);
  if (cached?.changedMs === changedMs) {
    return cached.value as T;
  }
  const written: unknown = parse(readFileSync(file, 'utf8')) ?? {};
  const {error, value} = schema.validate(written, {abortEarly: false});
  if (error) {
    throw new Error(
      `${file} is wrong:\n${sentences(error, written, '')
        .map((sentence) => `- ${sentence}`)
        .join('\n')}`,
    );
  }
  cache.set(file, {changedMs, value});
  return value as T;
}

type WrittenFragments = Parameters<typeof resolveFragments>[0];

/** Fragments, port types, and kinds of a site. */
export function readVocabulary(
  siteDir: string,
  {docsPath, fragments, portTypes, kinds}: PluginOptions,
): Vocabulary {
  const docs = path.join(siteDir, docsPath);
  return {
    kinds,
    fragments: resolveFragments(
      readYaml<WrittenFragments>(path.join(docs, fragments), fragmentsSchema),
    ),
    portTypes: readYaml<PortTypes>(path.join(docs, portTypes), portTypesSchema),
  };
}

/** Operators that have no page as yet, by doc id. */
export function readPlanned(
  siteDir: string,
  {docsPath, planned}: PluginOptions,
): Readonly<Record<string, PlannedOperator>> {
  return planned
    ? readYaml(path.join(siteDir, docsPath, planned), plannedSchema)
    : {};
}
