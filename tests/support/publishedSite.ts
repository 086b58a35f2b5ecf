import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

/** Address that the links of a published site have. */
export const PUBLISHED = 'https://docs.example.com/help';

const COPY = /\.md$|(?:^|\/)llms(?:-full)?\.txt$/;

/**
 * Copies a built site as a build with `SITE_URL` makes it: absolute links in
 * copies, and a sitemap. End tags that HTML may leave out are written, as the
 * checks read it with a parser that needs them.
 */
export function publishSite(buildDir: string, target: string): void {
  rmSync(target, {recursive: true, force: true});
  cpSync(buildDir, target, {recursive: true});
  const pages: string[] = [];
  for (const file of readdirSync(target, {recursive: true, encoding: 'utf8'})) {
    const whole = path.join(target, file);
    const name = file.split(path.sep).join('/');
    if (COPY.test(name)) {
      const text = readFileSync(whole, 'utf8');
      writeFileSync(
        whole,
        text
          .replaceAll('](/help/', `](${PUBLISHED}/`)
          .replace(/(?<=: )\/help(?=\/)/g, PUBLISHED),
      );
    } else if (name.endsWith('.html')) {
      writeFileSync(whole, load(readFileSync(whole, 'utf8')).html());
      pages.push(name);
    }
  }
  const entries = pages
    .filter((name) => /(?:^|\/)index\.html$/.test(name))
    .filter((name) => !/^(?:search|print)\//.test(name))
    .map((name) => name.replace(/\/?index\.html$/, ''))
    .map((route) => `<url><loc>${PUBLISHED}/${route}</loc></url>`);
  writeFileSync(
    path.join(target, 'sitemap.xml'),
    `<urlset>${entries.join('')}</urlset>`,
  );
}
