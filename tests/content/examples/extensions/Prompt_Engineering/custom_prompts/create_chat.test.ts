import {expect, it} from 'vitest';
import {column, exampleTables} from '@support/exampleTables';

const [messages, , chat] = exampleTables(import.meta);

it('keeps texts and order, and translates the speakers', () => {
  const kinds: Readonly<Record<string, string>> = {
    rules: 'system',
    customer: 'user',
    assistant: 'ai',
  };
  expect(column(chat, 'Text')).toEqual(column(messages, 'message'));
  expect(column(chat, 'Kind')).toEqual(
    column(messages, 'speaker').map((speaker) => kinds[speaker]),
  );
});
