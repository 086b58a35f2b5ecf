import type {Run} from '../../../_shared/types';

/** Split Document into Collection: the pieces of a text between the places of the split string. */
export const run: Run = ({document = []}, settings) => {
  const text = String(document[0]?.values[0] ?? '');
  const separator = String(settings.split_string);
  return {
    'example set': [
      {name: 'text', type: 'nominal', values: text.split(separator)},
    ],
  };
};
