import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {validateOptions} from '../../../../plugins/feedback/options';
import type {Options} from '../../../../plugins/feedback/options';

/** Options as Docusaurus has them checked. */
const checked = (options: unknown) =>
  validateOptions({
    validate: normalizePluginOptions as never,
    options: options as Options,
  });

describe('validateOptions', () => {
  it('has neither an address nor a listener by default', () => {
    const {address, listener} = checked({});
    expect(address).toBeUndefined();
    expect(listener).toBe(false);
  });

  it.each([
    'mailto:docs@example.com',
    'mailto:docs@example.com?cc=team@example.com',
    'https://example.com/new?title={subject}&body={body}',
    'https://example.com/new?page={route}&docs={version}&site={siteVersion}',
  ])('takes %s', (address) => {
    expect(checked({address}).address).toBe(address);
  });

  it.each([
    [
      {address: 'docs@example.com'},
      'feedback: "address" must begin with mailto:name@host or https://host, and is "docs@example.com"',
    ],
    [{address: 'mailto:docs'}, '"address" must begin with mailto:name@host'],
    [
      {address: 'javascript:alert(1)'},
      '"address" must begin with mailto:name@host',
    ],
    [
      {address: 'https://example.com/new?title={titel}&body={body}'},
      '"address" has the unknown placeholder {titel}; known are subject, body, route, version, siteVersion, each in braces',
    ],
    [
      {address: 'https://example.com/new'},
      '"address" names no page: write {body} or {route} where the issue takes its text, as in https://example.com/new?title={subject}&body={body}',
    ],
    [{listener: 'yes'}, '"listener" must be a boolean'],
    [{siteVersion: 1}, '"siteVersion" must be a string'],
    [{adress: 'mailto:docs@example.com'}, '"adress" is not allowed'],
  ])('refuses %j', (options, message) => {
    expect(() => checked(options)).toThrow(message);
  });
});
