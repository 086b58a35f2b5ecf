import type {RootContent} from 'mdast';
import type {OperatorRecord} from '../../../plugins/operator-pages/record/types';
import {textOf} from '../support/prose';
import type {Page, Problem} from '../support/page';
import {tierProblems} from './operatorTier';

type Text = readonly [field: string, text: string | undefined];

function bodyOf({tree}: Page): RootContent[] {
  return tree.children.filter(({type}) => type !== 'yaml');
}

/** The page opens with the bold name of its operator: search and previews show this sentence. */
function openingProblems(page: Page): string[] {
  const [first] = bodyOf(page);
  const [name] = first?.type === 'paragraph' ? first.children : [];
  return name?.type === 'strong' && textOf(name) === page.frontMatter.title
    ? []
    : [
        `must open with a paragraph that begins with "**${String(page.frontMatter.title)}**"`,
      ];
}

/** A file with the name of its folder would stand at the address of the folder. */
function addressProblems({file, frontMatter}: Page): string[] {
  const route = file.replace(/^docs/, '').replace(/\.mdx$/, '');
  const [name, folder] = route.split('/').reverse();
  const slug = name === folder ? route : undefined;
  return frontMatter.slug === slug
    ? []
    : [slug ? `must have the slug ${slug}` : 'must have no slug'];
}

/** Texts that say what a port or a parameter is. */
function sentencesOf(record: OperatorRecord): Text[] {
  const {inputs, outputs, subprocesses, parameters, behavior, changes} = record;
  return [
    ...inputs.map(({name, about}): Text => [`input "${name}"`, about]),
    ...outputs.map(({name, about}): Text => [`output "${name}"`, about]),
    ...subprocesses.flatMap(({name: process, sources, sinks}) =>
      [...sources, ...sinks].map(({name, about}): Text => [
        `"${name}" of "${process}"`,
        about,
      ]),
    ),
    ...parameters.map(({name, about}): Text => [`parameter "${name}"`, about]),
    ...behavior
      .filter(({note}) => note !== undefined)
      .map(({topic, note}): Text => [`behavior "${topic}"`, note]),
    ...changes.map(({until, about}): Text => [`change "${until}"`, about]),
    ...record.capability_notes.map((note): Text => ['capability note', note]),
    ...(record.shows === undefined
      ? []
      : [['shows', record.shows] satisfies Text]),
  ];
}

/** Phrases that follow a colon. */
function phrasesOf({parameters, related}: OperatorRecord): Text[] {
  return [
    ...parameters.flatMap(({name, options}) =>
      Object.entries(options ?? {})
        .filter(([, meaning]) => meaning !== '')
        .map(([option, meaning]): Text => [
          `option "${option}" of "${name}"`,
          meaning,
        ]),
    ),
    ...related
      .filter(({because}) => because !== undefined)
      .map(({id, because}): Text => [`related ${id}`, because]),
  ];
}

function recordProblems(record: OperatorRecord): string[] {
  const sentences = sentencesOf(record);
  return [
    ...sentences
      .filter(([, text]) => text === undefined)
      .map(
        ([field]) => `${field} has no text: say what it is for in \`about\``,
      ),
    ...sentences
      .filter(
        ([, text]) => text !== undefined && !/^[\p{Lu}`\d[*].*\.$/su.test(text),
      )
      .map(
        ([field]) => `${field}: write whole sentences that end in a full stop`,
      ),
    ...phrasesOf(record)
      .filter(
        ([, text]) =>
          !/^[^\p{Lu}].*\.$/su.test(text ?? '') &&
          !/^\p{Lu}\p{Lu}/u.test(text ?? ''),
      )
      .map(
        ([field]) =>
          `${field}: it follows a colon, so begin in lower case and end in a full stop`,
      ),
  ];
}

/** The page of an operator: its opening, its sections, its example, and the texts of its record. */
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

/** All texts of a record, one a line, to be checked like the text of the page. */
export function recordTexts(record: OperatorRecord): string {
  return [...sentencesOf(record), ...phrasesOf(record)]
    .map(([, text]) => text ?? '')
    .join('\n\n');
}
