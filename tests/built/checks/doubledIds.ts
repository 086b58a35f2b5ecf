import type {BuiltPage} from '../support/builtSite';

/** Finds duplicate ids on a page, each with the page's file. */
export function doubledIds({file, $}: BuiltPage): string[] {
  const seen = new Set<string>();
  return $('[id]')
    .get()
    .flatMap(({attribs}) => {
      const id = attribs.id!;
      const isSeen = seen.has(id);
      seen.add(id);
      return isSeen ? [`${file}#${id}`] : [];
    });
}
