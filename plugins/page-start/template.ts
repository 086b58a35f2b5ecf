import path from 'node:path';
import {inlineScript} from '../shared/inlineScript';

/**
 * The `ssrTemplate` of a Docusaurus configuration with which a page loads its
 * scripts after its first paint, at a low priority, and runs them when a reader
 * needs them or when the page has come to rest. The media query of the links is
 * taken away when they are due. It differs from the template of Docusaurus in the script
 * that starts the page, and in links instead of scripts.
 */
export const startTemplate = (): string => `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <script>${inlineScript(path.join(__dirname, 'client/start.ts'))}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <link rel="preload" as="script" media="not all" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
