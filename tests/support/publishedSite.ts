import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {load} from 'cheerio';

/** URL in the links of the published site. */
export const PUBLISHED = 'https://docs.example.com/help';

/**
 * Number of characters to keep in a file with the full text of a folder,
 * because the checks parse these files for 20 seconds. `npm run test:all` keeps
 * all characters.
 */
const FULL_TEXT = process.env.ALL_PAGES ? Infinity : 10_000;

const COPY = /\.md$|(?:^|\/)llms(?:-full)?\.txt$/;

/**
 * Copies a built site and changes it to the output of a build with `SITE_URL`:
 * absolute links in copies, and a sitemap. Adds optional end tags, because the
 * parser of the checks needs them.
 */
export async function publishSite(
  buildDir: string,
  target: string,
): Promise<void> {
  rmSync(target, {recursive: true, force: true});
  // Without compressed files, because texts change below and the server
  // compresses them again.
  cpSync(buildDir, target, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  });
  const pages: string[] = [];
  for (const file of readdirSync(target, {recursive: true, encoding: 'utf8'})) {
    const whole = path.join(target, file);
    const name = file.split(path.sep).join('/');
    if (COPY.test(name)) {
      const all = readFileSync(whole, 'utf8');
      const end = all.indexOf('\n---\ntitle: ', FULL_TEXT);
      const text = name.endsWith('llms-full.txt')
        ? all.slice(0, end < 0 ? undefined : end)
        : all;
      writeFileSync(
        whole,
        text
          .replaceAll('](/help/', `](${PUBLISHED}/`)
          .replace(/(?<=: )\/help(?=\/)/g, PUBLISHED),
      );
    } else if (name.endsWith('.html')) {
      writeFileSync(whole, load(readFileSync(whole, 'utf8')).html());
      pages.push(name);
      // On a busy machine, this takes a minute, and the runner ends a process
      // that does not report for that long.
      await setImmediate();
    }
  }
  const entries = pages
    .filter((name) => /(?:^|\/)index\.html$/.test(name))
    .filter((name) => !name.startsWith('search/'))
    .map((name) => name.replace(/\/?index\.html$/, ''))
    .map((route) => `<url><loc>${PUBLISHED}/${route}</loc></url>`);
  writeFileSync(
    path.join(target, 'sitemap.xml'),
    `<urlset>${entries.join('')}</urlset>`,
  );
}
