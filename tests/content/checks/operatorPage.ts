import type {RootContent} from 'mdast';
import type {OperatorRecord} from '../../../plugins/operator-pages/record/fields';
import {portsOf} from '../../../plugins/operator-pages/record/parseRecord';
import {textsOf} from '../../../plugins/operator-pages/record/texts';
import type {TextForm} from '../../../plugins/operator-pages/record/texts';
import {textOf} from '../support/prose';
import type {Page, Problem} from '../support/page';
import {emptyTexts} from './emptyTexts';
import {openSelections} from './openSelections';
import {tierProblems} from './operatorTier';

function bodyOf({tree}: Page): RootContent[] {
  return tree.children.filter(({type}) => type !== 'yaml');
}

/**
 * Checks that the page starts with the bold name of its operator, because
 * search results and previews show this sentence.
 */
function openingProblems(page: Page): string[] {
  const [first] = bodyOf(page);
  const [name] = first?.type === 'paragraph' ? first.children : [];
  return name?.type === 'strong' && textOf(name) === page.frontMatter.title
    ? []
    : [
        `must open with a paragraph that begins with "**${String(page.frontMatter.title)}**"`,
      ];
}

/**
 * Checks the slug of a page. A file with the name of its folder needs one,
 * because otherwise it would get the address of the folder.
 */
function addressProblems({file, frontMatter}: Page): string[] {
  const route = file.replace(/^docs/, '').replace(/\.mdx$/, '');
  const [name, folder] = route.split('/').reverse();
  const slug = name === folder ? route : undefined;
  return frontMatter.slug === slug
    ? []
    : [slug ? `must have the slug ${slug}` : 'must have no slug'];
}

/** Lists ports and parameters without a description. */
function untold(record: OperatorRecord): string[] {
  return [
    ...portsOf(record).map(([list, port]) => ({place: list, ...port})),
    ...record.parameters.map((one) => ({place: 'parameters', ...one})),
  ]
    .filter(({about}) => about === undefined)
    .map(
      ({place, name}) =>
        `${place} "${name}" has no text: say what it is for in \`about\``,
    );
}

/** Tests of the form of a text, and advice for texts that fail. */
const FORMS: Readonly<
  Record<TextForm, {isRight: (text: string) => boolean; advice: string}>
> = {
  sentences: {
    isRight: (text) => /^[\p{Lu}`\d[*].*\.$/su.test(text),
    advice: 'write whole sentences that end in a full stop',
  },
  phrases: {
    isRight: (text) =>
      text === '' ||
      /^[^\p{Lu}].*\.$/su.test(text) ||
      /^\p{Lu}\p{Lu}/u.test(text),
    advice: 'it follows a colon, so begin in lower case and end in a full stop',
  },
};

function recordProblems(record: OperatorRecord): string[] {
  return [
    ...untold(record),
    ...emptyTexts(record),
    ...openSelections(record),
    ...textsOf(record)
      .filter(({form, text}) => !FORMS[form].isRight(text))
      .map(({form, place}) => `${place}: ${FORMS[form].advice}`),
  ];
}

/**
 * Checks the page of an operator: its opening, sections, example, and the texts
 * of its record.
 */
export function checkOperatorPage(
  page: Page,
  record: OperatorRecord,
): Problem[] {
  return [
    ...openingProblems(page),
    ...addressProblems(page),
    ...tierProblems(page, record),
    ...(record.source === undefined
      ? ['operator.source is required: say where its facts come from']
      : []),
    ...recordProblems(record),
  ].map((message) => ({file: page.file, message}));
}

/**
 * Joins all texts of a record, one on each line, so that they can be checked
 * like the page's text.
 */
export function recordTexts(record: OperatorRecord): string {
  return textsOf(record)
    .map(({text}) => text)
    .filter(Boolean)
    .join('\n\n');
}
