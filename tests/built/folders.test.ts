import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {copyOperatorSite} from '../support/operatorSite';
import {ROOT, runDocusaurus, WORK_DIR} from '../support/sites';

const TWINS = ['twin', 'twin-in-another-folder'];

/** Files of a folder with their content, sorted by path. */
function filesIn(folder: string) {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort()
    .map((file) => ({file, content: readFileSync(path.join(folder, file))}));
}

async function buildTwin(name: string) {
  const siteDir = copyOperatorSite(name, {
    'docusaurus.config.ts': (config) =>
      config.replace(
        'plugins: [',
        "plugins: ['../../../plugins/hosting/index.ts', ",
      ),
  });
  const {status, output} = await runDocusaurus(siteDir, ['build']);
  expect(status, output).toBe(0);
  return filesIn(path.join(siteDir, 'build'));
}

afterAll(() => {
  for (const name of TWINS) {
    rmSync(path.join(WORK_DIR, name), {recursive: true, force: true});
  }
});

it('builds the same bytes in two folders', {timeout: 300_000}, async () => {
  const [first, second] = await Promise.all(TWINS.map(buildTwin));
  expect(first!.length).toBeGreaterThan(30);
  expect(second!.map(({file}) => file)).toEqual(first!.map(({file}) => file));
  const different = second!.filter(
    ({content}, at) => !content.equals(first![at]!.content),
  );
  expect(different.map(({file}) => file)).toEqual([]);
});

it('publishes no path of the machine that built the site', () => {
  const paths = [
    '"',
    ...['.docusaurus', 'docs', 'plugins', 'src'].map((name) => `/${name}`),
  ].map((end) => ROOT + end);
  const naming = filesIn(path.join(ROOT, 'build')).filter(({content}) =>
    paths.some((name) => content.includes(name)),
  );
  expect(naming.map(({file}) => file)).toEqual([]);
});
