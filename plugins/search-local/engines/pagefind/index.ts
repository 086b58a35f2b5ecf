import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {memo} from '../../shared/memo';
import type {
  SectionRecord,
  EngineInput,
  EngineOption,
} from '../../shared/types';
import {pagefindFolder} from './folder';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

function sectionHtml({route, headings, text}: SectionRecord): string {
  const id = route.split('#')[1];
  const heading = headings.at(-1);
  return [
    ...(heading
      ? [`<h2${id ? ` id="${escaped(id)}"` : ''}>${escaped(heading)}</h2>`]
      : []),
    `<p>${escaped(text)}</p>`,
  ].join('');
}

function pageHtml(sections: readonly SectionRecord[]): string {
  const {id, title, tags, categories, kind, type, isDeprecated, locale} =
    sections[0]!;
  const meta = {id, kind, type, isDeprecated, path: categories.join('\n')};
  const element = (attribute: string, name: string, value: unknown) =>
    `<meta data-pagefind-${attribute}="${name}[content]" content="${escaped(String(value))}">`;
  return [
    `<html lang="${locale}"><head>`,
    ...Object.entries(meta).map(([name, value]) =>
      element('meta', name, value),
    ),
    element('filter', 'kind', kind),
    `</head><body><h1>${escaped(title)}</h1>`,
    ...sections.map(sectionHtml),
    // Tags are found, and no excerpt with other words shows them.
    ...tags.map((tag) => `<p data-pagefind-weight="3">${escaped(tag)}</p>`),
    '</body></html>',
  ].join('');
}

/** The pages of sections for Pagefind: the address of each, and the HTML that Pagefind reads. */
export function pagefindPages(sections: readonly SectionRecord[]) {
  const pages = new Map<string, SectionRecord[]>();
  for (const section of sections) {
    memo(pages, section.route.split('#')[0]!, () => []).push(section);
  }
  return [...pages].map(([url, own]) => ({url, content: pageHtml(own)}));
}

/**
 * Writes the index of Pagefind next to the pages.
 * @throws Error with what Pagefind says when it makes none.
 */
export async function buildPagefind(input: EngineInput): Promise<void> {
  const {sections, locale, outDir} = input;
  const indexer = new Worker(path.join(__dirname, 'indexer.mjs'), {
    workerData: {
      pages: pagefindPages(sections),
      language: locale.split('-')[0]!.toLowerCase(),
      outputPath: path.join(outDir, pagefindFolder(locale)),
    },
  });
  await once(indexer, 'exit').catch(({message}: Error) => {
    throw new Error(
      `search-local: Pagefind made no index: ${message}. See that the package pagefind is installed, then build again.`,
    );
  });
}

/** The option `engine` for Pagefind: an index in small parts among the files of the site. */
export function pagefind(): EngineOption {
  return {module: path.join(__dirname, 'client'), build: buildPagefind};
}
