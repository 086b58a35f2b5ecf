/**
 * Script that shows a banner where the style sheet of the page cannot be had,
 * which is so when the site is not where its base URL says. It makes elements,
 * not HTML, and sets styles from scripts: a strict policy lets both pass.
 */
export function bannerScript(baseUrl: string): string {
  const name = '__docusaurus-base-url-issue-banner';
  return `var missing = false;
addEventListener('error', function (event) {
  missing = missing || event.target.rel === 'stylesheet';
}, true);
addEventListener('load', function () {
  if (!missing && document.querySelector('link[rel=stylesheet]').sheet) return;
  function add(parent, tag, text, style) {
    var element = document.createElement(tag);
    element.textContent = text;
    element.style.cssText = style || '';
    parent.append(element);
    return element;
  }
  var banner = document.createElement('div');
  banner.id = '${name}-container';
  banner.style.cssText = 'margin: 20px; padding: 20px; border: thick solid red; background: #ffe6b3; font-size: 20px';
  add(banner, 'p', 'Your Docusaurus site did not load properly.', 'font-weight: bold; font-size: 30px');
  var cause = add(banner, 'p', 'A very common reason is a wrong site ');
  var link = add(cause, 'a', 'baseUrl configuration', 'font-weight: bold');
  link.href = 'https://docusaurus.io/docs/docusaurus.config.js/#baseUrl';
  add(banner, 'p', 'Current configured baseUrl = ' + ${JSON.stringify(baseUrl).replaceAll('<', '\\u003c')});
  add(banner, 'p', 'We suggest trying baseUrl = ' + location.pathname.replace(/\\/?$/, '/'), 'color: green; font-weight: bold');
  document.body.prepend(banner);
});`;
}
