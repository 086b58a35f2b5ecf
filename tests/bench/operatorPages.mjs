/**
 * What a number of operators costs: builds the site with that many generated
 * operators, opens pages in a browser, and adds up the scripts that they run.
 * `--first-edition` generates records as they were before they told behavior,
 * capabilities, and sources, for a comparison with an older state of the site.
 *
 *   node tests/bench/operatorPages.mjs [count=1000] [--no-build] [--first-edition]
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {clearInterval, setInterval} from 'node:timers';
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
    '.tools',
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
  generateOperators(path.join(site, 'docs', 'operators'), count, {
    isSecondEdition: !process.argv.includes('--first-edition'),
  });
}

/** Most resident memory of a process so far, in bytes, and its processor time, in s; undefined where the system does not tell. */
function usageOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')'))
      .split(' ')
      .slice(12, 14)
      .map(Number);
    return {
      memory: Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024,
      processor: (user + system) / 100,
    };
  } catch {
    return undefined;
  }
}

async function build() {
  const started = Date.now();
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    {cwd: site, stdio: 'inherit'},
  );
  let usage;
  const timer = setInterval(() => {
    const now = usageOf(child.pid);
    usage = now?.memory ? now : usage;
  }, 100);
  const [status] = await once(child, 'close');
  clearInterval(timer);
  if (status !== 0) {
    throw new Error(`The build ended with status ${status}`);
  }
  console.log(`build: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (usage) {
    console.log(`processor time of the build: ${usage.processor.toFixed(1)} s`);
    console.log(
      `most memory of the build: ${Math.round(usage.memory / 1e6)} MB`,
    );
  }
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
  await page.goto(url);
  // Pages start with the first gesture of a reader.
  await page.mouse.wheel(0, 100);
  await page.waitForLoadState('networkidle');
  await browser.close();
  return sizes.sort((a, b) => b.gzip - a.gzip);
}

/** HTML files of generated operators, in the order of their paths. */
function operatorFiles() {
  const folder = path.join(site, 'build', 'docs', 'operators');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /measured_group_\d+\/.+\/index\.html$/.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

/** An operator in the middle of the reference. */
function operatorPage() {
  const files = operatorFiles();
  const file = files[Math.floor(files.length / 2)];
  return path.relative(path.join(site, 'build'), path.dirname(file));
}

function htmlSizes() {
  const median = (sizes) =>
    sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  const texts = operatorFiles().map((file) => readFileSync(file));
  return {
    raw: median(texts.map(({length}) => length)),
    gzip: median(texts.map((text) => gzipSync(text).length)),
  };
}

if (!process.argv.includes('--no-build')) {
  copySite();
  await build();
}
const {server, origin} = await startStaticServer({
  buildDir: path.join(site, 'build'),
  baseUrl: '/help/',
  port: 0,
});
const total = (scripts) => scripts.reduce((sum, {gzip}) => sum + gzip, 0);
const guide = await scriptsOf(`${origin}/help/docs/data/files`);
guide.slice(0, 8).forEach(({file, raw, gzip}) => {
  console.log(`${kb(gzip).padStart(10)} ${kb(raw).padStart(11)}  ${file}`);
});
console.log(`${count} operators; scripts that pages run (gzip):`);
console.log(`  guide: ${kb(total(guide))} in ${guide.length} files`);
for (const [name, page] of [
  ['operator', operatorPage()],
  ['catalog', 'docs/operators'],
]) {
  const scripts = await scriptsOf(`${origin}/help/${page}`);
  console.log(`  ${name}: ${kb(total(scripts))} in ${scripts.length} files`);
}
const html = htmlSizes();
console.log(
  `HTML of a page of an operator, median: ${kb(html.raw)}, ${kb(html.gzip)} gzip`,
);
server.close();
