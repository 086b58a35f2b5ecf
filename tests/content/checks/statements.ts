import Joi from 'joi';
import {SKIP, visit} from 'unist-util-visit';
import type {OperatorRecord} from '../../../plugins/operator-pages/record/fields';
import type {Parameter} from '../../../plugins/shared/record/parameter';
import type {Page, Problem} from '../support/page';

/** An operator that a guide mentions. */
export type NamedRecord = {
  readonly title: string;
  readonly record: OperatorRecord;
};

/** Finds an operator by the file of its page. */
type FindRecord = (file: string) => NamedRecord | undefined;

/**
 * A sentence of a guide about an operator, and the parts of the operator's
 * record that confirm it.
 */
export type Statement = {
  /** File of the guide. */
  readonly page: string;
  /** Words that the guide must contain. */
  readonly says: string;
  /** File of the operator's page. */
  readonly operator: string;
  /** A topic of its behavior, and the verdict. */
  readonly behavior?: Readonly<Record<string, string>>;
  /** Parameters with their defaults. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Parameters that must be advanced. */
  readonly advanced?: readonly string[];
};

const file = Joi.string().pattern(/^docs\/.+\.mdx$/, 'file of a page');

/** Schema of the list of statements. */
export const STATEMENTS = Joi.array().items(
  Joi.object({
    page: file.required(),
    says: Joi.string().required(),
    operator: file.required(),
    behavior: Joi.object().pattern(Joi.string(), Joi.string()),
    defaults: Joi.object(),
    advanced: Joi.array().items(Joi.string()),
  }).or('behavior', 'defaults', 'advanced'),
);

const spelled = ({name}: Parameter) => name.replaceAll('_', ' ');

const find = (record: OperatorRecord, name: string) =>
  record.parameters.find((parameter) => spelled(parameter) === name);

/** Finds claims of a statement that the record of its operator does not confirm. */
export function checkStatement(
  {page, says, operator, ...claims}: Statement,
  textOfFile: (file: string) => string | undefined,
  recordAt: FindRecord,
): Problem[] {
  const named = recordAt(operator);
  if (!named) {
    return [{file: page, message: `there is no operator ${operator}`}];
  }
  const {title, record} = named;
  const messages = [
    ...(textOfFile(page)?.includes(says)
      ? []
      : [`no longer says "${says}"; change its entry in guideStatements.yml`]),
    ...Object.entries(claims.behavior ?? {})
      .filter(
        ([topic, verdict]) =>
          !record.behavior.some(
            (row) => row.topic === topic && row.verdict === verdict,
          ),
      )
      .map(
        ([topic, verdict]) =>
          `"${says}" is not what ${title} does: it has no row "${topic}: ${verdict}"`,
      ),
    ...Object.entries(claims.defaults ?? {})
      .filter(([name, value]) => find(record, name)?.default !== value)
      .map(
        ([name]) =>
          `the default of "${name}" in ${title} is ${String(find(record, name)?.default)}`,
      ),
    ...(claims.advanced ?? [])
      .filter((name) => !find(record, name)?.advanced)
      .map((name) => `"${name}" of ${title} is not an advanced parameter`),
  ];
  return messages.map((message) => ({file: page, message}));
}

/**
 * A parameter that a guide sets. The value is absent if it is not in inline
 * code.
 */
type Setting = {
  readonly name: string;
  readonly value?: string | undefined;
  readonly line?: number | undefined;
};

const VALUE = /`([^`]+)`(?: of [^`.]+)? to `([^`]+)`/g;
const NAMES = [
  /\b[Ss]ets? `([^`]+)`/g,
  /\b[Tt]urn(?:s|ed)? (?:on|off) `([^`]+)`/g,
  /\b[Tt]urn(?:s|ed)? `([^`]+)` (?:on|off)\b/g,
  /\bas (?:its|the) `([^`]+)`/g,
];

/**
 * Returns the source text of a page's paragraphs and cells, with their lines.
 */
function blocksOf({tree, text}: Page) {
  const blocks: {text: string; line: number | undefined}[] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') {
      return undefined;
    }
    const {start, end} = node.position ?? {};
    blocks.push({
      text: text.slice(start?.offset, end?.offset),
      line: start?.line,
    });
    return SKIP;
  });
  return blocks;
}

/** Returns the parameters that a guide sets, in order. */
function settingsOf(page: Page): Setting[] {
  return blocksOf(page).flatMap(({text, line}) => {
    const withValue = /\b[Ss]ets? `/.test(text)
      ? [...text.matchAll(VALUE)].map(([, name = '', value]) => ({name, value}))
      : [];
    const names = NAMES.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, name = '']) => ({name})),
    ).filter(({name}) => !withValue.some((one) => one.name === name));
    return [...withValue, ...names].map((setting) => ({...setting, line}));
  });
}

/**
 * Returns the names in inline code from all lines of a guide that mention
 * variables.
 */
export function variablesOf({text}: Page): Set<string> {
  return new Set(
    text
      .split('\n')
      .filter((line) => /\bvariables?\b/i.test(line))
      .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)])
      .map(([, name = '']) => name),
  );
}

/** Parameters of operators without a page. */
const UNRECORDED = new Set(['SQL dialect']);

/** Finds parameters and values that none of a guide's operators has. */
export function checkSettings(
  page: Page,
  operators: readonly NamedRecord[],
): Problem[] {
  const variables = variablesOf(page);
  return settingsOf(page).flatMap(({name, value, line}): Problem[] => {
    const found = operators.flatMap(({record}) => find(record, name) ?? []);
    if (found.length === 0) {
      return variables.has(name) || UNRECORDED.has(name)
        ? []
        : [
            {
              file: page.file,
              line,
              message: `no operator that this page links has a parameter "${name}"`,
            },
          ];
    }
    const fits = found.some(
      ({type, options}) =>
        type !== 'selection' ||
        !options ||
        value === undefined ||
        Object.hasOwn(options, value) ||
        Object.values(options).includes(value),
    );
    return fits
      ? []
      : [
          {
            file: page.file,
            line,
            message: `"${value}" is not an option of "${name}"`,
          },
        ];
  });
}
