import type {PluginOptions} from '../options';

/** Text for an attribute in double quotes. */
const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Ends of addresses that are files and not pages. */
const FILES = ['csv', 'json', 'md', 'pdf', 'png', 'svg', 'txt', 'xml', 'zip'];

/**
 * Rules by which browsers load pages of the site ahead when a reader points at
 * a link. A page that runs no script at rest can be drawn, too; others, with a
 * query or an anchor, are only fetched.
 */
const SPECULATION = `<script type="speculationrules">
{"prefetch":[{"where":{"and":[
{"href_matches":"<%= it.baseUrl %>*"},
{"not":{"href_matches":[${FILES.map((end) => `"<%= it.baseUrl %>*.${end}"`).join()}]}}
]},"eagerness":"moderate"}],
"prerender":[{"where":{"and":[
{"href_matches":"<%= it.baseUrl %>*"},
{"not":{"href_matches":["<%= it.baseUrl %>*\\\\?*","<%= it.baseUrl %>*#*",${FILES.map((end) => `"<%= it.baseUrl %>*.${end}"`).join()}]}}
]},"eagerness":"moderate"}]}
</script>`;

/** Attribute with the addresses of those scripts that an expression holds for. */
const scriptsAttribute = (name: string, condition: string) =>
  `data-${name}="<%= it.scripts.filter((file) => ${condition}).map((file) => it.baseUrl + file).join(' ') %>"`;

/** Expression: a script is of one of these entries. */
const isOf = (names: readonly string[]) =>
  `/\\/(?:${names.join('|')})[.-][^/]*$/.test(file)`;

/** The addresses of the scripts of the page, and of those of each further entry with the runtime that it shares. */
const scriptAttributes = (entries: readonly string[]) =>
  [
    scriptsAttribute(
      'scripts',
      entries.length > 0 ? `!${isOf(entries)}` : 'true',
    ),
    ...entries.map((name) =>
      scriptsAttribute(`entry-${name}`, isOf(['runtime~main', name])),
    ),
  ].join(' ');

/** Attribute with the properties of the browser that entries are for, as a query has them. */
const apisAttribute = (apiEntries: PluginOptions['apiEntries']) => {
  const list = new URLSearchParams(apiEntries).toString();
  return list && ` data-apis="${attribute(list)}"`;
};

/**
 * The template of Docusaurus with its scripts left out: their addresses are an
 * attribute of the starter instead, so that its text is the same in all pages,
 * and one hash allows it in a content security policy. It comes first, as a
 * script below a style sheet waits for it.
 * @param starter - Script that loads the others.
 */
export function pageTemplate(
  starter: string,
  {
    atOnce,
    entries,
    apiEntries,
    plain,
    prefetchPages,
  }: Omit<PluginOptions, 'enabled'>,
): string {
  const all = [...entries, ...Object.keys(apiEntries)];
  return `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <script ${scriptAttributes(all)} data-at-once="${attribute(atOnce)}"${plain && ` data-plain="${attribute(plain)}"`}${apisAttribute(apiEntries)}>${starter}</script>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    ${prefetchPages ? SPECULATION : ''}
  </body>
</html>
`;
}
