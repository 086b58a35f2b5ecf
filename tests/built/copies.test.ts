import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {brokenCopyLinks} from './checks/copyLinks';
import {missingWords} from './checks/missingWords';
import {fileOfRoute, htmlFiles, readHtml} from './support/builtSite';

const BUILD = path.join(ROOT, 'build');
const ALTERNATE = 'link[rel=alternate][type="text/markdown"]';

/** Pages without their own content: the search and the 404 page. */
const WITHOUT_COPY = /^(?:404\.html|search\/.*)$/;

/**
 * Lists that the theme renders. Their copies contain the same links, but not
 * the words between them, such as the category of each of 668 operators.
 */
const LIST =
  /^(?:blog|blog\/(?:archive|authors|tags(?:\/[^/]+)?)|docs\/operators)\/index\.html$/;

const pages = htmlFiles(BUILD)
  .filter((file) => !WITHOUT_COPY.test(file))
  .map((file) => {
    const page = readHtml(BUILD, file);
    const copy = page.$(ALTERNATE).attr('href') ?? '';
    return {...page, copy, copyFile: fileOfRoute(BUILD, copy)};
  });
const read = (file: string) => readFileSync(file, 'utf8');
const textFiles = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.md$|(?:^|\/)llms(?:-full)?\.txt$/.test(file));
const lists = textFiles.filter((file) => file.endsWith('/llms.txt'));

describe('copies in Markdown', () => {
  it('are there for each page, at the address that its head names', () => {
    expect(
      pages
        .filter(({copyFile}) => !existsSync(copyFile))
        .map(({file, copy}) => `${file}: ${copy}`),
    ).toEqual([]);
    expect(readHtml(BUILD, 'search/index.html').$(ALTERNATE)).toHaveLength(0);
    expect(readHtml(BUILD, '404.html').$(ALTERNATE)).toHaveLength(0);
  });

  it('hold at least 99 of 100 words of their page', () => {
    const texts = pages.filter(({file}) => !LIST.test(file));
    expect(texts.length).toBeGreaterThan(pages.length - 15);
    const poor = texts.flatMap(({file, $, copyFile}) => {
      const {missing, count} = missingWords($, read(copyFile));
      return missing.length > 0.01 * count
        ? [
            `${file}: ${missing.length} of ${count}: ${missing.slice(0, 12).join(' ')}`,
          ]
        : [];
    });
    expect(poor).toEqual([]);
  });

  it('hold no component, no mark, and no HTML', () => {
    const found = pages.flatMap(({file, copyFile}) => {
      const prose = read(copyFile)
        .replace(/^( *)(`{3,}|~{3,})[^]*?\n *\2 *$/gm, '')
        .replace(/`[^`\n]*`/g, '');
      const left = /@copies-\S*|(?<!\\)<\/?[a-z][^>:@]*>|^:::.*/im.exec(prose);
      return left ? [`${file}: ${left[0]}`] : [];
    });
    expect(found).toEqual([]);
  });
});

describe('copies and their lists', () => {
  it('lead to what is there', () => {
    const ids = new Map(
      pages.map(({copy, $}) => [
        copy,
        new Set(
          $('[id]')
            .map((_, element) => $(element).attr('id'))
            .get(),
        ),
      ]),
    );
    const target = {
      exists: (route: string) => existsSync(fileOfRoute(BUILD, route)),
      idsOf: (route: string) => ids.get(route),
    };
    const broken = textFiles.flatMap((file) =>
      brokenCopyLinks(
        read(path.join(BUILD, file)),
        `/help/${file}`,
        target,
      ).map((link) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('llms.txt', () => {
  it('has fewer than 50,000 characters, as do the files of sections', () => {
    const sizes = ['llms.txt', ...lists].map((file) => ({
      file,
      characters: read(path.join(BUILD, file)).length,
    }));
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.filter(({characters}) => characters >= 50_000)).toEqual([]);
  });

  it('leads to each page of the sections, by a file of a section or at once', () => {
    const linked = ['llms.txt', ...lists]
      .map((file) => read(path.join(BUILD, file)))
      .join('\n');
    const lost = pages.filter(
      ({copy, file}) => file !== 'index.html' && !linked.includes(`(${copy})`),
    );
    expect(lost.map(({file}) => file)).toEqual([]);
  });
});
