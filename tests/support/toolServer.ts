import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {ROOT} from './sites';

/** Folder of the package. */
export const TOOL_PACKAGE = path.join(ROOT, 'plugins', 'search-tool');

/** Built server of the package. */
export const TOOL_SERVER = path.join(TOOL_PACKAGE, 'lib', 'server.cjs');

/** Builds the server with the script of its package. */
export function buildToolServer(): void {
  execFileSync(process.execPath, [path.join(TOOL_PACKAGE, 'build.mjs')], {
    stdio: 'pipe',
  });
}

/**
 * Starts a server as a separate process, with a command or from its file.
 * Returns a connected client.
 */
export async function startToolServer(
  place: string,
  [command, ...args]: readonly [string, ...string[]] = [
    process.execPath,
    TOOL_SERVER,
  ],
): Promise<Client> {
  const client = new Client({name: 'test', version: '1'});
  await client.connect(
    new StdioClientTransport({command, args: [...args, place]}),
  );
  return client;
}

/**
 * Calls a tool of a server. Returns the text of its response. `isError` is true
 * for an error.
 */
export async function callServer(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<{text: string; isError: boolean}> {
  const {content, isError} = await client.callTool({name, arguments: input});
  const [first] = content as {text: string}[];
  return {text: first!.text, isError: isError === true};
}
