import {afterEach, describe, expect, it} from 'vitest';
import {serveHttp} from '../../../../../plugins/agents/server/serveHttp';

const closing: (() => void)[] = [];

async function serve(port = 0) {
  const {server, address} = await serveHttp(
    async (request) => new Response(await request.text(), {status: 201}),
    port,
  );
  closing.push(() => server.close());
  return address;
}

describe('serveHttp', () => {
  afterEach(() => {
    closing.splice(0).forEach((close) => close());
  });

  it('answers at its path only', async () => {
    const address = await serve();
    const response = await fetch(address, {method: 'POST', body: '{"a":1}'});
    expect([response.status, await response.text()]).toEqual([201, '{"a":1}']);
    expect((await fetch(new URL('/', address))).status).toBe(404);
  });

  it('says that a port is taken', async () => {
    const {port} = new URL(await serve());
    await expect(serve(Number(port))).rejects.toThrow(
      `Port ${port} is taken. Choose another one with --port.`,
    );
  });
});
