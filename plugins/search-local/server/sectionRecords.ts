import {sectionRoute} from '../shared/page';
import type {SectionRecord} from '../shared/engine';
import type {SitePage} from './buildDocuments';

/** The sections of a site, for the index of another engine. */
export function sectionRecords(
  pages: readonly SitePage[],
  index: Pick<SectionRecord, 'locale' | 'version'>,
): SectionRecord[] {
  return pages
    .flatMap(({route, title, sections, ...page}) =>
      sections.map((section, at) => ({
        route: sectionRoute(route, section.anchor),
        title,
        headings: at === 0 ? [] : [section.title],
        tags: [...page.tags, ...page.queries, ...section.keywords],
        categories: page.categories,
        kind: page.kind,
        type: page.type,
        isDeprecated: page.isDeprecated,
        text: section.content,
        ...index,
      })),
    )
    .map((record, id) => ({id, ...record}));
}

/** Records as lines of JSON. */
export const toLines = (records: readonly SectionRecord[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');
