import type {BuiltPage} from '../support/builtSite';

/** Headings of a page that are more than one level below the one before, with their page. */
export function headingJumps({file, $}: BuiltPage): string[] {
  const headings = $('h1, h2, h3, h4, h5, h6').get();
  const levels = headings.map(({name}) => Number(name.slice(1)));
  return headings.flatMap((heading, at) =>
    levels[at]! > (levels[at - 1] ?? 0) + 1
      ? [`${file}: ${heading.name} ${$(heading).text()}`]
      : [],
  );
}
