import {describe, expect, it} from 'vitest';
import {readArguments} from '../../../../../plugins/agents/server/readArguments';

describe('readArguments', () => {
  it('is the one site that is named', () => {
    expect(readArguments(['./build'])).toEqual({place: './build'});
  });

  it('has a port for HTTP', () => {
    expect(readArguments(['--http', './build'])).toEqual({
      place: './build',
      port: 3333,
    });
    expect(readArguments(['--http', '--port=0', './build'])?.port).toBe(0);
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
    [['--sport', '1'], "Unknown option '--sport'"],
    [['--port', 'x', 'a'], 'x is not a port. Pass a number.'],
  ])('rejects %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});
