import type {BuiltPage} from '../support/builtSite';

/**
 * Matches link texts that do not describe the target. Search engines read the
 * text of a link, not its ARIA label.
 */
const SAYS_NOTHING =
  /^(?:click here|click this|go|here|information|learn more|more|more info|read more|right here|start|this)$/i;

/** Finds links whose text does not describe their target, by page. */
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
