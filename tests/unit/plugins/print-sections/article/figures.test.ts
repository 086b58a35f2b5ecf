import {describe, expect, it} from 'vitest';
import {parse} from '../../../../../plugins/print-sections/article/dom';
import {numberFigures} from '../../../../../plugins/print-sections/article/figures';
import {textsOf} from '../../../../../plugins/print-sections/shared/texts';

describe('figures', () => {
  it('are numbered from a number on, in the language of the site', () => {
    const $ = parse(
      '<figure><figcaption>A</figcaption></figure><figure class="x"><figcaption>B</figcaption></figure><figure><figcaption>C</figcaption></figure>',
    );
    const text = textsOf({'print.figure': 'Abbildung {number}.'});
    expect(numberFigures($, 'figure:not(.x) > figcaption', 7, text)).toBe(9);
    expect(
      $('figcaption')
        .get()
        .map((one) => $(one).text()),
    ).toEqual(['Abbildung 7. A', 'B', 'Abbildung 8. C']);
  });
});
