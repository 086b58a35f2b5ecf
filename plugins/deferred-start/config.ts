import path from 'node:path';
import {inlineScript} from '../shared/inlineScript';
import {validateOptions} from './options';
import type {Options} from './options';
import {pageTemplate} from './server/pageTemplate';

/**
 * The `ssrTemplate` of a Docusaurus configuration, with which pages start with
 * the first gesture of a reader. It is undefined, which gives the template of
 * Docusaurus, if the option `enabled` is off and in the dev server.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function deferredStart(options: Options = {}): string | undefined {
  const {enabled, ...settings} = validateOptions(options);
  if (!enabled || process.env.NODE_ENV !== 'production') {
    return undefined;
  }
  const starter = inlineScript(path.join(__dirname, 'client/index.ts'));
  return pageTemplate(starter, settings);
}
