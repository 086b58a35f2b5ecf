import {
  findExecutable,
  installWithApt,
  namedExecutable,
} from './ensureBrowser.mjs';

/** Environment variable that names the nginx to test with. */
export const NGINX_VARIABLE = 'NGINX_PATH';

/** Where it is on systems that leave it out of the PATH of users. */
const SYSTEM_FILES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'];

/**
 * Path of an nginx: the one that NGINX_PATH names, else the system's;
 * undefined when there is none.
 * Throws when NGINX_PATH names no executable file.
 */
export function findNginx(env = process.env, files = SYSTEM_FILES) {
  return (
    namedExecutable(env, NGINX_VARIABLE, 'an nginx') ??
    findExecutable(env, ['nginx'], files)
  );
}

/** Installs nginx when there is none; says so where that cannot be done, and its tests are skipped. */
export function ensureNginx() {
  if (findNginx()) {
    return;
  }
  installWithApt('nginx-light');
  if (!findNginx()) {
    console.log(
      `No nginx could be installed: its tests are skipped. Install nginx by hand, or set ${NGINX_VARIABLE} to the file of one, to run them.`,
    );
  }
}
