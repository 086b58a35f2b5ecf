import type {Run} from '../../../_shared/types';

/**
 * Split Document into Collection: splits a text at each occurrence of the split
 * string.
 */
export const run: Run = ({document = []}, settings) => {
  const text = String(document[0]?.values[0] ?? '');
  const separator = String(settings.split_string);
  return {
    'example set': [
      {name: 'text', type: 'nominal', values: text.split(separator)},
    ],
  };
};
