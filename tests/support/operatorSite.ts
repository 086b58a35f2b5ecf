import {cpSync} from 'node:fs';
import path from 'node:path';
import {copyFixture, editSite, ROOT} from './sites';
import type {Edits} from './sites';

const FIXTURES = path.join(ROOT, 'tests', 'fixtures');
const PAGES = path.join(FIXTURES, 'operators');
const LOCALES = path.join(FIXTURES, 'operatorLocales');

const SETUP = `const operators = operatorPages(__dirname, {
  kinds: {evaluation: 'Judges results'},
});

/**`;

const DOCS =
  'sidebarItemsGenerator: operators.sidebarItemsGenerator, beforeDefaultRemarkPlugins: [operators.remarkPlugin]';

const ONE_LANGUAGE_AND_VERSION: readonly (readonly [string, string])[] = [
  ["versions: {current: {label: 'Next'}}", 'onlyIncludeVersions: ["current"]'],
  ["locales: ['en', 'de']", "locales: ['en']"],
];

/** The configuration of the fixture site with operators. */
function withOperators(
  config: string,
  changes: readonly (readonly [string, string])[],
): string {
  return [
    ['/**', SETUP],
    ['docs: {', `docs: {${DOCS}, `],
    [
      "onBrokenLinks: 'throw'",
      "onBrokenLinks: 'throw', onDuplicateRoutes: 'throw', markdown: {parseFrontMatter: operators.parseFrontMatter}",
    ],
    ['plugins: [', 'plugins: [operators.plugin, '],
    ...changes,
  ].reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) {
      throw new Error(`The fixture no longer holds ${from}`);
    }
    return text.replace(from, to);
  }, `import {operatorPages} from '../../../plugins/operator-pages/config';\n${config}`);
}

function copySite(
  name: string,
  edits: Edits,
  changes: readonly (readonly [string, string])[],
  overlays: readonly (readonly [from: string, to: string])[],
): string {
  const siteDir = copyFixture(name, {
    'docusaurus.config.ts': (config) => withOperators(config, changes),
  });
  for (const [from, to] of overlays) {
    cpSync(from, path.join(siteDir, to), {recursive: true});
  }
  editSite(siteDir, edits);
  return siteDir;
}

const OPERATORS = [PAGES, 'docs/operators'] as const;

/** Copies the fixture site with the fixture operators, changed, and returns the folder of the copy: one language, one version. */
export function copyOperatorSite(name: string, edits: Edits = {}): string {
  return copySite(name, edits, ONE_LANGUAGE_AND_VERSION, [OPERATORS]);
}

/** As `copyOperatorSite`, in two languages and two versions. */
export function copyLocalizedOperatorSite(
  name: string,
  edits: Edits = {},
): string {
  return copySite(name, edits, [], [OPERATORS, [LOCALES, '.']]);
}
