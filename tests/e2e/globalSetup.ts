import {existsSync} from 'node:fs';
import path from 'node:path';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {FIXTURE_SITE, ROOT, runDocusaurus} from '../support/sites';

async function buildFixture(): Promise<string> {
  const {status, output} = await runDocusaurus(FIXTURE_SITE, ['build']);
  if (status !== 0) {
    throw new Error(`The fixture site does not build:\n${output}`);
  }
  return path.join(FIXTURE_SITE, 'build');
}

/** Serves the built help site and a built fixture site for the browser tests. */
export default async function globalSetup() {
  const helpDir = path.join(ROOT, 'build');
  if (!existsSync(path.join(helpDir, 'index.html'))) {
    throw new Error('There is no built site in build/. Run `npm run build`.');
  }
  const help = await startStaticServer({
    buildDir: helpDir,
    baseUrl: '/help/',
    port: 0,
  });
  const fixture = await startStaticServer({
    buildDir: await buildFixture(),
    baseUrl: '/base/',
    port: 0,
  });
  process.env.HELP_ORIGIN = help.origin;
  process.env.FIXTURE_ORIGIN = fixture.origin;
  return () => {
    help.server.close();
    fixture.server.close();
  };
}
