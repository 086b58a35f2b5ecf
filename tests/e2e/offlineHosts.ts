import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {FIXTURE_SITE, WORK_DIR} from '../support/sites';
import {expect} from './support';

type Host = {
  readonly address: string;
  /** From then on there is no network for the pages of this host. */
  readonly stop: () => void;
};

const hosts: Host[] = [];

/** Stops all hosts; to be called after each test. */
export const stopHosts = () => hosts.splice(0).forEach(({stop}) => stop());

/** Serves a folder until the test ends, or stops it. */
export async function hostOf(buildDir: string, baseUrl: string): Promise<Host> {
  const {server, origin} = await startStaticServer({
    buildDir,
    baseUrl,
    port: 0,
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const host = {address: origin + baseUrl.slice(0, -1), stop};
  hosts.push(host);
  return host;
}

/** Serves a copy of the fixture site, which a test may change. */
export async function hostOfCopy(
  name: string,
): Promise<Host & {folder: string}> {
  const folder = path.join(WORK_DIR, `offline-${name}`);
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.join(FIXTURE_SITE, 'build'), folder, {recursive: true});
  return {...(await hostOf(folder, '/base/')), folder};
}

export const group = (page: Page) =>
  page.getByRole('group', {name: 'Copy for offline reading'});

export const press = (page: Page, name: string) =>
  group(page).getByRole('button', {name, exact: true}).click();

/** Saves the site that a started page is of. */
export async function save(page: Page): Promise<void> {
  await press(page, 'Save for offline');
  await press(page, 'Save');
  await expect(group(page)).toContainText('Saved for offline: ', {
    timeout: 40_000,
  });
}

/** What the browser keeps of the site: registered workers, and names of caches. */
export const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));

export const NOTHING = {workers: 0, caches: 0};
