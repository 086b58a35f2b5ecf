import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  equivalentsSchema,
  searchAliases,
} from '../plugins/operator-pages/record/equivalents';
import {parseYaml} from '../plugins/operator-pages/registry/readShared';
import type {OtherTools} from '../plugins/operator-pages/record/equivalents';

const FILE = path.join(
  __dirname,
  '../docs/operators/coming-from/_equivalents.yml',
);

const {value: tools = {}} = parseYaml<OtherTools>(
  readFileSync(FILE, 'utf8'),
  equivalentsSchema,
);

/**
 * Functions of other tools, by the file of the page that answers a search for
 * them. The build reports mistakes in the table of these functions.
 */
export const functionAliases = Object.fromEntries(
  Object.entries(searchAliases(tools)).map(([id, phrases]) => [
    `docs/${id}`,
    phrases,
  ]),
);
