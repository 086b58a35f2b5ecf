import type {Article} from './readArticle';
import {makePlain, prefixIds, resolveLinks, targetName} from './rewrite';
import type {Target} from './rewrite';
import {countOf} from './sections';
import type {Entry, Section} from './sections';
import {printBase, printRoute} from '../shared/printPageOf';
import type {Text} from '../shared/texts';

/** What all print pages of a site have in common. */
export type Site = {
  /** Name of the site. */
  readonly title: string;
  readonly baseUrl: string;
  /** Origin of the site; empty if it is not known. */
  readonly origin: string;
  readonly lang: string;
  readonly direction: string;
  /** HTML of the `link` elements of its style sheets and its icon. */
  readonly links: string;
  /** CSS selector of the captions that are numbered. */
  readonly captions: string;
  readonly text: Text;
};

/** An entry with the id of its title. */
type Placed = Entry & {readonly id: string};

/** Articles of a section, by address. */
type Articles = ReadonlyMap<string, Article>;

/** Id of the title of a print page. */
const TITLE_ID = 'title';

/** Text for HTML, also within quotes. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

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

/** Name of a heading of a level; HTML has six of them. */
const headingName = (level: number) => `h${Math.min(level, 6)}`;

/** HTML of the title of a category without an article. */
function groupTitle({title, description, id}: Placed, level: number): string {
  const name = headingName(level);
  const about = description ? `<p>${escaped(description)}</p>` : '';
  return `<header class="print-group markdown"><${name} id="${id}">${escaped(title)}</${name}>${about}</header>`;
}

/**
 * Joins the articles of a section, which it changes: ids differ, links lead
 * within the text if they can, and figures are numbered. Returns the HTML of each
 * entry, and the addresses outside of the text that it links to.
 */
function joinArticles(
  section: Section,
  articles: Articles,
  level: number,
  {origin, captions, text}: Site,
) {
  const entries = section.entries.map((entry, at) => ({
    ...entry,
    id: `p${at + 1}`,
  }));
  const targets = new Map<string, Target>();
  for (const {route, id} of [{...section, id: TITLE_ID}, ...entries]) {
    if (route !== undefined) {
      const ids = articles.get(route)?.ids ?? new Set();
      targets.set(targetName(route), {id, ids});
    }
  }
  const numbers = new Map<string, number>();
  const numberOf = (address: string) =>
    numbers.get(address) ?? numbers.set(address, numbers.size + 1).size;
  let figures = 0;

  const html = entries.map((entry) => {
    const {id, route = '', depth} = entry;
    const $ = articles.get(route)?.$;
    if (!$) {
      return groupTitle(entry, level + depth);
    }
    makePlain($);
    prefixIds($, `${id}-`);
    $('header > h1').first().attr('id', id);
    $('h1, h2, h3, h4, h5, h6').each((_, heading) => {
      const ownLevel = Number(heading.name.slice(1));
      heading.name = headingName(ownLevel + level + depth - 1);
      $(heading).removeAttr('class');
    });
    resolveLinks($, route, {targets, origin, numberOf});
    $(captions).each((_, caption) => {
      figures += 1;
      const number = $('<span class="print-figure"></span>');
      number.text(text('figure', {number: figures}));
      $(caption).prepend(number, ' ');
    });
    return `<article class="print-article" aria-labelledby="${id}">${$.html()}</article>`;
  });
  return {entries, html, addresses: [...numbers.keys()]};
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
    `<link rel="stylesheet" href="${base}print.css">`,
    `<script type="module" src="${base}print.js"></script>`,
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
