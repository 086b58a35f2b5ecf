import {isMainThread} from 'node:worker_threads';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {version} from '../package.json';
import {openLibrary} from '../tools/library';
import {answerRuns, computeInThread} from './computeThread';
import {createServer} from './createServer';
import {createHandler} from './handler';
import {openSite} from './openSite';
import {readArguments, USAGE} from './readArguments';
import {serveHttp} from './serveHttp';

/**
 * Exits with a message on standard error, because standard output is reserved
 * for the protocol.
 */
function fail(error: unknown): never {
  console.error(`help-agent: ${(error as Error).message}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const given = readArguments(process.argv.slice(2));
  if (given === undefined) {
    console.log(USAGE);
    return;
  }
  const {place, port} = given;
  // The thread has this file as its script.
  const site = await openSite(place, computeInThread(process.argv[1]!));
  if (port !== undefined) {
    const handle = createHandler(() => Promise.resolve(site), version);
    const {address} = await serveHttp(handle, port);
    console.log(`${site.title}: ${address} (Ctrl+C ends it).`);
    return;
  }
  const library = openLibrary(site);
  // The client has closed the connection.
  process.stdin.on('end', () => process.exit(0));
  serveStdio(() => createServer(library, version));
}

if (isMainThread) {
  main().catch(fail);
} else {
  answerRuns();
}
