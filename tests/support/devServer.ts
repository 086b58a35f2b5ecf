import {once} from 'node:events';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {startDocusaurus} from './sites';

/** A dev server that answers. */
export type DevServer = {
  /** Address of the site, without a slash at its end. */
  readonly origin: string;
  /** All it has printed. */
  readonly output: () => string;
  /** Ends the server; resolves when it has gone. */
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
 * Starts the dev server on a site, and waits until it answers.
 * @throws Error with all it has printed, if it ends before.
 */
export async function startDevServer(
  siteDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<DevServer> {
  const port = await freePort();
  const args = ['start', '--no-open', '--port', `${port}`];
  const child = startDocusaurus(siteDir, args, variables);
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
