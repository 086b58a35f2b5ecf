import {cpSync} from 'node:fs';
import path from 'node:path';
import {copyFixture, editSite, ROOT} from './sites';
import type {Edits} from './sites';

const PAGES = path.join(ROOT, 'tests', 'fixtures', 'operators');

const SETUP = `const operators = operatorPages(__dirname, {
  planned: 'operators/_planned.yml',
  kinds: {evaluation: 'Judges results'},
});

/**`;

/** The configuration of the fixture site with operators: one language, one version. */
function withOperators(config: string): string {
  return [
    ['/**', SETUP],
    [
      "docs: {versions: {current: {label: 'Next'}}}",
      'docs: {onlyIncludeVersions: ["current"], sidebarItemsGenerator: operators.sidebarItemsGenerator, beforeDefaultRemarkPlugins: [operators.remarkPlugin]}',
    ],
    ["locales: ['en', 'de']", "locales: ['en']"],
    [
      "onBrokenLinks: 'throw'",
      "onBrokenLinks: 'throw', onDuplicateRoutes: 'throw', markdown: {parseFrontMatter: operators.parseFrontMatter}",
    ],
    ['plugins: [', 'plugins: [operators.plugin, '],
  ].reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) {
      throw new Error(`The fixture no longer holds ${from}`);
    }
    return text.replace(from, to);
  }, `import {operatorPages} from '../../../plugins/operator-pages/config';\n${config}`);
}

/** Copies the fixture site with the fixture operators, changed, and returns the folder of the copy. */
export function copyOperatorSite(name: string, edits: Edits = {}): string {
  const siteDir = copyFixture(name, {'docusaurus.config.ts': withOperators});
  cpSync(PAGES, path.join(siteDir, 'docs', 'operators'), {recursive: true});
  editSite(siteDir, edits);
  return siteDir;
}
