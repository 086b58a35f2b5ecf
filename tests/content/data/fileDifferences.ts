import type {Difference} from '../checks/operatorFacts';

/** Readers whose class has another file parameter than the facts say: doc id, and its name. */
const FILE_PARAMETERS: readonly Difference[] = [
  ['read_dasylab', 'filename'],
  ['read_sas', 'sas_file'],
  ['read_spss', 'filename'],
  ['read_stata', 'filename'],
].flatMap(([page, name]) =>
  ['parameters', 'data_file.type', `${name}.type`].map((field) => ({
    id: `operators/data_access/files/read/${page}`,
    field,
    reason: `The public code of the older reader calls the file parameter ${name}.`,
  })),
);

/** The quote character of Read Sparse, which the facts leave out. */
const QUOTES_CHARACTER: readonly Difference[] = [
  'parameters',
  'quotes_character.type',
  'quotes_character.default',
  'quotes_character.advanced',
  'quotes_character.only_when',
].map((field) => ({
  id: 'operators/data_access/files/read/read_sparse',
  field,
  reason:
    'The public code of the older reader has this parameter after `use_quotes`.',
}));

/** Pages on readers and writers of files that differ from the facts. */
export const FILES: readonly Difference[] = [
  ...FILE_PARAMETERS,
  ...QUOTES_CHARACTER,
  {
    id: 'operators/data_access/files/write/write_access',
    field: 'outputs',
    reason:
      'The public code of the older writer never fills the port `file`, and the newer class does not have it.',
  },
  ...['inputs', 'outputs'].map((field) => ({
    id: 'operators/data_access/files/write/write_excel',
    field,
    reason:
      'The public code removes the number from the first pair of ports, for old workflows.',
  })),
];
