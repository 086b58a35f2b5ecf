import {execFileSync, spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {ROOT} from './sites';

/** Folder of the package. */
export const TOOL_PACKAGE = path.join(ROOT, 'plugins', 'agents');

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

/** Starts a server over HTTP as a separate process, at any free port. */
export function startHttpServer(
  place: string,
): Promise<{readonly process: ChildProcess; readonly address: string}> {
  const server = spawn(
    process.execPath,
    [TOOL_SERVER, '--http', '--port=0', place],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      const [address] = /http:\S+/.exec(output) ?? [];
      if (address !== undefined) {
        resolve({process: server, address});
      }
    });
    server.on('exit', (code) =>
      reject(new Error(`The server has ended with ${code}.`)),
    );
  });
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
