import type {SearchResult, SectionResult, TextPart} from '../../shared/answer';
import {element} from './element';
import type {PanelOption} from './options';
import {allResultsText} from './texts';
import type {SearchTexts} from './texts';
import styles from './styles.module.css';

/** Text with the words that match the query marked. */
function marked(parts: readonly TextPart[]): (Node | string)[] {
  return parts.map(({text, isMatch}) =>
    isMatch ? element('mark', '', text) : text,
  );
}

/** A page: title, kind, where it stands, and the text around the match. */
function result(
  {title, sectionTitle, kind, isDeprecated, breadcrumbs, excerpt}: SearchResult,
  texts: SearchTexts,
): HTMLElement {
  const head = element(
    'div',
    styles.head,
    element(
      'span',
      styles.title,
      ...marked(title),
      ...(sectionTitle ? [' › ', ...marked(sectionTitle)] : []),
    ),
    isDeprecated
      ? element('span', styles.warning, texts.deprecated)
      : undefined,
    element('span', styles.badge, texts.kinds[kind]),
  );
  const row = element(
    'div',
    styles.result,
    head,
    breadcrumbs.length > 0
      ? element('div', styles.trail, breadcrumbs.join(' › '))
      : undefined,
    excerpt.length > 0
      ? element('div', styles.excerpt, ...marked(excerpt))
      : undefined,
  );
  row.dataset.kind = 'result';
  return row;
}

/** A section of the page above it: heading and the start of the text around the match. */
function section({title, excerpt}: SectionResult): HTMLElement {
  return element(
    'div',
    styles.section,
    element('span', styles.sectionTitle, ...marked(title)),
    // Apart for those who copy or hear the row.
    ' ',
    ...marked(excerpt),
  );
}

/** What stands in one row of the panel. */
export function rowContent(
  option: PanelOption,
  texts: SearchTexts,
): HTMLElement {
  switch (option.kind) {
    case 'result':
      return result(option.result, texts);
    case 'section':
      return section(option.section);
    case 'recent':
      return element('div', styles.recent, option.query);
    case 'suggestion':
      return element('div', styles.suggestion, option.query);
    case 'clearRecents':
      return element('div', styles.action, texts.clearRecents);
    case 'all':
      return element('div', styles.action, allResultsText(option.total));
  }
}

/** What a row shows, as a text: two rows with the same look alike, though they may lead elsewhere. */
export function rowFace(option: PanelOption): string {
  switch (option.kind) {
    case 'result': {
      const {title, sectionTitle, kind, isDeprecated, breadcrumbs, excerpt} =
        option.result;
      return JSON.stringify([
        title,
        sectionTitle,
        kind,
        isDeprecated,
        breadcrumbs,
        excerpt,
      ]);
    }
    case 'section':
      return JSON.stringify([option.section.title, option.section.excerpt]);
    case 'all':
      return `${option.kind} ${option.total}`;
    default:
      return option.key;
  }
}
