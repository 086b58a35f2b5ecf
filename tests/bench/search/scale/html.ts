import {escape} from 'node:querystring';
import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const text = (plain: string) =>
  plain.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);

/** A page as Docusaurus builds it, as far as searches read it. */
export function pageHtml({page, title, sections}: IndexedPage): string {
  const menu = [...page.categories, title]
    .map(
      (label) => `<a class="menu__link menu__link--active">${text(label)}</a>`,
    )
    .join('');
  const body = sections
    .map((section) => {
      const id = escape(section.id ?? section.title.toLowerCase());
      const heading = section.title
        ? `<h2 id="${id}">${text(section.title)}<a class="hash-link" href="#${id}">#</a></h2>`
        : '';
      return `${heading}<p>${text(section.content)}</p>`;
    })
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${text(title)}</title>
<meta name="docusaurus_tag" content="docs-default-current">
<meta name="keywords" content="${text(page.tags.join(','))}"></head>
<body><div class="main-wrapper"><aside class="theme-doc-sidebar-container"><nav class="menu">${menu}</nav></aside>
<main><article><div class="theme-doc-markdown markdown"><header><h1>${text(title)}</h1></header>
${body}
</div></article></main></div></body></html>
`;
}
