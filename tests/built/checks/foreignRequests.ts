import type {BuiltPage} from '../support/builtSite';

/** Elements that cause a browser request, and the attribute with its URL. */
const REQUESTS: readonly (readonly [selector: string, attribute: string])[] = [
  ['script[src]', 'src'],
  ['img[src]', 'src'],
  ['img[srcset]', 'srcset'],
  ['iframe[src]', 'src'],
  ['source[src]', 'src'],
  ['video[src]', 'src'],
  ['use[href]', 'href'],
  [
    'link[rel=stylesheet], link[rel=preload], link[rel=prefetch], link[rel=modulepreload], link[rel=preconnect], link[rel=dns-prefetch], link[rel=icon]',
    'href',
  ],
];

/** Finds requests of a page to other hosts. */
export function foreignRequests({file, $}: BuiltPage): string[] {
  return REQUESTS.flatMap(([selector, attribute]) =>
    $(selector)
      .map((_, element) => $(element).attr(attribute))
      .get()
      .filter((url) => /^(https?:)?\/\//.test(url))
      .map((url) => `${file}: ${url}`),
  );
}
