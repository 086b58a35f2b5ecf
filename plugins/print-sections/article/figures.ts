import type {Text} from '../shared/texts';
import type {Dom} from './dom';

/**
 * Numbers the captions of an article.
 * @param first Number of its first figure.
 * @returns The number that follows the last one.
 */
export function numberFigures(
  $: Dom,
  captions: string,
  first: number,
  text: Text,
): number {
  const found = $(captions);
  found.each((at, caption) => {
    const number = $('<span class="print-figure"></span>').text(
      text('print.figure', {number: first + at}),
    );
    $(caption).prepend(number, ' ');
  });
  return first + found.length;
}
