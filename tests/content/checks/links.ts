import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Image, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {commentId, headingsOf, textOf} from '../support/prose';
import type {Page, Problem} from '../support/page';

/** Everything that a link can lead to, by path from the site's root. */
export type LinkTargets = {
  readonly pages: ReadonlyMap<string, Page>;
  /** Returns true if a file, such as an image, exists. */
  readonly hasFile: (file: string) => boolean;
  /**
   * Routes without a Markdown file: generated lists, feeds, and pages in
   * src/pages.
   */
  readonly generatedRoutes: readonly RegExp[];
};

/** Prefix of a link to a file that is copied unchanged. */
const STATIC_FILE = 'pathname://';

/**
 * Cache of anchors by page, because hundreds of links lead to the same pages.
 */
const knownAnchors = new WeakMap<Page, ReadonlySet<string>>();

function anchorsOf(page: Page): ReadonlySet<string> {
  const slugger = createSlugger();
  const anchors =
    knownAnchors.get(page) ??
    new Set(
      headingsOf(page.tree).map(
        (heading) => commentId(heading) ?? slugger.slug(textOf(heading)),
      ),
    );
  knownAnchors.set(page, anchors);
  return anchors;
}

/**
 * Finds the file that serves a route such as /docs/projects/ or
 * /docs/data/files.
 */
function fileOfRoute(
  route: string,
  pages: LinkTargets['pages'],
): string | undefined {
  const id = route.replace(/^\//, '').replace(/\/$/, '');
  return [`${id}.mdx`, `${id}.md`, `${id}/index.mdx`, `${id}/index.md`].find(
    (file) => pages.has(file),
  );
}

function targetFile(
  from: string,
  url: string,
  pages: LinkTargets['pages'],
): string | undefined {
  if (url.startsWith('/')) {
    return fileOfRoute(url, pages);
  }
  // A target without a dot at its start is a doc id.
  return url.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), url)
    : fileOfRoute(`docs/${url}`, pages);
}

function linkMessage(
  page: Page,
  {url}: Link | Image,
  {pages, generatedRoutes, hasFile}: LinkTargets,
): string | undefined {
  if (url.startsWith(STATIC_FILE)) {
    const file = `static${url.slice(STATIC_FILE.length)}`;
    return hasFile(file) ? undefined : `link to ${url}: there is no ${file}`;
  }
  if (/^(https:|mailto:)/.test(url)) {
    return undefined;
  }
  if (/^[a-z]+:/i.test(url)) {
    return `link to ${url}: use https`;
  }
  const [target = '', anchor] = url.split('#');
  if (generatedRoutes.some((route) => route.test(target))) {
    return undefined;
  }
  const to =
    target === ''
      ? page
      : pages.get(targetFile(page.file, target, pages) ?? '');
  if (!to) {
    return `link to ${url}: there is no such page`;
  }
  return anchor !== undefined && !anchorsOf(to).has(anchor)
    ? `link to ${url}: the page has no heading with that anchor`
    : undefined;
}

function imageMessage(
  page: Page,
  {url, alt}: Image,
  {hasFile}: LinkTargets,
): string | undefined {
  if (!alt?.trim()) {
    return `image ${url} has no text alternative`;
  }
  const file = url.startsWith('/')
    ? `static${url}`
    : path.posix.join(path.posix.dirname(page.file), url);
  return hasFile(file) ? undefined : `image ${url} does not exist`;
}

/** Returns the files of the pages that a page links to, in order. */
export function linksOf(
  {file, tree}: Page,
  {pages}: Pick<LinkTargets, 'pages'>,
): string[] {
  const files: string[] = [];
  visit(tree, 'link', ({url}) => {
    const [target = ''] = url.split('#');
    const to = target && targetFile(file, target, pages);
    if (to) {
      files.push(to);
    }
  });
  return files;
}

/**
 * Checks that links lead to existing pages and headings, and that images exist
 * and have a text alternative.
 */
export function checkLinks(page: Page, targets: LinkTargets): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const message =
      node.type === 'link'
        ? linkMessage(page, node, targets)
        : node.type === 'image'
          ? imageMessage(page, node, targets)
          : undefined;
    if (message) {
      problems.push({
        file: page.file,
        line: node.position?.start.line,
        message,
      });
    }
  });
  return problems;
}
