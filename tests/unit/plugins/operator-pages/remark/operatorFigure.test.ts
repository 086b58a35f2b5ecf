import type {Element} from 'hast';
import {describe, expect, it} from 'vitest';
import {
  drawingText,
  operatorDrawing,
  operatorFigure,
} from '../../../../../plugins/operator-pages/remark/operatorFigure';
import {aRecord, VOCABULARY} from '../../../../support/operators';
import {aView} from '../../../../support/operatorView';

const TYPES = VOCABULARY.portTypes;

const record = aRecord({
  inputs: [{name: 'training set', type: 'Data table'}],
  outputs: [
    {name: 'a model with a very long name', type: 'Model', many: true},
    {name: 'other', type: 'Any object', optional: true},
  ],
  subprocesses: [
    {
      name: 'Training',
      sources: [{name: 'rows', type: 'Data table'}],
      sinks: [],
    },
  ],
});

function all(element: Element): Element[] {
  return [
    element,
    ...element.children.flatMap((child) =>
      child.type === 'element' ? all(child) : [],
    ),
  ];
}

describe('operatorDrawing', () => {
  it('has a text alternative with all ports and inner processes', () => {
    expect(drawingText('One', record)).toBe(
      'The operator One. Inputs: training set (Data table). Outputs: a model with a very long name (Model), other (Any object). Inner process Training receives: rows (Data table); delivers: none.',
    );
  });

  it('gives each family a shape of its own', () => {
    const shapes = all(operatorDrawing('One', record, TYPES))
      .filter(({properties}) =>
        String(properties.className).startsWith('operator-port '),
      )
      .map(({properties}) => [properties.className, properties.d]);
    expect(new Set(shapes.map(([, shape]) => shape)).size).toBe(3);
    expect(shapes.at(2)?.[0]).toContain('operator-port--optional');
  });

  it('keeps all texts within the drawing', () => {
    const drawing = operatorDrawing('One', record, TYPES);
    const [left = 0, , width = 0] = String(drawing.properties.viewBox)
      .split(' ')
      .map(Number);
    for (const {tagName, properties, children} of all(drawing)) {
      if (tagName === 'text') {
        const [text] = children;
        const length = text?.type === 'text' ? text.value.length * 6 : 0;
        const x = Number(properties.x);
        const start =
          properties.textAnchor === 'end'
            ? x - length
            : properties.textAnchor === 'middle'
              ? x - length / 2
              : x;
        expect(start).toBeGreaterThanOrEqual(left);
        expect(start + length).toBeLessThanOrEqual(left + width);
      }
    }
  });
});

describe('operatorFigure', () => {
  const link = '"url":"#try-it"';

  it('leads to the live example below the drawing, which copies do not have', () => {
    const example = {run: '@site/one', trial: {}};
    const figure = JSON.stringify(operatorFigure(aView({}, {example})));
    expect(figure).toContain('"value":"Try it on this page"');
    expect(figure).toContain(link);
    expect(figure).toContain('"dataMarkdownIgnore":""');
  });

  it('does not lead there on other pages', () => {
    expect(JSON.stringify(operatorFigure(aView()))).not.toContain(link);
  });
});
