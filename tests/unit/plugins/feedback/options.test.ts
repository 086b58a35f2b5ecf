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

const RULE =
  'feedback: "address" must be mailto:name@host, or https://host/path with the placeholder {body}, and {subject} if the issue has a title, as in https://example.com/new?title={subject}&body={body}; it is';

describe('validateOptions', () => {
  it('has no address by default', () => {
    expect(checked({}).address).toBeUndefined();
  });

  it.each([
    'mailto:docs@example.com',
    'mailto:docs@example.com?cc=team@example.com',
    'https://example.com/new?title={subject}&body={body}',
    'https://example.com/new?text={body}',
  ])('accepts %s', (address) => {
    expect(checked({address}).address).toBe(address);
  });

  it.each([
    'docs@example.com',
    'mailto:docs',
    'mailto:docs@example.com?body={body}',
    'javascript:alert(1)',
    'https://example.com/new?title={titel}&body={body}',
    'https://example.com/new?title={subject}',
    'https://example.com/new',
  ])('rejects %s', (address) => {
    expect(() => checked({address})).toThrow(`${RULE} "${address}"`);
  });

  it.each([
    [{siteVersion: 1}, '"siteVersion" must be a string'],
    [{adress: 'mailto:docs@example.com'}, '"adress" is not allowed'],
  ])('rejects %j', (options, message) => {
    expect(() => checked(options)).toThrow(message);
  });
});
