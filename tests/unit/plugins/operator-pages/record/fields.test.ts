import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {describe, expect, it} from 'vitest';
import {
  BEHAVIOR_TOPICS,
  VERDICTS,
} from '../../../../../plugins/operator-pages/record/behavior';
import {CAPABILITIES} from '../../../../../plugins/operator-pages/record/capabilities';
import {RECORD_FIELDS} from '../../../../../plugins/operator-pages/record/fields';
import {PARAMETER_FIELDS} from '../../../../../plugins/shared/record/parameter';
import {PARAMETER_TYPES} from '../../../../../plugins/shared/record/parameterTypes';
import {ROOT} from '../../../../support/sites';

const FILE = path.join(ROOT, 'plugins/operator-pages/FIELDS.md');

type Rows = readonly (readonly string[])[];

/** Renders a Markdown table. The first row has the column titles. */
function table([head = [], ...rows]: Rows): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const code = (value: string) => `\`${value}\``;

const fields = (rows: Readonly<Record<string, {readonly about: string}>>) =>
  table([
    ['Field', 'Content'],
    ...Object.entries(rows).map(([name, {about}]) => [code(name), about]),
  ]);

const DOCUMENT = `# Fields of a record

This file is generated from the schema: do not edit it. [RECORD.md](RECORD.md) describes how to write a record.

## Record

Unknown fields are errors.

${fields(RECORD_FIELDS)}

## Parameter

The build requires only \`name\` and \`type\`, and the content tests require \`about\`.

${fields(PARAMETER_FIELDS)}

Types: ${Object.keys(PARAMETER_TYPES).join(', ')}.

## Capabilities

${table([
  ['Capability', 'On the page'],
  ...Object.entries(CAPABILITIES).map(([name, {word}]) => [code(name), word]),
])}

## Behavior

Topics: ${BEHAVIOR_TOPICS.join(', ')}.

${table([
  ['Verdict', 'In a row without a note'],
  ...Object.entries(VERDICTS).map(([name, {sentence}]) => [
    code(name),
    sentence,
  ]),
])}
`;

describe('FIELDS.md', () => {
  it('is generated from the schema: `npm run test:unit -- fields -u` rewrites it', async () => {
    const options = await resolveConfig(FILE);
    await expect(
      await format(DOCUMENT, {...options, filepath: FILE}),
    ).toMatchFileSnapshot(FILE);
  });
});
