/**
 * What a number of operators costs a reader of a guide: builds the site with
 * that many generated operators, opens a guide in a browser, and adds up the
 * scripts it loads.
 *
 *   node tests/bench/operatorPages.mjs [count=1000] [--no-build]
 */
import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {chromium} from 'playwright-core';
import {findBrowser} from '../../.tools/ensureBrowser.mjs';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {generateOperators} from './generateOperators.mjs';

const root = path.dirname(
  path.dirname(path.dirname(fileURLToPath(import.meta.url))),
);
const site = path.join(root, 'reports', 'bench-operators');
const count = Number(process.argv[2] ?? 1000);
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function copySite() {
  rmSync(site, {recursive: true, force: true});
  for (const name of [
    'blog',
    'docs',
    'plugins',
    'src',
    'static',
    'package.json',
    'tsconfig.json',
    'docusaurus.config.ts',
    'sidebars.ts',
  ]) {
    cpSync(path.join(root, name), path.join(site, name), {recursive: true});
  }
  generateOperators(path.join(site, 'docs', 'operators'), count);
}

function build() {
  const started = Date.now();
  const {status} = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    {cwd: site, stdio: 'inherit'},
  );
  if (status !== 0) {
    throw new Error(`The build ended with status ${status}`);
  }
  console.log(`build: ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Scripts that a page runs, with their size as compressed by gzip. */
async function scriptsOf(url) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  const sizes = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      const body = await response.body().catch(() => Buffer.alloc(0));
      sizes.push({
        file: path.basename(response.url()),
        raw: body.length,
        gzip: gzipSync(body).length,
      });
    }
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  await browser.close();
  return sizes.sort((a, b) => b.gzip - a.gzip);
}

function medianHtml() {
  const folder = path.join(site, 'build', 'docs', 'operators');
  const sizes = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.includes('measured_group') && file.endsWith('.html'))
    .map((file) => readFileSync(path.join(folder, file)).length)
    .sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

if (!process.argv.includes('--no-build')) {
  copySite();
  build();
}
const {server, origin} = await startStaticServer({
  buildDir: path.join(site, 'build'),
  baseUrl: '/help/',
  port: 0,
});
const guide = await scriptsOf(`${origin}/help/docs/data/files`);
const total = guide.reduce((sum, {gzip}) => sum + gzip, 0);
guide.slice(0, 8).forEach(({file, raw, gzip}) => {
  console.log(`${kb(gzip).padStart(10)} ${kb(raw).padStart(11)}  ${file}`);
});
console.log(
  `${count} operators: a guide runs ${kb(total)} of scripts (gzip) in ${guide.length} files`,
);
console.log(`HTML of a page of an operator, median: ${kb(medianHtml())}`);
server.close();
