import {expect, it} from 'vitest';
import {
  asNotFound,
  policyHeaders,
  responseOf,
} from '../../../../../plugins/offline/worker/responses';

it('holds a saved page to the policy of its host, and to nothing else of its answer', () => {
  const policy = policyHeaders(
    new Headers({
      'Content-Security-Policy': "default-src 'none'",
      'Content-Type': 'application/octet-stream',
      'Cache-Control': 'immutable',
      'Referrer-Policy': 'no-referrer',
    }),
  );
  const {headers} = responseOf({path: 'a/index.html', content: '<p>'}, policy);
  expect(Object.fromEntries(headers)).toEqual({
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
  });
});

it.each([
  ['a/b.js', 'text/javascript; charset=utf-8'],
  ['a.b/c', 'application/octet-stream'],
  ['a.woff2', 'font/woff2'],
])('knows the type of %s', (path, type) => {
  const {headers} = responseOf({path, content: ''}, []);
  expect(headers.get('content-type')).toBe(type);
});

it('says that an address is unknown', async () => {
  const page = responseOf({path: '404.html', content: '<p>Unknown'}, []);
  const answer = asNotFound(page);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toBe('<p>Unknown');
});
