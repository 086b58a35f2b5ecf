import {describe, expect, it} from 'vitest';
import {createHandler} from '../../../../../plugins/agents/server/handler';
import {MALFORMED, toolCall} from '../../../../support/malformedRequests';
import type {McpRequest} from '../../../../support/malformedRequests';
import {toolSite} from '../../../../support/toolSite';

const requestOf = ({method = 'POST', headers = {}, body}: McpRequest) =>
  new Request('https://docs.example.com/mcp', {
    method,
    headers,
    ...(body !== undefined && {body}),
  });

const READ = toolCall('read', {route: '/base/docs/zebra#food'});

describe('createHandler', () => {
  it('answers each request alone, without a session', async () => {
    const handle = createHandler(() => Promise.resolve(toolSite()), '1.2.3');
    const response = await handle(requestOf(READ));
    expect(response.status).toBe(200);
    expect(response.headers.get('Mcp-Session-Id')).toBeNull();
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await response.json()).toMatchObject({
      id: 1,
      result: {structuredContent: {route: '/base/docs/zebra#food'}},
    });
  });

  it('tells a browser what it may send', async () => {
    const handle = createHandler(() => Promise.resolve(toolSite()), '1');
    const response = await handle(requestOf({method: 'OPTIONS'}));
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain(
      'MCP-Protocol-Version',
    );
  });

  it('opens the site again if it could not be opened', async () => {
    let count = 0;
    const handle = createHandler(() => {
      count += 1;
      return count === 1
        ? Promise.reject(new Error('/srv/secret is gone'))
        : Promise.resolve(toolSite());
    }, '1');
    const failed = await handle(requestOf(READ));
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain('secret');
    expect((await handle(requestOf(READ))).status).toBe(200);
    await handle(requestOf(READ));
    expect(count).toBe(2);
  });

  it('answers a body that is too large before it reads the site', async () => {
    const handle = createHandler(() => Promise.reject(new Error('read')), '1');
    const response = await handle(
      requestOf(MALFORMED['a body that is too large']!),
    );
    expect(response.status).toBe(413);
  });
});
