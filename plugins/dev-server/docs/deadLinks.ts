import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {nearest} from './nearIds';

type Anchors = ReadonlySet<string>;

/** What the links of a page can lead to. */
export type LinkTargets = {
  /** Base URL of the site, with slashes around it. */
  readonly baseUrl: string;
  /** Start of the addresses that are checked, with the base URL and without a slash at the end. */
  readonly docsUrl: string;
  /** Source files of the docs by address without a slash at the end; undefined for a page that is created. */
  readonly pages: ReadonlyMap<string, string | undefined>;
  /** Anchors of the page itself; undefined for a part of other pages. */
  readonly own: Anchors | undefined;
  /** Anchors of a source file; undefined if the file cannot be read. */
  readonly anchorsOf: (file: string) => Promise<Anchors | undefined>;
};

/** Addresses with a file name are files: copies, data, images. */
const FILE = /\.\w+$/;

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** A link of the site as an address with the base URL, and an anchor. */
function readLink(url: string, baseUrl: string) {
  const [target = '', anchor = ''] = url.split('#');
  const [route = ''] = target.split('?');
  const isWhole = `${route}/`.startsWith(baseUrl);
  const address = isWhole ? route : baseUrl + route.replace(/^\//, '');
  return {address: address.replace(/\/$/, ''), anchor: decoded(anchor)};
}

const noHeading = (url: string, anchor: string, anchors: Anchors) =>
  `The link ${url} leads to no heading; the nearest anchors are ${nearest(anchor, [...anchors]).join(', ')}`;

/** What is wrong with a link, if it leads to a page or an anchor of the docs that does not exist. */
async function messageOn(
  url: string,
  {baseUrl, docsUrl, pages, own, anchorsOf}: LinkTargets,
): Promise<string | undefined> {
  const {address, anchor} = readLink(url, baseUrl);
  if (url.startsWith('#')) {
    return anchor && own && !own.has(anchor)
      ? noHeading(url, anchor, own)
      : undefined;
  }
  if (!`${address}/`.startsWith(`${docsUrl}/`) || FILE.test(address)) {
    return undefined;
  }
  if (!pages.has(address)) {
    const near = nearest(address, [...pages.keys()]).join(', ');
    return `The link ${url} leads to no page; the nearest addresses are ${near}`;
  }
  const file = pages.get(address);
  const anchors = anchor && file ? await anchorsOf(file) : undefined;
  return anchors && !anchors.has(anchor)
    ? noHeading(url, anchor, anchors)
    : undefined;
}

/**
 * What is wrong with the links of a page to pages and anchors of the docs. The
 * line of a link precedes its message if the page contains the link itself.
 * Links to files must be addresses already.
 */
export async function deadLinks(
  tree: Root,
  targets: LinkTargets,
): Promise<string[]> {
  const links: Link[] = [];
  visit(tree, 'link', (link) => {
    if (/^(?:\/(?!\/)|#)/.test(link.url)) {
      links.push(link);
    }
  });
  const messages = await Promise.all(
    links.map(async ({url, position}) => {
      const message = await messageOn(url, targets);
      const line = position ? `${position.start.line}:` : '';
      return message && `${line} ${message}`;
    }),
  );
  return [...new Set(messages)].filter((message) => message !== undefined);
}
