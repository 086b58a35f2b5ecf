import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {openSite} from '../../plugins/agents/server/openSite';
import {computeHere} from '../../plugins/agents/tools/compute';
import {openLibrary} from '../../plugins/agents/tools/library';
import {askSite} from '../../plugins/agents/tools/search';
import {agentsNode} from '../support/agentsNode';
import {copyFixture, runDocusaurus} from '../support/sites';

/** Newest major version of Node in the README. */
const NEWEST = 26;

// Without the package of another Node, only the one that runs the tests is left.
it.skipIf(!agentsNode || agentsNode === process.execPath)(
  'the newest Node builds a site whose search answers',
  async () => {
    const version = execFileSync(agentsNode!, ['--version'], {
      encoding: 'utf8',
    });
    expect(version).toMatch(new RegExp(`^v${NEWEST}\\.`));
    const siteDir = copyFixture('newest-node');
    const {status, output} = await runDocusaurus(
      siteDir,
      ['build', '--locale', 'en'],
      {},
      agentsNode,
    );
    expect(status, output).toBe(0);
    const site = await openSite(path.join(siteDir, 'build'), computeHere);
    const {results} = await askSite(openLibrary(site), 'herons at a river');
    expect(results[0]?.route).toBe('/base/docs/start#rivers');
    rmSync(siteDir, {recursive: true, force: true});
  },
);
