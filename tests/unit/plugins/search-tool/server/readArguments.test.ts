import {describe, expect, it} from 'vitest';
import {readArguments} from '../../../../../plugins/search-tool/server/readArguments';

describe('readArguments', () => {
  it('is the one site that is named', () => {
    expect(readArguments(['./build'])).toBe('./build');
  });

  it('is nothing where help is asked for', () => {
    expect(readArguments(['--help'])).toBeUndefined();
    expect(readArguments(['-h', './build'])).toBeUndefined();
  });

  it.each([
    [
      [],
      'Name one site, by its address or the folder that it is built to; 0 are named.',
    ],
    [
      ['a', 'b'],
      'Name one site, by its address or the folder that it is built to; 2 are named.',
    ],
    [['--port', '1'], "Unknown option '--port'"],
  ])('rejects %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});
