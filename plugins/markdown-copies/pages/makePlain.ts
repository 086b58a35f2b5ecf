import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';

/**
 * Content of an element as a bold paragraph. If the element contains blocks or
 * spans, the content is not bold.
 */
function bold($: CheerioAPI, element: Cheerio<AnyNode>): Cheerio<AnyNode> {
  const isLine = element.children('p, div, ul, span').length === 0;
  return isLine
    ? $('<p>').append($('<strong>').append(element.contents()))
    : $('<div>').append(element.contents());
}

/**
 * Replaces graphics with their text alternatives. Removes a graphic without a
 * label, because another element describes it.
 */
function replaceGraphics($: CheerioAPI): void {
  $('svg').each((_, svg) => {
    const {role, 'aria-label': label} = svg.attribs;
    $(svg).replaceWith(role === 'img' && label ? $('<p>').text(label) : '');
  });
}

/** Replaces tabs with their panels in a row, each below the name of its tab. */
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

/** Converts admonitions to block quotations that start with the title. */
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

/**
 * Removes syntax highlighting from code, and moves the language to the `<code>`
 * element, where converters expect it.
 */
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

/**
 * Moves captions above tables as bold lines, and converts the alignment of
 * columns to attributes.
 */
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

/**
 * Converts a card, a link with several parts: the first part is the link text,
 * and the others follow the link.
 */
function openCard($: CheerioAPI, link: Cheerio<AnyNode>): void {
  const parts = link.children('h2, h3, p, div, span[class]').get();
  if (parts.length > 1) {
    const [title, ...rest] = parts.map((part) => $(part).text());
    link.text(title!).after(`: ${rest.join(' ')}`);
  }
}

/**
 * Sets link targets for the copy. Links to anchors that the copy does not have,
 * which are all anchors except headings, become text.
 */
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

/**
 * Separates dates, counts, and badges from the words next to them. On the page,
 * style sheets do this.
 */
function setApart($: CheerioAPI): void {
  $('time').before(' ').after(' ');
  $('a > span').before(' ');
  $('span[class]:not(a > span)').each((_, badge) => {
    $(badge).replaceWith($('<em>').append($(badge).contents()));
  });
}

/**
 * Reduces a page to elements that Markdown supports.
 * @param addressOf Maps a link target of the page to the target in the copy.
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
