import {spawnSync} from 'node:child_process';
import {parser as pythonParser} from '@lezer/python';
import {parse as parseJavaScript} from 'acorn';
import {visit} from 'unist-util-visit';
import {FIGURES} from '../../../plugins/figures/remark/drawFigure';
import {readDataBlock} from '../../../plugins/operator-lab/recipe/dataBlock';
import type {Page, Problem} from '../support/page';

/** Returns a message about invalid code, or undefined. */
type SyntaxCheck = (code: string) => string | undefined;

const LANGUAGES = new Set([
  ...Object.keys(FIGURES),
  'bash',
  'data',
  'http',
  'javascript',
  'json',
  'mermaid',
  'powershell',
  'process',
  'python',
  'sql',
  'text',
  'yaml',
]);

function messageOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const python: SyntaxCheck = (code) => {
  let offset: number | undefined;
  pythonParser.parse(code).iterate({
    enter: ({type, from}) => {
      if (type.isError) {
        offset ??= from;
      }
    },
  });
  return offset === undefined
    ? undefined
    : `syntax error in line ${code.slice(0, offset).split('\n').length}`;
};

const shell: SyntaxCheck = (code) => {
  const {status, stderr} = spawnSync('sh', ['-n'], {
    input: code,
    encoding: 'utf8',
  });
  return status === 0 ? undefined : stderr.trim();
};

/** Syntax checks of figure blocks, with the messages of the build. */
const figures = Object.entries(FIGURES).map(
  ([lang, read]): [string, SyntaxCheck] => [
    lang,
    (code) =>
      read(code)
        .problems?.map(({line, message}) => `line ${line}: ${message}`)
        .join('; '),
  ],
);

/** Syntax check of the rows of a table. Its title is not part of the code. */
const data: SyntaxCheck = (code) =>
  readDataBlock(code, 'title="Data"')
    .problems.map(({line, message}) => `line ${line}: ${message}`)
    .join('; ');

const SYNTAX: Readonly<Record<string, SyntaxCheck>> = {
  ...Object.fromEntries(figures),
  json: (code) => messageOf(() => JSON.parse(code)),
  javascript: (code) =>
    messageOf(() =>
      parseJavaScript(code, {ecmaVersion: 'latest', sourceType: 'module'}),
    ),
  data,
  python,
  bash: shell,
};

/** Checks that code blocks have a known language and valid code. */
export function checkFences({file, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', ({lang, value, position}) => {
    const line = position?.start.line;
    if (!lang || !LANGUAGES.has(lang)) {
      problems.push({
        file,
        line,
        message: `code block in ${lang ? `unknown language "${lang}"` : 'no language'}; use one of ${[...LANGUAGES].join(', ')}`,
      });
      return;
    }
    const wrong = SYNTAX[lang]?.(value);
    if (wrong) {
      problems.push({file, line, message: `${lang} does not parse: ${wrong}`});
    }
  });
  return problems;
}
