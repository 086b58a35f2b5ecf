import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds an executable by one of its names in the folders of PATH, or else among further files. */
export function findExecutable(env, names, files = []) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const inPath = names.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...inPath, ...files].find(isExecutable);
}

/**
 * Returns the executable that an environment variable names, if it is set.
 * @throws Error if it names no executable file; `what` describes the file.
 */
export function namedExecutable(env, variable, what) {
  const named = env[variable];
  if (named && !isExecutable(named)) {
    throw new Error(
      `${variable} names ${named}, which is not an executable file. Correct it, or unset it to let the tests look for ${what}.`,
    );
  }
  return named;
}

/**
 * Installs a package of Debian or Ubuntu: as root, or with sudo if it needs no
 * password. Does nothing on other systems.
 */
export function installWithApt(name) {
  if (!existsSync('/usr/bin/apt-get')) {
    return;
  }
  console.log(`Installing ${name} for the tests (apt-get) ...`);
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', name],
  ]) {
    const [command, ...rest] = [...prefix, 'apt-get', '-qq', ...args];
    spawnSync(command, rest, {stdio: ['ignore', 'ignore', 'inherit']});
  }
}
