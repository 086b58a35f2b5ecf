import type {RootContent} from 'mdast';
import {parseMdx} from '../remark/mdx';

/** Creates the import of a theme component for a page. It has no position, because it is not part of the file. */
export function themeImport(name: string): RootContent {
  return parseMdx(`import ${name} from '@theme/${name}'`)[0]!;
}
