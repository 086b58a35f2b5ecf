#!/usr/bin/env node
import {StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {version} from '../package.json';
import {createServer} from './createServer';
import {openSite} from './openSite';
import {readArguments, USAGE} from './readArguments';

/**
 * Exits with a message on standard error, because standard output is reserved
 * for the protocol.
 */
function fail(error: unknown, usage = ''): never {
  console.error(`search-tool: ${(error as Error).message}${usage}`);
  process.exit(1);
}

function placeOf(args: readonly string[]): string | undefined {
  try {
    return readArguments(args);
  } catch (error) {
    return fail(error, `\n\n${USAGE}`);
  }
}

async function main(): Promise<void> {
  const place = placeOf(process.argv.slice(2));
  if (place === undefined) {
    console.log(USAGE);
    return;
  }
  const server = createServer(await openSite(place), version);
  // The client has closed the connection.
  process.stdin.on('end', () => process.exit(0));
  await server.connect(new StdioServerTransport());
}

main().catch(fail);
