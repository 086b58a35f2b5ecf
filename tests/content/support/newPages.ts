import path from 'node:path';
import {pageText} from '../../../.tools/operators/pageText.mjs';
import {readTemplates} from '../../../.tools/operators/sharedFiles.mjs';
import type {ParsedRecord} from '../../../plugins/operator-pages/record/parseRecord';
import {ROOT} from '../../support/sites';
import {FACTS} from './facts';
import type {Fact} from './facts';
import {recordOf, VOCABULARY} from './operators';
import {parsePage} from './page';
import type {Page} from './page';

const SHARED = {
  portTypes: VOCABULARY.portTypes,
  fragments: VOCABULARY.fragments,
  measures: VOCABULARY.measures,
  templates: readTemplates(path.join(ROOT, 'docs/operators')),
  factOf: (id: string | undefined) => FACTS.get(id ?? ''),
};

/** A page that `npm run new:operator` makes. */
export type NewPage = {
  readonly id: string;
  readonly text: string;
  readonly page: Page;
} & ParsedRecord;

/** New pages from facts: several tests read the same hundreds of them. */
const known = new Map<Fact, NewPage>();

/** The page that `npm run new:operator` makes from facts. */
export function newPageOf(fact: Fact): NewPage {
  const page = known.get(fact) ?? newPage(fact.id, fact.title, fact);
  known.set(fact, page);
  return page;
}

/** The page that `npm run new:operator` makes from a title, and from facts if there are any. */
export function newPage(id: string, title: string, fact?: Fact): NewPage {
  const text: string = pageText({id, title, fact}, SHARED);
  const page = parsePage(`docs/${id}.mdx`, text);
  return {id, text, page, ...recordOf(page)};
}

const TABLE = '| a |\n| --- |\n| 1 |';
const DESCRIPTION =
  'One sentence that says what this operator does for the reader of its page.';

/** Prose of some words, with a link where the place asks for one. */
function filler(asked: string, at: 0 | 1): string {
  const counts = /(\d+) to (\d+) words/.exec(asked)?.slice(1) ?? [];
  const words = 'word '.repeat(Number(counts[at])).trim();
  return /with a link/.test(asked) ? `[${words}](./index.mdx)` : words;
}

function filledFrontMatter(yaml: string): string {
  return yaml
    .replace(/^# description: .*$/m, `description: ${DESCRIPTION}`)
    .replaceAll(/^( +)# about:$/gm, '$1about: What it is.')
    .replaceAll(/^ *#.*\n/gm, '');
}

function filledBody(body: string, at: 0 | 1): string {
  return body
    .replaceAll(/\{\/\* Write the new parameter.*? \*\/\}/g, 'none')
    .replaceAll(/\{\/\* Write the table .*? \*\/\}/g, TABLE)
    .replaceAll(/\{\/\* (Write .*?) \*\/\}/g, (_, asked: string) =>
      filler(asked, at),
    );
}

/** A new page with every place filled: the least (0) or the most (1) that each asks for. */
export function filled(text: string, at: 0 | 1): string {
  const [, yaml = '', body = ''] =
    /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  return `---\n${filledFrontMatter(yaml)}---\n${filledBody(body, at)}`;
}
