import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {
  equivalentsSchema,
  searchSynonyms,
} from '../plugins/operator-pages/record/equivalents';
import {parseYaml} from '../plugins/operator-pages/registry/readShared';
import type {OtherTools} from '../plugins/operator-pages/record/equivalents';

const DOCS = path.join(__dirname, '..', 'docs');
const read = (file: string) => readFileSync(path.join(DOCS, file), 'utf8');

function titleOf(id: string): string {
  const [line = ''] = /^title: .*$/m.exec(read(`${id}.mdx`)) ?? [];
  return (parse(line) as {title: string}).title;
}

const {value: tools = {}} = parseYaml<OtherTools>(
  read('operators/coming-from/_equivalents.yml'),
  equivalentsSchema,
);

/**
 * Functions of other tools, each with the title of the page that answers a
 * search for it. The build reports mistakes in the file.
 */
export const functionSynonyms = searchSynonyms(tools, titleOf);
