import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

/** Base URL of the published site. */
const BASE_URL = '/help/';

/** A built page. */
export type BuiltPage = {
  /** Path below the build folder, with `/`. */
  readonly file: string;
  /** Path from the origin, with base URL. */
  readonly route: string;
  readonly $: CheerioAPI;
};

/** Paths of the HTML files of a built site, sorted. */
export function htmlFiles(buildDir: string): string[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/** Path from the origin, with base URL, of an HTML file of a built site. */
export function routeOfFile(file: string): string {
  return `${BASE_URL}${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/** Parses the HTML of a built page. */
export function parseBuilt(file: string, html: string): BuiltPage {
  return {
    file,
    route: routeOfFile(file),
    $: load(html),
  };
}

const parsed = new Map<string, BuiltPage>();

/**
 * Reads and parses a built page. Parsing all pages takes ten seconds, so tests
 * in one process share the result and must not change it.
 */
export function readHtml(buildDir: string, file: string): BuiltPage {
  const full = path.join(buildDir, file);
  const page = parsed.get(full) ?? parseBuilt(file, readFileSync(full, 'utf8'));
  parsed.set(full, page);
  return page;
}

/**
 * File that a static host serves for a path from the origin. A path outside the
 * site has no existing file.
 */
export function fileOfRoute(buildDir: string, route: string): string {
  const below = route.slice(BASE_URL.length);
  return /\.[a-z]+$/.test(below)
    ? path.join(buildDir, below)
    : path.join(buildDir, below, 'index.html');
}
