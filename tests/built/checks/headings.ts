import type {BuiltPage} from '../support/builtSite';

/** Zero-width space, which Docusaurus uses as the text of a heading link. */
const INVISIBLE = /[\u200B#]/g;

/**
 * Finds headings with a missing, wrong, or unnecessary link to themselves, each
 * with the page's file.
 */
export function headingProblems({file, $}: BuiltPage): string[] {
  return $(
    '.theme-doc-markdown :is(h1, h2, h3):not(.theme-admonition *):not(.operator-catalog *)',
  )
    .get()
    .flatMap((element) => {
      const heading = $(element);
      const link = heading.find('.hash-link');
      const text = heading.text().replace(INVISIBLE, '').trim();
      const id = heading.attr('id');
      const isLinked = !heading.is('h1') && id !== undefined;
      const isRight = isLinked
        ? link.length === 1 &&
          link.attr('href') === `#${id}` &&
          // The title of a heading that contains markup is its id.
          [text, id].includes(
            link.attr('title')?.replace('Direct link to ', '') ?? '',
          )
        : link.length === 0;
      return isRight ? [] : [`${file}: ${text}`];
    });
}
