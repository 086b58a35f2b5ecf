import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {PluginOptions} from '../options';
import {sharedBehaviorSchema} from '../record/behavior';
import type {SharedBehavior} from '../record/behavior';
import {resolveFragments} from '../record/expandFragments';
import {pageMessage} from '../record/readFrontMatter';
import {equivalentsSchema} from '../record/equivalents';
import type {OtherTools} from '../record/equivalents';
import {errorGroupSchema} from '../record/errors';
import type {ErrorGroup} from '../record/errors';
import {measuresSchema} from '../record/measure';
import {portTypesSchema} from '../record/port';
import {fragmentsSchema, plannedSchema} from '../record/vocabulary';
import type {Measures} from '../record/measure';
import type {PortTypes} from '../record/port';
import type {
  Fragments,
  PlannedOperator,
  Vocabulary,
} from '../record/vocabulary';
import {parseYaml} from './parseYaml';
import type {Parsed} from './parseYaml';
import type {VersionFolders} from './versions';

/** What the files say that all operators share, as far as they are right. */
export type SharedFiles = {
  readonly vocabulary: Vocabulary;
  /** Functions of other tools, not yet compared with the operators. */
  readonly equivalents: OtherTools;
  /** Errors of the product, not yet compared with the operators. */
  readonly errorGroups: readonly ErrorGroup[];
  /** Operators that have no page as yet, by doc id. */
  readonly planned: Readonly<Record<string, PlannedOperator>>;
  /** A message on each wrong file. */
  readonly messages: readonly string[];
};

const cache = new Map<
  string,
  {readonly changedMs: number; readonly parsed: Parsed<unknown>}
>();

/** Reads a file, again only after a change. */
function readFile<Value>(
  file: string,
  parse: (text: string) => Parsed<Value>,
): Parsed<Value> {
  const changedMs = statSync(file).mtimeMs;
  const cached = cache.get(file);
  if (cached?.changedMs === changedMs) {
    return cached.parsed as Parsed<Value>;
  }
  const parsed = parse(readFileSync(file, 'utf8'));
  cache.set(file, {changedMs, parsed});
  return parsed;
}

type WrittenFragments = Parameters<typeof resolveFragments>[0];

function parseFragments(text: string): Parsed<Fragments> {
  const {value, problems: wrong} = parseYaml<WrittenFragments>(
    text,
    fragmentsSchema,
  );
  if (!value) {
    return {problems: wrong};
  }
  const {fragments, problems} = resolveFragments(value);
  return problems.length > 0 ? {problems} : {value: fragments};
}

/**
 * Reads the files that all operators of a site share: fragments, port types,
 * measures, rows of behavior, functions of other tools, errors, and planned operators. A version
 * and a translation can have their own files; the others come from the docs.
 */
export function readShared(
  siteDir: string,
  {
    docsPath,
    fragments,
    portTypes,
    measures,
    behavior,
    equivalents,
    errors,
    planned,
    kinds,
    sources,
  }: PluginOptions,
  folders: Partial<VersionFolders> = {},
): SharedFiles {
  const docsDir = path.resolve(siteDir, docsPath);
  const dirs = [folders.localizedDir, folders.dir, docsDir].filter(
    (dir) => dir !== undefined,
  );
  const messages: string[] = [];
  const read = <Value extends object>(
    option: string,
    file: string,
    parse: (text: string) => Parsed<Value>,
  ): Value => {
    const target = dirs
      .map((dir) => path.join(dir, file))
      .find((one) => existsSync(one));
    const {value, problems} = target
      ? readFile(target, parse)
      : {problems: [`is missing; write it, or set the option "${option}"`]};
    if (problems) {
      const shown = path.relative(siteDir, target ?? path.join(docsDir, file));
      messages.push(pageMessage(posixPath(shown), problems));
    }
    return value ?? ({} as Value);
  };
  const vocabulary: Vocabulary = {
    kinds,
    sources,
    fragments: read('fragments', fragments, parseFragments),
    portTypes: read('portTypes', portTypes, (text) =>
      parseYaml<PortTypes>(text, portTypesSchema),
    ),
    measures: measures
      ? read('measures', measures, (text) =>
          parseYaml<Measures>(text, measuresSchema),
        )
      : {},
    behavior: behavior
      ? read('behavior', behavior, (text) =>
          parseYaml<SharedBehavior>(text, sharedBehaviorSchema),
        )
      : {},
  };
  return {
    vocabulary,
    equivalents: equivalents
      ? read('equivalents', equivalents, (text) =>
          parseYaml<OtherTools>(text, equivalentsSchema),
        )
      : {},
    errorGroups: errors.map((file) =>
      read('errors', file, (text) =>
        parseYaml<ErrorGroup>(text, errorGroupSchema),
      ),
    ),
    planned: planned
      ? read('planned', planned, (text) =>
          parseYaml<SharedFiles['planned']>(text, plannedSchema),
        )
      : {},
    messages,
  };
}
