import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlockContent, Code, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {currentLanguage} from '../drawing/language';
import {FIGURES} from './drawFigure';

/**
 * Number of lines before the parsed text: the front matter, if Docusaurus
 * removed it.
 */
function linesAbove(file: VFile): number {
  if (String(file.value).startsWith('---') || !existsSync(file.path)) {
    return 0;
  }
  const whole = readFileSync(file.path, 'utf8');
  const [above = ''] = /^---\r?\n[^]*?\n---\r?\n\s*/.exec(whole) ?? [];
  return above.split('\n').length - 1;
}

/**
 * Creates the id of a title: `figure-` and its words, lower case and joined by
 * hyphens.
 */
function idOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return ['figure', ...(words ?? [])].join('-');
}

function isFigure(lang = ''): lang is keyof typeof FIGURES {
  return Object.hasOwn(FIGURES, lang);
}

/**
 * Remark plugin that replaces the fenced blocks `diagram`, `chart`, and
 * `matrix` of a page with figures.
 * @throws Error with the file, the line, and the field.
 */
export default function remarkFigures() {
  const language = currentLanguage();
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: {node: Code; parent: Parent}[] = [];
    visit(tree, 'code', (node, _, parent) => {
      if (parent && isFigure(node.lang ?? '')) {
        found.push({node, parent});
      }
    });
    const problems: string[] = [];
    const ids = new Set<string>();
    for (const {node, parent} of found) {
      const {lang, value: source, position} = node;
      const {value, problems: wrong = []} =
        FIGURES[lang as keyof typeof FIGURES](source);
      const id = idOf(value?.title ?? '');
      const twice =
        value && ids.has(id)
          ? [
              {
                line: 1,
                message: `another figure of the page has the title "${value.title}"`,
              },
            ]
          : [];
      ids.add(id);
      for (const {line, message} of [...wrong, ...twice]) {
        const at = linesAbove(file) + (position?.start.line ?? 0) + line;
        problems.push(
          `${path.relative(process.cwd(), file.path)}:${at}: ${lang}: ${message}`,
        );
      }
      if (value) {
        const figure = (await value.draw(id, language)) as BlockContent;
        parent.children.splice(parent.children.indexOf(node), 1, figure);
      }
    }
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
  };
}
