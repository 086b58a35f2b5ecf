import type {BuiltPage} from '../support/builtSite';

/** Texts that say nothing of what a link leads to; search engines read the text, not its ARIA label. */
const SAYS_NOTHING =
  /^(?:click here|click this|go|here|information|learn more|more|more info|read more|right here|start|this)$/i;

/** Links, by page, whose text says nothing of their target. */
export function vagueLinks(pages: readonly BuiltPage[]): string[] {
  return pages.flatMap(({file, $}) =>
    $('a[href]')
      .filter((_, link) => SAYS_NOTHING.test($(link).text().trim()))
      .map(
        (_, link) =>
          `${file}: "${$(link).text().trim()}" (${link.attribs.href})`,
      )
      .get(),
  );
}
