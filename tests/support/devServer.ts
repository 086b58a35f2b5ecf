import {once} from 'node:events';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {startDocusaurus} from './sites';

/** A running dev server. */
export type DevServer = {
  /** URL of the site, without a trailing slash. */
  readonly origin: string;
  /** Returns the output so far. */
  readonly output: () => string;
  /** Stops the server. Resolves when its process has exited. */
  readonly stop: () => Promise<void>;
};

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts the dev server of a site, and waits until it responds.
 * @throws Error with the captured output if the process exits first.
 */
export async function startDevServer(
  siteDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<DevServer> {
  const port = await freePort();
  const args = ['start', '--no-open', '--port', `${port}`];
  const child = startDocusaurus(siteDir, args, {
    // As in `npm start`.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    ...variables,
  });
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  const hasEnded = once(child, 'exit');
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    child.kill();
    await hasEnded;
  };
  while (child.exitCode === null) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) {
      return {origin, output: () => output, stop};
    }
    await setTimeout(200);
  }
  throw new Error(`The dev server has ended:\n${output}`);
}
