import {withComponents} from '../../_shared/numbers/components';
import {
  pointsOf,
  regularColumns,
  rowCount,
} from '../../_shared/tables/innerNumbers';
import {bestNode, placeOf, trainMap} from '../../_shared/networks/kohonenMap';
import type {Training} from '../../_shared/networks/kohonenMap';
import {OperatorError} from '../../_shared/types';
import type {Run, Settings, Table} from '../../_shared/types';

const MOST_NODES = 2 ** 31 - 1;

function trainingOf(settings: Settings): Training {
  const number = (name: string, otherwise: number) =>
    Number(settings[name] ?? otherwise);
  const training: Training = {
    dimensions: number('number_of_dimensions', 2),
    size: number('net_size', 10),
    rounds: number('training_rounds', 30),
    rate: [
      number('learning_rate_start', 0.8),
      number('learning_rate_end', 0.01),
    ],
    radius: [
      number('adaption_radius_start', 10),
      number('adaption_radius_end', 1),
    ],
  };
  const {dimensions, size, rate, radius} = training;
  if (size ** dimensions > MOST_NODES) {
    throw new OperatorError('The map has too many nodes.');
  }
  if (rate[0] < rate[1]) {
    throw new OperatorError(
      'The learning rate at the start is smaller than at the end.',
    );
  }
  if (radius[0] < radius[1]) {
    throw new OperatorError(
      'The adaption radius at the start is smaller than at the end.',
    );
  }
  return training;
}

/**
 * Self-Organizing Map: replaces the regular columns with positions on a trained
 * map.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], 'new data': newData} = inputs;
  const training = trainingOf(settings);
  const valuesOf = (target: Table) =>
    pointsOf(regularColumns(target), rowCount(target));
  const nodes = trainMap(valuesOf(table), training);
  const apply = (target: Table): Table =>
    withComponents(
      target,
      'SOM_',
      valuesOf(target).map((row) => placeOf(bestNode(row, nodes), training)),
      training.dimensions,
      0,
    );
  return {
    'example set output': apply(table),
    original: table,
    'preprocessing model': regularColumns(table).map(({name}, at) => ({
      name,
      type: 'real',
      values: nodes.map((node) => Number(node[at])),
    })),
    ...(newData && {applied: apply(newData)}),
  };
};
