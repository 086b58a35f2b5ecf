import type {OperatorView} from '../../views/views';
import {code, drawn, element, joinLists, text} from '../nodes';
import type {Child} from '../nodes';
import {badge} from '../sections/badges';
import {filled, phrase} from '../words';
import type {Words} from '../words';
import {operatorDrawing} from './operatorDrawing';

function caption(
  {kind, key, extension, since, source = ''}: OperatorView['record'],
  words: Words,
): Child[] {
  const line = words[`source.${source}`];
  return joinLists(
    badge('kind', text(words[`kind.${kind}`] ?? kind)),
    key && badge('key', ...phrase(words.key, {key: [code(key)]})),
    extension && badge('extension', text(filled(words.extension, {extension}))),
    since && badge('since', text(filled(words.since, {version: since}))),
    line && [element('p', {className: ['operator-source']}, [text(line)])],
  );
}

/** The drawing of an operator, with what it is and where its facts come from. */
export function operatorFigure(view: OperatorView, words: Words): Child[] {
  const {title, record, portTypes: types} = view;
  const {properties, children} = operatorDrawing(title, record, {types, words});
  return [
    element('figure', {className: ['operator-figure']}, [
      element('div', {className: ['operator-scroll']}, [
        drawn('svg', properties, children),
      ]),
      element('figcaption', {dataSearch: 'skip'}, caption(record, words)),
    ]),
  ];
}
