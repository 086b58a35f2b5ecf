import {escaped} from '../article/dom';
import {targetName} from '../article/links';
import type {Article} from '../article/readArticle';
import type {Section} from '../plan/sections';
import {pathBelow} from '../shared/printPageOf';
import type {Text} from '../shared/texts';
import {contentsOf} from './contents';
import {documentOf} from './document';
import type {Shell} from './document';
import {joinArticles} from './join';
import type {Joined} from './join';
import {TITLE_ID, titlePage} from './titlePage';

/** What all print pages have in common. */
export type Site = Shell & {
  readonly baseUrl: string;
  /** Origin of the site; none where it is not known. */
  readonly origin?: string | undefined;
  readonly captions: string;
  readonly remove: readonly string[];
};

/** Address of a print page, with base URL. */
export function printRoute(
  {route, part}: Pick<Section, 'route' | 'part'>,
  {base, baseUrl}: Pick<Site, 'base' | 'baseUrl'>,
): string {
  return `${base}${pathBelow(route, baseUrl)}${part ? `/part-${part}` : ''}`;
}

function block(id: string, title: string, html: string): string {
  return `<section class="print-${id}" aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>${html}</section>`;
}

function titleOf(
  {title, part}: Pick<Section, 'title' | 'part'>,
  text: Text,
): string {
  return part ? text('print.part', {section: title, number: part}) : title;
}

function choicesOf({choices}: Section, site: Site): string {
  const {text} = site;
  const items = choices.map((choice) => {
    const count = text('print.choice', {count: choice.total});
    return `<li><a href="${escaped(printRoute(choice, site))}">${escaped(titleOf(choice, text))}</a> <span>${escaped(count)}</span></li>`;
  });
  return items.length > 0
    ? block('choices', text('print.choices'), `<ul>${items.join('')}</ul>`)
    : '';
}

/** HTML of the addresses that links of the text lead to, by their numbers. */
function addressesOf(addresses: Joined['addresses'], text: Text): string {
  const items = addresses.map((address) => `<li>${escaped(address)}</li>`);
  return items.length > 0
    ? block(
        'addresses',
        text('print.addresses'),
        `<p>${escaped(text('print.addresses.about'))}</p><ol>${items.join('')}</ol>`,
      )
    : '';
}

/** HTML of the list of contents. */
function contentsBlock(entries: Joined['entries'], text: Text): string {
  return entries.length > 0
    ? block('contents', text('print.contents'), contentsOf(entries))
    : '';
}

/**
 * HTML of a print page.
 * @param articles Articles of its entries, by address; they are changed.
 * @param level Level of the headings of the entries that stand in no category.
 */
export function sectionPage(
  section: Section,
  articles: ReadonlyMap<string, Article>,
  site: Site,
  level = 2,
): string {
  const {text, origin = ''} = site;
  const title = titleOf(section, text);
  const {route, count, description} = section;
  const own = {id: TITLE_ID, prefix: '', ids: new Set<string>()};
  const joined = joinArticles(section.entries, {
    ...site,
    articles,
    level,
    targets: new Map([[targetName(route), own]]),
  });
  return documentOf(
    {
      title,
      description: text('print.description', {section: title}),
      back: {href: route, text: text('print.back', {section: section.title})},
      html: [
        titlePage(
          {
            site: site.title,
            title,
            description,
            count,
            updated: joined.updated,
            address: origin + route,
          },
          text,
        ),
        choicesOf(section, site),
        contentsBlock(joined.entries, text),
        ...joined.html,
        addressesOf(joined.addresses, text),
      ].join('\n'),
    },
    site,
  );
}
