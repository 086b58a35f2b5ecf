import type {Dom} from './dom';

/** Name of a heading of a level; HTML has six of them. */
export const headingName = (level: number): string => `h${Math.min(level, 6)}`;

/** Moves the headings of an article down, so that its title has the given level. */
export function shiftHeadings($: Dom, level: number): void {
  $('h1, h2, h3, h4, h5, h6').each((_, heading) => {
    const own = Number(heading.name.slice(1));
    heading.name = headingName(own + level - 1);
    $(heading).removeAttr('class');
  });
}

/** Gives the title of an article an id. */
export function nameTitle($: Dom, id: string): void {
  $('header > h1').first().attr('id', id);
}
