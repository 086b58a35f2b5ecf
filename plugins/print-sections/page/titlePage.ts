import {escaped} from '../article/dom';
import type {Updated} from '../article/readArticle';
import type {Text} from '../shared/texts';

/** What the first page of a print says. */
export type Title = {
  readonly site: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** Number of pages that are joined. */
  readonly count: number;
  readonly updated?: Updated | undefined;
  /** Where these pages are. */
  readonly address: string;
};

/** Id of the title of a print page. */
export const TITLE_ID = 'title';

/** HTML of the title page. */
export function titlePage(
  {site, title, description, count, updated, address}: Title,
  text: Text,
): string {
  const facts: readonly (readonly [name: string, html: string])[] = [
    [text('print.pages'), String(count)],
    ...(updated
      ? [
          [
            text('print.updated'),
            `<time datetime="${escaped(updated.datetime)}">${escaped(updated.text)}</time>`,
          ] as const,
        ]
      : []),
    [
      text('print.address'),
      `<a href="${escaped(address)}">${escaped(address)}</a>`,
    ],
  ];
  return [
    `<header class="print-title"><p class="print-site">${escaped(site)}</p>`,
    `<h1 id="${TITLE_ID}">${escaped(title)}</h1>`,
    description ? `<p>${escaped(description)}</p>` : '',
    '<dl>',
    ...facts.map(
      ([name, html]) => `<div><dt>${escaped(name)}</dt><dd>${html}</dd></div>`,
    ),
    '</dl></header>',
  ].join('');
}
