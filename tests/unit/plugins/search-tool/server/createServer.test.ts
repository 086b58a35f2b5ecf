import {Client, InMemoryTransport} from '@modelcontextprotocol/client';
import {describe, expect, it} from 'vitest';
import {createServer} from '../../../../../plugins/search-tool/server/createServer';
import {DEFINITIONS} from '../../../../../plugins/search-tool/shared/definitions';
import {toolSite} from '../../../../support/toolSite';

async function connect(title: string): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer({site: toolSite(), title}, '1.2.3').connect(theirs);
  const client = new Client({name: 'test', version: '1'});
  await client.connect(ours);
  return client;
}

describe('createServer', () => {
  it('says what it is about', async () => {
    const client = await connect('Zebra help');
    expect(client.getServerVersion()).toEqual({
      name: 'search-tool',
      title: 'Zebra help',
      version: '1.2.3',
    });
    expect(client.getInstructions()).toContain(
      'Documentation: Zebra help (https://docs.example.com).',
    );
    const untitled = await connect('');
    expect(untitled.getServerVersion()?.title).toBe('https://docs.example.com');
  });

  it('has the tools that pages offer to browsers', async () => {
    const {tools} = await (await connect('')).listTools();
    expect(
      tools.map(({name, title, description, inputSchema, annotations}) => ({
        name,
        title,
        description,
        inputSchema,
        annotations,
      })),
    ).toEqual(
      Object.values(DEFINITIONS).map(({inputSchema, ...others}) => ({
        ...others,
        inputSchema: expect.objectContaining(inputSchema),
      })),
    );
  });

  it('answers calls, and refuses wrong input', async () => {
    const client = await connect('');
    const call = (name: string, input: Record<string, unknown>) =>
      client.callTool({name, arguments: input});
    expect(JSON.stringify(await call('search', {query: 'grass'}))).toContain(
      '/base/docs/zebra#food',
    );
    expect(await call('read', {route: '/base/docs/animals'})).toEqual({
      content: [{type: 'text', text: '# Animals\n\nAll of them.\n'}],
    });
    for (const input of [{}, {query: ''}, {query: 'a', limit: 51}]) {
      expect(await call('search', input)).toMatchObject({isError: true});
    }
  });
});
