import {escaped} from '../article/dom';
import type {Text} from '../shared/texts';

/** What print pages take over from the site. */
export type Shell = {
  /** Name of the site. */
  readonly title: string;
  readonly lang: string;
  readonly direction: string;
  /** `link` elements of its style sheets and its icon. */
  readonly links: readonly string[];
  /** Path from the origin that all print pages begin with, with a slash at its end. */
  readonly base: string;
  readonly text: Text;
};

type Contents = {
  readonly title: string;
  readonly description: string;
  /** Where a reader comes from. */
  readonly back: {readonly href: string; readonly text: string};
  /** What the main part holds. */
  readonly html: string;
};

/** Names of the files beside the print pages. */
export const STYLE_FILE = 'print.css';
export const SCRIPT_FILE = 'print.js';

/** The HTML of a page that needs nothing but style sheets. */
export function documentOf(
  {title, description, back, html}: Contents,
  {title: site, lang, direction, links, base, text}: Shell,
): string {
  return [
    `<!doctype html><html lang="${escaped(lang)}" dir="${escaped(direction)}" data-theme="light"><head><meta charset="utf-8">`,
    `<title>${escaped(title)} | ${escaped(site)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta name="description" content="${escaped(description)}">`,
    ...links,
    `<link rel="stylesheet" href="${base}${STYLE_FILE}">`,
    `<script type="module" src="${base}${SCRIPT_FILE}"></script>`,
    '</head><body class="print-page">',
    `<header class="print-bar"><a href="${escaped(back.href)}">${escaped(back.text)}</a>`,
    `<button type="button" class="button button--primary button--sm" data-print hidden>${escaped(text('print.button'))}</button></header>`,
    `<main>${html}</main></body></html>`,
    '',
  ].join('\n');
}
