import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';

/** Content of an element in bold, as a paragraph. If it has several parts, they stay as they are. */
function bold($: CheerioAPI, element: Cheerio<AnyNode>): Cheerio<AnyNode> {
  const isLine = element.children('p, div, ul, span').length === 0;
  return isLine
    ? $('<p>').append($('<strong>').append(element.contents()))
    : $('<div>').append(element.contents());
}

/** Graphics become their text alternatives. A graphic that other elements describe has none. */
function replaceGraphics($: CheerioAPI): void {
  $('svg').each((_, svg) => {
    const {role, 'aria-label': label} = svg.attribs;
    $(svg).replaceWith(role === 'img' && label ? $('<p>').text(label) : '');
  });
}

/** Tabs follow each other, each below its name. */
function openTabs($: CheerioAPI): void {
  $('.tabs-container').each((_, box) => {
    const names = $(box).find('> [role=tablist] > [role=tab]').get();
    $(box)
      .find('> div > [role=tabpanel]')
      .each((at, panel) => {
        $(panel).prepend(bold($, $(names[at])));
      });
    $(box).children('[role=tablist]').remove();
  });
}

/** Boxes such as notes become quotations that begin with their title. */
function quoteAdmonitions($: CheerioAPI): void {
  $('.theme-admonition').each((_, box) => {
    const [heading, content] = $(box).children().get();
    const kind = /theme-admonition-(\w+)/.exec(box.attribs.class ?? '')?.[1];
    const title = $(heading).text().trim();
    const isOwnTitle = title.toLowerCase() !== kind;
    const words = isOwnTitle ? `${kind}: ${title}` : title;
    const head = $('<strong>').text(
      words.charAt(0).toUpperCase() + words.slice(1),
    );
    $(box).replaceWith(
      $('<blockquote>').append($('<p>').append(head), $(content).contents()),
    );
  });
}

/** Code loses its colors, and names its language where converters look for it. */
function cleanCode($: CheerioAPI): void {
  $('[class*=codeBlockTitle]').each((_, title) => {
    $(title).replaceWith(bold($, $(title)));
  });
  $('pre').each((_, pre) => {
    const language = /\blanguage-\S+/.exec(pre.attribs.class ?? '')?.[0];
    const code = $('<code>').text($(pre).text());
    $(pre).replaceWith($('<pre>').append(code.addClass(language ?? '')));
  });
}

/** Captions become lines in bold, and the alignment of columns an attribute. */
function cleanTables($: CheerioAPI): void {
  $('caption').each((_, caption) => {
    $(caption)
      .closest('table')
      .before(bold($, $(caption)));
    $(caption).remove();
  });
  for (const align of ['right', 'center']) {
    $(`:is(td, th)[style="text-align:${align}"]`).attr('align', align);
  }
}

/** A link with several parts is a card: the first part is the text of the link, and the others follow. */
function openCard($: CheerioAPI, link: Cheerio<AnyNode>): void {
  const parts = link.children('h2, h3, p, div, span[class]').get();
  if (parts.length > 1) {
    const [title, ...rest] = parts.map((part) => $(part).text());
    link.text(title!).after(`: ${rest.join(' ')}`);
  }
}

/** Links get the address of a copy. Links to anchors other than headings, which a copy does not have, become text. */
function resolveLinks(
  $: CheerioAPI,
  addressOf: (href: string) => string,
): void {
  const headings = $('h2, h3, h4, h5, h6').get();
  const anchors = new Set(headings.map(({attribs}) => `#${attribs.id}`));
  $('a').each((_, link) => {
    const {href = ''} = link.attribs;
    if (href.startsWith('#') && !anchors.has(href)) {
      $(link).replaceWith($(link).contents());
    } else {
      link.attribs = {href: addressOf(href)};
      openCard($, $(link));
    }
  });
}

/** Style sheets set dates, counts, and badges apart from the words next to them. */
function setApart($: CheerioAPI): void {
  $('time').before(' ').after(' ');
  $('a > span').before(' ');
  $('span[class]:not(a > span)').each((_, badge) => {
    $(badge).replaceWith($('<em>').append($(badge).contents()));
  });
}

/**
 * Changes a page to elements that Markdown has.
 * @param addressOf Address in the copy for one of the page.
 */
export function makePlain(
  $: CheerioAPI,
  addressOf: (href: string) => string,
): void {
  replaceGraphics($);
  openTabs($);
  quoteAdmonitions($);
  cleanCode($);
  cleanTables($);
  $('figcaption, summary').each((_, element) => {
    $(element).replaceWith(bold($, $(element)));
  });
  setApart($);
  resolveLinks($, addressOf);
}
