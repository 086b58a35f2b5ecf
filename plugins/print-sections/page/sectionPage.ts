import {escaped} from '../article/dom';
import {countOf} from '../plan/sections';
import type {Section} from '../plan/sections';
import {printBase, printRoute} from '../shared/printPageOf';
import {joinArticles, TITLE_ID} from './joinArticles';
import type {Articles, Joining, Placed} from './joinArticles';

/** What all print pages of a site have in common. */
export type Site = Joining & {
  /** Name of the site. */
  readonly title: string;
  readonly baseUrl: string;
  readonly lang: string;
  readonly direction: string;
  /** HTML of the `link` elements of its style sheets and its icon. */
  readonly links: string;
};

/** Names of the files that all print pages load. */
export const STYLE_FILE = 'print.css';
export const SCRIPT_FILE = 'print.js';

function block(id: string, title: string, content: string): string {
  return content
    ? `<section class="print-${id}" aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>${content}</section>`
    : '';
}

const list = (items: readonly string[], name = 'ul') =>
  items.length > 0
    ? `<${name}>${items.map((item) => `<li>${item}</li>`).join('')}</${name}>`
    : '';

/** The entries as nested lists of links; entries below another follow it at a greater depth. */
function contentsOf(entries: readonly Placed[], depth = 0): string {
  const starts = entries.flatMap((entry, at) =>
    entry.depth === depth ? [at] : [],
  );
  return list(
    starts.map((start, at) => {
      const {id, title} = entries[start]!;
      const below = entries.slice(start + 1, starts[at + 1]);
      return `<a href="#${id}">${escaped(title)}</a>${contentsOf(below, depth + 1)}`;
    }),
  );
}

/** HTML of the title page. */
function titlePage(
  {title, description, route, entries}: Section,
  articles: Articles,
  {title: site, origin, text}: Site,
): string {
  const [latest] = [...articles.values()]
    .flatMap(({updated}) => updated ?? [])
    .sort((a, b) => Date.parse(b.datetime) - Date.parse(a.datetime));
  const address = escaped(origin + route);
  const facts = [
    [text('pages'), String(countOf(entries))],
    latest && [
      text('updated'),
      `<time datetime="${escaped(latest.datetime)}">${escaped(latest.text)}</time>`,
    ],
    [text('address'), `<a href="${address}">${address}</a>`],
  ];
  return [
    `<header class="print-title"><p class="print-site">${escaped(site)}</p>`,
    `<h1 id="${TITLE_ID}">${escaped(title)}</h1>`,
    description ? `<p>${escaped(description)}</p>` : '',
    '<dl>',
    ...facts.map((fact) =>
      fact ? `<div><dt>${escaped(fact[0]!)}</dt><dd>${fact[1]}</dd></div>` : '',
    ),
    '</dl></header>',
  ].join('');
}

/**
 * HTML of a print page.
 * @param articles Articles of its entries; they are changed.
 * @param level Level of the headings of entries at depth 0.
 */
export function sectionPage(
  section: Section,
  articles: Articles,
  site: Site,
  level = 2,
): string {
  const {text, baseUrl, lang, direction} = site;
  const base = printBase(baseUrl);
  const title = escaped(section.title);
  const joined = joinArticles(section, articles, level, site);
  const choices = section.choices.map(
    (choice) =>
      `<a href="${escaped(printRoute(choice.route, baseUrl))}">${escaped(choice.title)}</a> <span>${escaped(text('choice', {count: choice.total}))}</span>`,
  );
  const addresses = list(joined.addresses.map(escaped), 'ol');
  return [
    `<!doctype html><html lang="${escaped(lang)}" dir="${escaped(direction)}" data-theme="light"><head><meta charset="utf-8">`,
    `<title>${title} | ${escaped(site.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta name="description" content="${escaped(text('description', {section: section.title}))}">`,
    site.links,
    `<link rel="stylesheet" href="${base}${STYLE_FILE}">`,
    `<script type="module" src="${base}${SCRIPT_FILE}"></script>`,
    '</head><body class="print-page">',
    `<header class="print-bar"><a href="${escaped(section.route)}">${escaped(text('back', {section: section.title}))}</a>`,
    `<button type="button" class="button button--primary button--sm" data-print hidden>${escaped(text('button'))}</button></header>`,
    `<main>${titlePage(section, articles, site)}`,
    block('choices', text('choices'), list(choices)),
    block('contents', text('contents'), contentsOf(joined.entries)),
    ...joined.html,
    block(
      'addresses',
      text('addresses'),
      addresses && `<p>${escaped(text('addressesAbout'))}</p>${addresses}`,
    ),
    '</main></body></html>\n',
  ].join('\n');
}
