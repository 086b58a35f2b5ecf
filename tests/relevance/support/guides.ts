import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import type {IndexedPage} from '../../../plugins/search-local/server/buildDocuments';
import {extractMarkdown} from '../../../plugins/search-local/server/extract/markdown';
import type {Measures} from '../../../plugins/operator-pages/record/types';
import {ROOT} from '../../support/sites';

type FrontMatter = {
  readonly title?: string;
  readonly keywords?: readonly string[];
  readonly tags?: readonly string[];
};

const DOCS = path.join(ROOT, 'docs');
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Text of a guide, with the measures in the place of the component that draws them. */
function bodyOf(text: string): string {
  return text.replace(FRONT_MATTER, '').replace('<OperatorMeasures />', () => {
    const file = path.join(DOCS, 'operators/_measures.yml');
    const measures = parseYaml(readFileSync(file, 'utf8')) as Measures;
    return Object.values(measures)
      .map(
        ({title, about, also}) =>
          `### ${title}\n\n${about} Also called ${also.join(', ')}.`,
      )
      .join('\n\n');
  });
}

function guide(file: string): IndexedPage {
  const text = readFileSync(path.join(DOCS, file), 'utf8');
  const matter = parseYaml(FRONT_MATTER.exec(text)?.[1] ?? '') as FrontMatter;
  const id = file.replace(/\.mdx$/, '');
  const title = matter.title ?? id;
  return {
    page: {
      type: 'docs',
      route: `/help/docs/${id.replace(/(^|\/)index$/, '$1')}`,
      source: `@site/docs/${file}`,
      title,
      tags: [...(matter.tags ?? []), ...(matter.keywords ?? [])],
      categories: id.split('/').slice(0, -1),
      isReference: false,
      isDeprecated: false,
    },
    title,
    sections: extractMarkdown(bodyOf(text)),
  };
}

/** Pages of operators, their shared files, and the catalog, which is drawn. */
const NO_GUIDE = /(^|\/)_|^operators\/(.+\/|index)/;

/** The guides as they are written, from their Markdown. */
export function guidePages(): IndexedPage[] {
  return readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !NO_GUIDE.test(file))
    .map(guide);
}
