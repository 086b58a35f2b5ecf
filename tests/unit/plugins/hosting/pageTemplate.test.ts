import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {pageTemplate} from '../../../../plugins/hosting/pageTemplate';

it('hides the symbols of the theme without a style attribute', () => {
  const template = pageTemplate('<body><%~ it.preBodyTags %></body>');
  const expression = /<%~ (.*) %>/.exec(template)![1]!;
  const it = {
    preBodyTags: '<svg style="display: none;"><defs></defs></svg><b>',
  };
  expect(runInNewContext(expression, {it})).toBe(
    '<svg display="none"><defs></defs></svg><b>',
  );
});

it('takes the template of Docusaurus where none is given', () => {
  expect(pageTemplate()).toContain('id="__docusaurus"');
});

it('tells when a template has no place for tags', () => {
  expect(() => pageTemplate('<body></body>')).toThrow(
    'hosting: the page template has no <%~ it.preBodyTags %>',
  );
});
