import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Where a template has the tags that plugins put before the page. */
const TAGS = 'it.preBodyTags';

/**
 * A template for `ssrTemplate` that hides the symbols of the classic theme with
 * an SVG attribute instead of a `style` attribute.
 * @param template - Default: the template of Docusaurus.
 * @throws Error if the template has no place for the tags of plugins.
 */
export function pageTemplate(template: string = docusaurusTemplate): string {
  if (!template.includes(TAGS)) {
    throw new Error(
      `hosting: the page template has no <%~ ${TAGS} %>, so that the tags of plugins are missing. Add it to the template given as ssrTemplate.`,
    );
  }
  return template.replaceAll(
    TAGS,
    `${TAGS}.replace('<svg style="display: none;">', '<svg display="none">')`,
  );
}
