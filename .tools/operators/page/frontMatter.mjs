import {Document} from 'yaml';

/** Comments that stand for what is to be written there. */
const DESCRIPTION = ' description: One sentence of 50 to 160 characters.';
const ABOUT = ' about:';

/** Lists of a record whose entries need a text, as paths. */
function textPlaces({operator}) {
  const places = (list, path) => list.map((item, at) => [item, [...path, at]]);
  return [
    ...places(operator.inputs, ['operator', 'inputs']),
    ...places(operator.outputs, ['operator', 'outputs']),
    ...(operator.subprocesses ?? []).flatMap(({sources, sinks}, at) => [
      ...places(sources, ['operator', 'subprocesses', at, 'sources']),
      ...places(sinks, ['operator', 'subprocesses', at, 'sinks']),
    ]),
    ...places(operator.parameters, ['operator', 'parameters']),
  ].filter(([item]) => !('use' in item) && !item.about);
}

const pairOf = (map, name) => map.items.find(({key}) => key.value === name);

/** A line of a comment that YAML cannot take for the end of the front matter. */
const line = (text) => ` ${text.replaceAll('\n', ' ')}`;

/** Short lists of plain values stand on one line. */
function inOneLine(document, path) {
  const list = document.getIn(path, true);
  if (list) {
    list.flow = true;
  }
}

/**
 * Front matter of a new page. Comments stand where a text is to be written,
 * and above `behavior` what there is to write from.
 *
 * @param {object} fields The front matter, without the texts to write.
 * @param {readonly string[]} notes Facts that the record does not hold.
 * @param {ReadonlyMap<string, readonly string[]>} byParameter Notes on parameters.
 */
export function frontMatterText(fields, notes, byParameter) {
  const document = new Document(fields);
  const pairAfterTitle = document.contents.items[1];
  pairAfterTitle.key.commentBefore = DESCRIPTION;
  for (const [{name}, path] of textPlaces(fields)) {
    const own = path[1] === 'parameters' ? (byParameter.get(name) ?? []) : [];
    document.getIn(path, true).comment = [...own.map(line), ABOUT].join('\n');
  }
  if (notes.length > 0) {
    pairOf(document.get('operator'), 'behavior').key.commentBefore = [
      ' Facts to write from:',
      ...notes.map((note) => line(`- ${note}`)),
    ].join('\n');
  }
  inOneLine(document, ['keywords']);
  inOneLine(document, ['operator', 'unrecorded']);
  return document.toString({lineWidth: 0, flowCollectionPadding: false});
}
