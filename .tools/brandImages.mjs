// Sets the accent color of the site in static/img/logo.svg, and renders the
// brand images that cannot be SVG from the logo:
//   node .tools/brandImages.mjs
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {ensureBrowser} from './ensureBrowser.mjs';
import {root} from './ensurePackages.mjs';
import {token} from './tokens.mjs';

const ACCENT = token('--help-accent');
const images = path.join(root, 'static', 'img');
const logoFile = path.join(images, 'logo.svg');
writeFileSync(
  logoFile,
  readFileSync(logoFile, 'utf8').replace(
    /(<rect [^>]*fill=")[^"]*/,
    `$1${ACCENT}`,
  ),
);
const base64 = (...file) => readFileSync(path.join(...file), 'base64');
const logo = `data:image/svg+xml;base64,${base64(images, 'logo.svg')}`;
const face = `data:font/woff2;base64,${base64(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')}`;

/** Card that messengers and social networks show with a link. */
const CARD = `
  <style>
    ${readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8')}
    @font-face { font-family: Inter; src: url(${face}); font-weight: 100 900; }
    body { display: flex; position: relative; flex-direction: column; justify-content: center; box-sizing: border-box; height: 100%; padding: 0 96px; color: #fff; font-family: Inter; }
    img { width: 152px; margin-bottom: 48px; border-radius: 38px; box-shadow: 0 0 0 3px rgb(255 255 255 / 35%); }
    h1 { margin: 0; font-size: 92px; font-weight: 700; letter-spacing: -0.03em; line-height: 1.1; }
    p { margin: 24px 0 0; color: var(--help-accent-soft); font-size: 38px; }
    hr { position: absolute; right: 0; bottom: 0; left: 0; height: 14px; margin: 0; border: 0; background: #f7c65b; }
  </style>
  <img src="${logo}" alt="">
  <h1>Altair AI Cloud</h1>
  <p>Guides, News, and the operator reference</p>
  <hr>`;

/** Home screen icon. The phone rounds its corners. */
const ICON = `<img src="${logo}" alt="" style="width: 100%; height: 100%">`;

const browser = await chromium.launch({executablePath: ensureBrowser()});
for (const {name, width, height, body} of [
  {name: 'social-card.png', width: 1200, height: 630, body: CARD},
  {name: 'touch-icon.png', width: 180, height: 180, body: ICON},
]) {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(
    `<!doctype html><html style="height: 100%; background: ${ACCENT}"><body style="height: 100%; margin: 0; overflow: hidden">${body}`,
  );
  await page.evaluate('document.fonts.ready');
  await page.screenshot({path: path.join(images, name)});
  console.log(`static/img/${name}`);
}
await browser.close();
