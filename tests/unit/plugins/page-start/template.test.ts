import {describe, expect, it} from 'vitest';
import {startTemplate} from '../../../../plugins/page-start/template';

const template = startTemplate();

describe('startTemplate', () => {
  it('names the scripts of a page, and neither loads nor runs them', () => {
    expect(template).toContain(
      '<link rel="preload" as="script" media="not all" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" />',
    );
    expect(template).not.toContain('<script src');
  });

  it('has the starter before the styles, which scripts after them would wait for', () => {
    const starter = template.indexOf('<script>');
    expect(starter).toBeGreaterThan(0);
    expect(starter).toBeLessThan(template.indexOf('<link rel="stylesheet"'));
  });

  it.each([
    'it.htmlAttributes',
    'it.headTags',
    'it.metaAttributes',
    'it.bodyAttributes',
    'it.preBodyTags',
    'it.appHtml',
    'it.postBodyTags',
  ])('contains %s', (part) => {
    expect(template).toContain(part);
  });
});
