import {Client, InMemoryTransport} from '@modelcontextprotocol/client';
import {describe, expect, it} from 'vitest';
import {createServer} from '../../../../../plugins/agents/server/createServer';
import {openLibrary} from '../../../../../plugins/agents/tools/library';
import {TOOLS} from '../../../../../plugins/agents/tools/table';
import {toolSite, WORKFLOW} from '../../../../support/toolSite';

async function connect(changes = {}): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const library = openLibrary(toolSite(changes));
  await createServer(library, '1.2.3').connect(theirs);
  const client = new Client({name: 'test', version: '1'});
  await client.connect(ours);
  return client;
}

const CALLS = {
  search: {query: 'grass'},
  read: {route: '/base/docs/zebra#food'},
  operator: {name: 'Sort'},
  error: {error: '7'},
  equivalent: {function: 'feed'},
  recipe: {task: 'lightest animal'},
  run_workflow: WORKFLOW,
};

describe('createServer', () => {
  it('says what it is about', async () => {
    const client = await connect();
    expect(client.getServerVersion()).toEqual({
      name: 'help',
      title: 'Zebra help',
      version: '1.2.3',
    });
    expect(client.getInstructions()).toMatch(/^Documentation: Zebra help\. /);
  });

  it('has the tools of the table, each with schemas of input and output', async () => {
    const {tools} = await (await connect()).listTools();
    expect(tools.map(({name}) => name)).toEqual(TOOLS.map(({name}) => name));
    for (const {inputSchema, outputSchema, annotations} of tools) {
      expect(inputSchema).toMatchObject({additionalProperties: false});
      expect(outputSchema).toMatchObject({type: 'object'});
      expect(annotations).toMatchObject({readOnlyHint: true});
    }
  });

  // The client checks the structured result by the schema of the tool.
  it.each(Object.entries(CALLS))(
    'answers a call of %s with text and a structured result',
    async (name, input) => {
      const client = await connect();
      await client.listTools();
      const {content, structuredContent, isError} = await client.callTool({
        name,
        arguments: input,
      });
      expect(isError).toBeUndefined();
      expect(content).toEqual([
        {type: 'text', text: expect.stringMatching(/\S/) as string},
      ]);
      expect(structuredContent).toBeTypeOf('object');
    },
  );

  it('says what is wrong, but nothing about itself', async () => {
    const call = async (changes = {}) => {
      const client = await connect(changes);
      return client.callTool({
        name: 'read',
        arguments: {route: '/base/docs/none'},
      });
    };
    expect(await call()).toMatchObject({
      isError: true,
      content: [{text: expect.stringContaining('There is no page') as string}],
    });
    const fetch = () => {
      throw new Error('/srv/secret/path');
    };
    expect(JSON.stringify(await call({fetch}))).not.toContain('stack');
    const broken = {
      fetch: () => Promise.resolve({} as Response),
    };
    expect(await call(broken)).toMatchObject({isError: true});
  });
});
