import {chartLegend, drawChart} from '../chart/draw';
import {readChart} from '../chart/read';
import type {Chart} from '../chart/read';
import {chartTable} from '../chart/table';
import {diagramParts} from '../diagram/draw';
import {layOutDiagram} from '../diagram/layout';
import {readDiagram} from '../diagram/read';
import type {Diagram} from '../diagram/read';
import type {Language} from '../drawing/language';
import {drawn} from '../../shared/drawing/nodes';
import type {Child} from '../../shared/drawing/nodes';
import {readMatrix} from '../matrix/read';
import {matrixTable} from '../matrix/table';
import type {Read} from '../read/readYaml';
import {figureNode} from './figure';
import type {FigureParts} from './figure';

/** A parsed figure. The ids in its drawing start with `id`. */
export type ReadFigure = {
  readonly title: string;
  readonly draw: (id: string, language: Language) => Promise<Child>;
};

/** Maximum width of a drawing that is legible in a text column, in px. */
const WIDEST = 880;

/** Sizes of a chart for wide and for narrow columns, in px. */
const CHART_SIZES = [
  {width: 620, height: 340},
  {width: 310, height: 290},
];

async function diagramFigure(diagram: Diagram): Promise<FigureParts> {
  const {direction, boxes} = diagram;
  const layouts = await Promise.all([
    layOutDiagram(diagram, direction),
    layOutDiagram(diagram, direction === 'right' ? 'down' : 'right'),
  ]);
  const [own, other] = layouts;
  const isOtherNarrower = other.width < 0.8 * own.width;
  const shown = isOtherNarrower ? layouts : [own];
  return {
    ...diagram,
    drawings: shown
      .filter(({width}) => !isOtherNarrower || width <= WIDEST)
      .map((layout) => ({...layout, parts: diagramParts(layout)})),
    hasLinks: boxes.some(({link}) => link),
    legend: [],
    table: [],
  };
}

async function chartFigure(
  chart: Chart,
  language: Language,
): Promise<FigureParts> {
  const drawings = CHART_SIZES.map(async (size) => {
    const {children} = await drawChart(chart, size, language.locale);
    return {...size, parts: [drawn('g', {textAnchor: 'middle'}, children)]};
  });
  return {
    ...chart,
    drawings: await Promise.all(drawings),
    hasLinks: false,
    legend: await chartLegend(chart),
    table: chartTable(chart, language),
  };
}

/** Creates a parser of figures that `draw` can render. */
function reader<Figure extends {readonly title: string}>(
  read: (source: string) => Read<Figure>,
  draw: (figure: Figure, id: string, language: Language) => Promise<Child>,
) {
  return (source: string): Read<ReadFigure> => {
    const {value, problems} = read(source);
    return problems
      ? {problems}
      : {
          value: {
            title: value.title,
            draw: (id, language) => draw(value, id, language),
          },
        };
  };
}

/** Parsers of fenced blocks, by the language of the block. */
export const FIGURES = {
  diagram: reader(readDiagram, async (diagram, id, {texts}) =>
    figureNode(await diagramFigure(diagram), id, texts),
  ),
  chart: reader(readChart, async (chart, id, language) =>
    figureNode(await chartFigure(chart, language), id, language.texts),
  ),
  matrix: reader(readMatrix, (matrix, id, language) =>
    Promise.resolve(
      drawn('div', {className: ['figure'], id}, [
        matrixTable(matrix, language),
      ]),
    ),
  ),
};
