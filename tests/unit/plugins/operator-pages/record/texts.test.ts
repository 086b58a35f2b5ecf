import {describe, expect, it} from 'vitest';
import {
  mapTexts,
  textsOf,
} from '../../../../../plugins/operator-pages/record/texts';
import {aRecord} from '../../../../support/operators';

const PORT = {name: 'in', type: 'Model', about: 'A model.'};

const RECORD = aRecord({
  key: 'key',
  inputs: [PORT],
  subprocesses: [{name: 'Inner', runs: 'Once.', sources: [PORT]}],
  parameters: [
    {
      name: 'mode',
      type: 'selection',
      about: 'The mode.',
      default: 'a',
      options: {a: 'is fast.', b: ''},
    },
  ],
  capability_notes: ['Only in memory.'],
  behavior: [
    {topic: 'ties', verdict: 'first'},
    {topic: 'bounds', verdict: 'included', note: 'Both.'},
  ],
  deprecated: {note: 'It is slow.'},
  related: ['operators/one', {id: 'operators/two', because: 'is faster.'}],
});

describe('textsOf', () => {
  it('finds every text, with its place and form', () => {
    expect(
      textsOf(RECORD).map(({place, form, text}) => [place, form, text]),
    ).toEqual([
      ['inputs "in".about', 'sentences', 'A model.'],
      ['parameters "mode".about', 'sentences', 'The mode.'],
      ['parameters "mode".options.a', 'phrases', 'is fast.'],
      ['parameters "mode".options.b', 'phrases', ''],
      ['subprocesses "Inner".runs', 'sentences', 'Once.'],
      ['subprocesses "Inner".sources "in".about', 'sentences', 'A model.'],
      ['capability_notes[0]', 'sentences', 'Only in memory.'],
      ['behavior[1].note', 'sentences', 'Both.'],
      ['deprecated.note', 'sentences', 'It is slow.'],
      ['related "operators/two".because', 'phrases', 'is faster.'],
    ]);
  });
});

describe('mapTexts', () => {
  it('changes the texts and nothing else', () => {
    expect(mapTexts(RECORD, (text) => text)).toEqual(RECORD);
    const mapped = mapTexts(RECORD, (text) => text.toUpperCase());
    expect(mapped.inputs).toEqual([{...PORT, about: 'A MODEL.'}]);
    expect(mapped.parameters[0]).toMatchObject({
      default: 'a',
      options: {a: 'IS FAST.', b: ''},
    });
  });
});
