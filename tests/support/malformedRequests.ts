import {MAX_BODY} from '../../plugins/agents/server/handler';

/** A request to the MCP server, with parts that can be wrong. */
export type McpRequest = {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
};

const PREFIX = 'io.modelcontextprotocol';
const VERSION = '2026-07-28';

const headersFor = (method: string, name?: string) => ({
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
  'MCP-Protocol-Version': VERSION,
  'Mcp-Method': method,
  ...(name !== undefined && {'Mcp-Name': name}),
});

const META = {
  [`${PREFIX}/protocolVersion`]: VERSION,
  [`${PREFIX}/clientCapabilities`]: {},
};

const message = (
  method: string,
  params: Readonly<Record<string, unknown>>,
) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params: {_meta: META, ...params},
});

/** A call of a tool, in the protocol of 2026-07-28. */
export const toolCall = (name: string, input: unknown): McpRequest => ({
  headers: headersFor('tools/call', name),
  body: JSON.stringify(message('tools/call', {name, arguments: input})),
});

const raw = (body: McpRequest['body'], headers = headersFor('tools/list')) => ({
  headers,
  body: body!,
});

const json = (value: unknown, method = 'tools/list') =>
  raw(JSON.stringify(value), headersFor(method));

const SEARCH = toolCall('search', {query: 'join'});

/** A workflow with an expression on a text. */
const expression = (formula: string, text: string) =>
  toolCall('run_workflow', {
    workflow: `A: Retrieve\nGenerate Attributes\n  function_descriptions = x: ${formula}\n\nA -> Generate Attributes\nGenerate Attributes.example set output -> result`,
    tables: {A: `a\n${text}`},
  });

/** Forty requests that are wrong in their own way, by what is wrong. */
export const MALFORMED: Readonly<Record<string, McpRequest>> = {
  // Protocol
  'a GET': {method: 'GET'},
  'a DELETE': {method: 'DELETE'},
  'a PUT': {...SEARCH, method: 'PUT'},
  'another path': {...SEARCH, path: '/help/mcp/../../etc/passwd'},
  'no body': raw(''),
  'a body that is not JSON': raw('{"jsonrpc": "2.0", '),
  'a body of another type': raw(SEARCH.body, {
    ...headersFor('tools/call', 'search'),
    'Content-Type': 'text/plain',
  }),
  null: json(null),
  'a number': json(7),
  'an empty list': json([]),
  'a list of requests': json([message('tools/list', {})]),
  'another JSON-RPC': json({...message('tools/list', {}), jsonrpc: '1.0'}),
  'an id that is an object': json({...message('tools/list', {}), id: {}}),
  'no parameters': json({jsonrpc: '2.0', id: 1, method: 'tools/list'}),
  'an unknown method': json(message('tools/steal', {}), 'tools/steal'),
  'another revision': json(
    message('tools/list', {
      _meta: {...META, [`${PREFIX}/protocolVersion`]: '1999-01-01'},
    }),
  ),
  'a header that contradicts the body': raw(
    SEARCH.body,
    headersFor('tools/call', 'read'),
  ),
  'a resource that is a file': json(
    message('resources/read', {uri: 'file:///etc/passwd'}),
    'resources/read',
  ),
  // Schema
  'an unknown tool': toolCall('shell', {command: 'id'}),
  'no input': toolCall('search', undefined),
  'input that is a list': toolCall('search', []),
  'an empty query': toolCall('search', {query: ' '}),
  'a query that is a number': toolCall('search', {query: 5}),
  'a field that does not exist': toolCall('search', {query: 'a', root: '/'}),
  'a limit of a million': toolCall('search', {query: 'a', limit: 1e6}),
  'half a part': toolCall('read', {route: '/help/docs/intro', part: 1.5}),
  'a prototype as input': raw(
    SEARCH.body!.toString().replace('"query"', '"__proto__"'),
    headersFor('tools/call', 'search'),
  ),
  // Size
  'a body that is too large': raw(' '.repeat(MAX_BODY + 1)),
  'a query that is too long': toolCall('search', {query: 'x'.repeat(513)}),
  'brackets without end': raw('['.repeat(100_000)),
  'a table with too many rows': toolCall('run_workflow', {
    workflow: 'A: Retrieve\nA -> result',
    tables: {A: `a\n${'1\n'.repeat(2_001)}`},
  }),
  'a product of large tables': toolCall('run_workflow', {
    workflow:
      'A: Retrieve\nCartesian Product\n\nA.output -> Cartesian Product.left\nA.output -> Cartesian Product.right\nCartesian Product.join -> result',
    tables: {A: `a\n${'1\n'.repeat(1_999)}1`},
  }),
  // Path
  'a path out of the site': toolCall('read', {route: '/help/../../etc/passwd'}),
  'an encoded path out of the site': toolCall('read', {
    route: '/help/%2e%2e%2f%2e%2e%2f..%2fetc%2fpasswd',
  }),
  'a path with a null byte': toolCall('read', {
    route: '/help/docs/intro%00.md',
  }),
  'a file of this computer': toolCall('read', {route: 'file:///etc/passwd'}),
  'the address of another host': toolCall('read', {
    route: 'http://169.254.169.254/latest/meta-data',
  }),
  // Encoding
  'bytes that are not UTF-8': raw(new Uint8Array([0x7b, 0xff, 0xfe, 0xc0])),
  'an anchor that cannot be decoded': toolCall('read', {
    route: '/help/docs/intro#%E0%A4%A',
  }),
  // Time
  'a pattern that never ends': expression(
    'matches(a, "(a+)+$")',
    `${'a'.repeat(60)}b`,
  ),
};
