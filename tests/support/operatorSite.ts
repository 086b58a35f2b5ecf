import {cpSync} from 'node:fs';
import path from 'node:path';
import {copyFixture, editSite, ROOT} from './sites';
import type {Edits} from './sites';

const FIXTURES = path.join(ROOT, 'tests', 'fixtures');
const PAGES = path.join(FIXTURES, 'operators');

const SETUP = `const operators = operatorPages(__dirname, {
  kinds: {evaluation: 'Judges results'},
});

/**`;

const DOCS =
  'sidebarItemsGenerator: operators.sidebarItemsGenerator, beforeDefaultRemarkPlugins: [operators.remarkPlugin]';

/** Replacements in the configuration of the fixture site: old and new text. */
const CHANGES: readonly (readonly [string, string])[] = [
  ["versions: {current: {label: 'Next'}}", 'onlyIncludeVersions: ["current"]'],
  ["locales: ['en', 'de']", "locales: ['en']"],
];

/** Adds operators to the configuration of the fixture site. */
function withOperators(config: string): string {
  return [
    ['/**', SETUP],
    ['docs: {', `docs: {${DOCS}, `],
    [
      "onBrokenLinks: 'throw'",
      "onBrokenLinks: 'throw', onDuplicateRoutes: 'throw', markdown: {parseFrontMatter: operators.parseFrontMatter}",
    ],
    ['plugins: [', 'plugins: [operators.plugin, '],
    ...CHANGES,
  ].reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) {
      throw new Error(`The fixture no longer holds ${from}`);
    }
    return text.replace(from, to);
  }, `import {operatorPages} from '../../../plugins/operator-pages/config';\n${config}`);
}

/**
 * Copies the fixture site with one language, one version, and the fixture
 * operators. Applies edits, and returns the folder of the copy.
 */
export function copyOperatorSite(name: string, edits: Edits = {}): string {
  const siteDir = copyFixture(name, {'docusaurus.config.ts': withOperators});
  cpSync(PAGES, path.join(siteDir, 'docs/operators'), {recursive: true});
  editSite(siteDir, edits);
  return siteDir;
}
