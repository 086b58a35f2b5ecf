import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {withCheck} from '../../../../../plugins/strict-policy/bundle/scriptPolicy';

const MODULE = `({
  createScriptURL: (url) => (url),
})`;

type Policy = {createScriptURL(url: string): string};

function policyOf(source: string): Policy {
  const self = {location: new URL('https://docs.example.com/help/docs/a')};
  return runInNewContext(source, {self, URL}) as Policy;
}

describe('withCheck', () => {
  const policy = policyOf(withCheck(MODULE, '/help/'));

  it.each([
    '/help/assets/js/a.js',
    'https://docs.example.com/help/assets/js/a.js',
  ])('lets %s pass as it is', (url) => {
    expect(policy.createScriptURL(url)).toBe(url);
  });

  it.each([
    'https://example.com/help/assets/js/a.js',
    '//example.com/help/a.js',
    '/other/a.js',
    '/help/../other/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://docs.example.com/help/1',
  ])('stops %s', (url) => {
    expect(() => policy.createScriptURL(url)).toThrow(
      /The site loads no scripts from/,
    );
  });

  it('tells when the bundler writes something else', () => {
    expect(() => withCheck('createScriptURL: identity', '/help/')).toThrow(
      'strict-policy: Rspack writes its Trusted Types policy in another way than before',
    );
  });
});
