import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {PluginOptions} from '../options';

/** Rule for a reader who points at a link to a page below the base URL whose address has none of these ends. */
function linksWithout(...ends: readonly string[]) {
  const not = {href_matches: ends.map((end) => `<%= it.baseUrl %>*${end}`)};
  const and = [{href_matches: '<%= it.baseUrl %>*'}, {not}];
  return [{where: {and}, eagerness: 'moderate'}];
}

/** Ends of addresses that are files and not pages. */
const FILES = 'csv json md pdf png svg txt xml zip'
  .split(' ')
  .map((end) => `.${end}`);

/**
 * Rules by which browsers load pages of the site ahead. A page that runs no
 * script at rest can be drawn, too; others, with a query or an anchor, are only
 * fetched.
 */
const SPECULATION = JSON.stringify({
  prefetch: linksWithout(...FILES),
  prerender: linksWithout(String.raw`\?*`, '#*', ...FILES),
});

/** Attribute with the addresses of those scripts that an expression holds for. */
const scriptsAttribute = (name: string, condition: string) =>
  `data-${name}="<%= it.scripts.filter((file) => ${condition}).map((file) => it.baseUrl + file).join(' ') %>"`;

/** Expression: a script is of one of these entries. */
const isOf = (names: readonly string[]) =>
  `/\\/(?:${names.join('|')})[.-][^/]*$/.test(file)`;

/** The addresses of the scripts of the page, and of those of each further entry with the runtime that it shares. */
const scriptAttributes = (entries: readonly string[]) => [
  scriptsAttribute(
    'scripts',
    entries.length > 0 ? `!${isOf(entries)}` : 'true',
  ),
  ...entries.map((name) =>
    scriptsAttribute(`entry-${name}`, isOf(['runtime~main', name])),
  ),
];

/** Where the template of Docusaurus loads the scripts of a page. */
const SCRIPTS = /<% it\.scripts\.forEach.*?<% }\); %>/s;

/**
 * The template of Docusaurus with its scripts left out: their addresses are an
 * attribute of the starter instead, so that its text is the same in all pages,
 * and one hash allows it in a content security policy. It comes first, as a
 * script below a style sheet waits for it.
 * @param starter - Script that loads the others.
 */
export function pageTemplate(
  starter: string,
  {entries, apiEntries}: Omit<PluginOptions, 'enabled'>,
): string {
  const attributes = [
    ...scriptAttributes([...entries, ...Object.keys(apiEntries)]),
    ...Object.entries(apiEntries).map(
      ([name, api]) => `data-api-${name}="${api}"`,
    ),
  ];
  const start = `<script ${attributes.join(' ')}>${starter}</script>`;
  const ahead = `<script type="speculationrules">${SPECULATION}</script>`;
  return template
    .replace(SCRIPTS, '')
    .replace('<meta charset="UTF-8">', (charset) => charset + start)
    .replace('</body>', () => `${ahead}</body>`);
}
