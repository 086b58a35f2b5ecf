import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findNginx} from '../../.tools/ensureNginx.mjs';

/** The nginx of this machine, if it has one. */
export const nginx: string | undefined = findNginx();

/** A server that runs, without a slash at the end of its origin. */
export type NginxServer = {readonly origin: string; readonly end: () => void};

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Settings around the site file: all that nginx writes goes into a folder of its own. */
const settings = (root: string, port: number, siteFile: string) => `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  keepalive_timeout 600s; # some clients are slow
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${siteFile};
  }
}
`;

async function answers(origin: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    const isUp = await fetch(origin, {redirect: 'manual'}).then(
      () => true,
      () => false,
    );
    if (isUp) {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/**
 * Serves a built site with nginx and the file that the build wrote for it.
 * @throws Error with what nginx says where it does not start.
 */
export async function startNginx(
  buildDir: string,
  baseUrl: string,
): Promise<NginxServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const root = path.join(folder, 'root');
  const port = await freePort();
  const site = path.join(root, baseUrl);
  mkdirSync(path.dirname(site), {recursive: true});
  symlinkSync(buildDir, site.replace(/\/$/, ''));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, settings(root, port, path.join(buildDir, '_nginx.conf')));
  const child = spawn(nginx!, ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const end = () => {
    child.kill();
    rmSync(folder, {recursive: true, force: true});
  };
  if (!(await answers(origin, child))) {
    end();
    throw new Error(`nginx did not start:\n${said}`);
  }
  return {origin, end};
}
