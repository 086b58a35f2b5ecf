import {parse} from '../article/dom';

/** The style sheets and the icon of a built page, as `link` elements. */
export function headLinks(html: string): string[] {
  const $ = parse(html.slice(html.indexOf('<head'), html.indexOf('</head>')));
  return $('link[rel=stylesheet], link[rel=icon]')
    .get()
    .map(({attribs: {rel, href}}) =>
      $.html($('<link>').attr({rel: rel!, href: href!})),
    );
}
