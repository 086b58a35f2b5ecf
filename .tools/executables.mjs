import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';

/** Whether a file can be run. */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first file of one of these names in the folders of PATH, then the first of further files that can be run. */
export function findExecutable(env, names, files = []) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const inPath = names.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...inPath, ...files].find(isExecutable);
}

/**
 * The file that a variable of the environment names, if it is set.
 * Throws when that is no file that can be run; `what` is what was expected.
 */
export function namedExecutable(env, variable, what) {
  const named = env[variable];
  if (named && !isExecutable(named)) {
    throw new Error(
      `${variable} names ${named}, which is no executable file. Correct it, or unset it to let the tests look for ${what}.`,
    );
  }
  return named;
}

/** Runs a command where its output is seen; returns whether it went well. */
export function run(command, args) {
  return spawnSync(command, args, {stdio: 'inherit'}).status === 0;
}

/**
 * Installs a package of Debian or Ubuntu: as root, or with sudo where it asks
 * nothing. Returns whether it went well; elsewhere it does nothing.
 */
export function installWithApt(name) {
  if (!existsSync('/usr/bin/apt-get')) {
    return false;
  }
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest);
  };
  console.log(`Installing the ${name} package (apt-get) ...`);
  return (
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', name)
  );
}
