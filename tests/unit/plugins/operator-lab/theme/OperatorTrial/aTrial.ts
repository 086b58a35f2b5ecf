import type {Trial} from '../../../../../../plugins/operator-lab/run/trial';

/** A live example with a parameter of each kind and two columns. */
export const TRIAL: Trial = {
  parameters: [
    {
      name: 'mode',
      label: 'mode',
      control: 'choice',
      options: [
        {value: 'double', meaning: ''},
        {value: 'add', meaning: ''},
      ],
    },
    {
      name: 'amount',
      label: 'amount',
      control: 'number',
      min: 1,
      max: 9,
      whole: true,
      when: [{mode: ['add'], hidden: [true]}],
    },
    {name: 'flag', label: 'flag', control: 'switch'},
    {name: 'word', label: 'word', control: 'text'},
    {
      name: 'lines',
      label: 'lines',
      control: 'list',
      columns: ['attribute', 'mode'],
      namesColumns: true,
    },
  ],
  settings: {mode: 'double', amount: 2, flag: false, hidden: true},
  inputs: {
    in: [
      {name: 'x', type: 'integer', values: [1, null]},
      {name: 'name', type: 'nominal', values: ['a', 'b']},
    ],
  },
  output: 'out',
  given: {},
};
