import {
  chosenColumns,
  isNominal,
} from '../../../../_shared/tables/chosenColumns';
import type {Run} from '../../../../_shared/types';

const GROUPS = ['BFPV', 'CGJKQSXZ', 'DT', 'L', 'MN', 'R'];
const LENGTH = 4;

const digitOf = (letter: string): string => {
  const group = GROUPS.findIndex((letters) => letters.includes(letter));
  return group < 0 ? '' : String(group + 1);
};

/** American Soundex: the first letter, and digits for the next consonants. */
function soundex(name: string): string {
  const letters = [...name.toUpperCase()].filter((one) => /[A-Z]/.test(one));
  let [code = ''] = letters;
  let last = digitOf(code);
  for (const letter of letters.slice(1)) {
    const digit = digitOf(letter);
    if (digit !== last) {
      code += digit;
    }
    // Unlike vowels, H and W do not separate letters with the same digit.
    if (!'HW'.includes(letter)) {
      last = digit;
    }
  }
  return code.slice(0, LENGTH).padEnd(LENGTH, '0');
}

/**
 * Generate Phonetic Encodings: adds the Soundex code of each selected column.
 * With a single column, the code is named `code`.
 */
export const run: Run = ({exa: table = []}, settings) => {
  const chosen = chosenColumns(table, settings, isNominal);
  return {
    out: [
      ...table,
      ...chosen.map(({name, values}) => ({
        name: chosen.length > 1 ? `code of ${name}` : 'code',
        type: 'nominal' as const,
        values: values.map((value) =>
          value === null ? null : soundex(String(value)),
        ),
      })),
    ],
    ori: table,
  };
};
