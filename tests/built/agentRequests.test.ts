import type {ChildProcess} from 'node:child_process';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {MALFORMED, toolCall} from '../support/malformedRequests';
import type {McpRequest} from '../support/malformedRequests';
import {ROOT} from '../support/sites';
import {buildToolServer, startHttpServer} from '../support/toolServer';

/** Words of files outside of the build, of paths, and of stack traces. */
const SECRET = /root:|node_modules|\n\s+at |ENOENT|EACCES|tests\//;

type Answer = {
  readonly error?: {readonly code: number; readonly message: string};
  readonly result?: {
    readonly isError?: boolean;
    readonly structuredContent?: {readonly stop?: unknown};
  };
};

describe('the MCP server over HTTP', () => {
  let server: ChildProcess;
  let address = '';

  beforeAll(async () => {
    buildToolServer();
    ({process: server, address} = await startHttpServer(
      path.join(ROOT, 'build'),
    ));
  });
  afterAll(() => {
    server.kill();
  });

  async function send({
    method = 'POST',
    path: at,
    headers = {},
    body,
  }: McpRequest) {
    const response = await fetch(new URL(at ?? '', address), {
      method,
      headers,
      ...(body !== undefined && {body}),
    });
    return {status: response.status, text: await response.text()};
  }

  const answers = async () => {
    const {status, text} = await send(
      toolCall('read', {route: '/help/docs/intro'}),
    );
    return status === 200 && text.includes('Introduction');
  };

  it('is tried with forty wrong requests', () => {
    expect(Object.keys(MALFORMED)).toHaveLength(40);
  });

  it.each(Object.entries(MALFORMED))(
    'answers %s with an error, and shows nothing of itself',
    async (_, request) => {
      const {status, text} = await send(request);
      expect(text).not.toMatch(SECRET);
      expect(text).not.toContain(ROOT);
      if (status === 200) {
        const {error, result} = JSON.parse(text) as Answer;
        const stop = result?.structuredContent?.stop;
        expect(error ?? result?.isError ?? stop, text).toBeTruthy();
      } else {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
      expect(await answers()).toBe(true);
      expect(server.exitCode).toBeNull();
    },
  );

  it('rejects the name of another host, under which a browser could reach it', async () => {
    const {port} = new URL(address);
    const response = await new Promise<number>((resolve, reject) => {
      import('node:http')
        .then(({request}) =>
          request(
            {
              port,
              path: '/mcp',
              method: 'POST',
              headers: {Host: 'evil.example'},
            },
            ({statusCode}) => resolve(statusCode ?? 0),
          )
            .on('error', reject)
            .end(),
        )
        .catch(reject);
    });
    expect(response).toBe(403);
  });

  it('serves pages of other origins, and clients of earlier protocols', async () => {
    const options = await fetch(address, {method: 'OPTIONS'});
    expect(options.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const {status, text} = await send({
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: '2025-06-18',
          capabilities: {},
          clientInfo: {name: 'test', version: '1'},
        },
      }),
    });
    expect(status).toBe(200);
    expect(text).toContain('2025-06-18');
  });
});
