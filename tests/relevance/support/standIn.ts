import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {IndexedPage} from '../../../plugins/search-local/server/buildDocuments';
import type {Section} from '../../../plugins/search-local/server/extract/section';

type Parameter = [
  name: string,
  options: string[],
  defaultValue: string,
  condition?: string,
];

/** What is known of an operator whose page is not written yet. */
type OperatorRecord = {
  readonly id: string;
  readonly title: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly notes: readonly string[];
  readonly tags: readonly string[];
  readonly related: readonly string[];
};

const DATA = path.join(__dirname, '..', 'data', 'operators.jsonl');

const words = (name: string) => name.replaceAll('_', ' ');

function label(folder: string): string {
  const text = words(folder);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function list(title: string, id: string, items: readonly string[]): Section[] {
  return items.length > 0 ? [{title, id, content: items.join(' ')}] : [];
}

function parameterText([name, options, value, condition]: Parameter): string {
  const facts = [
    words(name),
    value && `Default: ${value}.`,
    condition && `Only when ${condition}.`,
    options.join(', '),
  ];
  return facts.filter(Boolean).join(' ');
}

function page(record: OperatorRecord): IndexedPage {
  const folders = record.id.split('/').slice(1, -1);
  const parameters = list(
    'Parameters',
    'parameters',
    record.parameters.map(parameterText),
  ).map((section) => ({
    ...section,
    names: record.parameters.map(([name]) => name),
  }));
  return {
    page: {
      type: 'docs',
      route: `/help/docs/${record.id.replace(/\/index$/, '/')}`,
      source: `@site/docs/${record.id}.mdx`,
      title: record.title,
      tags: record.tags,
      categories: ['Operators', ...folders.map(label)],
      isReference: true,
      isDeprecated: /deprecated/i.test(`${record.id} ${record.title}`),
    },
    title: record.title,
    sections: [
      {title: '', content: record.notes.join('. ')},
      ...list('Input', 'input', record.inputs),
      ...list('Output', 'output', record.outputs),
      ...parameters,
      ...list('See also', 'see-also', record.related.map(label)),
    ],
  };
}

/** Gives each page the links to its related ones, which the records name by the end of their id. */
function withLinks(
  pages: readonly IndexedPage[],
  records: readonly OperatorRecord[],
): IndexedPage[] {
  const routes = new Map(
    records.map(({id}, at) => [id.split('/').at(-1), pages[at]?.page.route]),
  );
  return pages.map((each, at) => ({
    ...each,
    links: (records[at]?.related ?? []).flatMap(
      (name) => routes.get(name) ?? [],
    ),
  }));
}

/** A page for each known operator, in the sections that operator pages have. */
export function standInPages(): IndexedPage[] {
  const records = readFileSync(DATA, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as OperatorRecord);
  return withLinks(records.map(page), records);
}
