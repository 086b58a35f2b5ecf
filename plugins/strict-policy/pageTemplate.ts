import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Where Docusaurus and `ssrTemplate` put what plugins want before the page. */
const TAGS = 'it.preBodyTags';

/**
 * A template for `ssrTemplate` in which the hidden symbols of the classic theme
 * are hidden by an attribute of SVG, not by a `style` attribute.
 * @param template - Default: the template of Docusaurus.
 * @throws Error where the template has no place for the tags of plugins.
 */
export function pageTemplate(template: string = docusaurusTemplate): string {
  if (!template.includes(TAGS)) {
    throw new Error(
      `strict-policy: the page template has no <%~ ${TAGS} %>, so that the tags of plugins are missing. Add it to the template given as ssrTemplate.`,
    );
  }
  return template.replaceAll(
    TAGS,
    `${TAGS}.replace('<svg style="display: none;">', '<svg display="none">')`,
  );
}
