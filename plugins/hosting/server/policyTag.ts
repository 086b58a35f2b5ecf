import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import {transformSync} from 'esbuild';

const SOURCE = path.join(__dirname, '../client/defaultPolicy.ts');

/** The inline script that checks HTML and script addresses in the browser. It is the same in all pages, so it needs one hash. */
export function policyTag(baseUrl: string): HtmlTagObject {
  const {code} = transformSync(readFileSync(SOURCE, 'utf8'), {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2022',
  });
  return {
    tagName: 'script',
    attributes: {'data-base-url': baseUrl},
    innerHTML: code.trim(),
  };
}
