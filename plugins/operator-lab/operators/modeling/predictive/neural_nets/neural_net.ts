import {isNominal} from '../../../_shared/tables/chosenColumns';
import {onlyKnown, onlyNumeric} from '../../../_shared/numbers/components';
import {
  pointsOf,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {javaRandom} from '../../../_shared/numbers/javaRandom';
import {newPoints} from '../../../_shared/kernels/marginRows';
import type {Matrix} from '../../../_shared/numbers/matrix';
import {
  forward,
  learnRow,
  newNet,
} from '../../../_shared/networks/multilayerNet';
import type {Net} from '../../../_shared/networks/multilayerNet';
import {withPredictions} from '../../../_shared/models/prediction';
import type {Prediction} from '../../../_shared/models/prediction';
import {shuffled} from '../../../_shared/tables/randomRows';
import {columnWithRole, labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/** The middle of a column's range, and half of its width. */
type Scaling = {readonly middle: number; readonly half: number};

function scalingOf(values: readonly number[]): Scaling {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return {middle: (high + low) / 2, half: (high - low) / 2};
}

/** Scales a value to -1 to 1. A missing value becomes 0. */
function scaled(value: number, {middle, half}: Scaling): number {
  return Number.isNaN(value) ? 0 : (value - middle) / (half || 1);
}

/**
 * Sizes of the hidden layers, by default one layer. A size that is not positive
 * becomes half the number of columns and classes, plus 1.
 */
export function layerSizes(
  settings: Settings,
  columns: number,
  classes: number,
): number[] {
  const usual = Math.round((columns + classes) / 2) + 1;
  const list = (settings.hidden_layers ?? []) as readonly (readonly [
    string,
    string,
  ])[];
  const sizes = list.map(([, size]) => Number(size));
  return (sizes.length ? sizes : [0]).map((size) => (size > 0 ? size : usual));
}

/** Target values of the output nodes, for each row. */
function targetsOf(label: Column, range: Scaling): Matrix {
  const classes = knownValues(label);
  return label.values.map((value) =>
    isNominal(label)
      ? classes.map((one) => Number(one === value))
      : [range.half === 0 ? 0 : (Number(value) - range.middle) / range.half],
  );
}

/**
 * Trains the network and returns the mean squared error of each cycle. Stops
 * when the error is below `error_epsilon`.
 */
function errorsOf(
  net: Net,
  inputs: Matrix,
  targets: Matrix,
  weights: readonly number[],
  order: readonly number[],
  settings: Settings,
): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rate = Number(settings.learning_rate ?? 0.01);
  const errors: number[] = [];
  for (
    let cycle = 0;
    cycle < Number(settings.training_cycles ?? 200);
    cycle++
  ) {
    const step = settings.decay === true ? rate / (cycle + 1) : rate;
    const sum = order.reduce((before, row) => {
      const weight = Number(weights[row]);
      const misses = learnRow(
        net,
        inputs[row] ?? [],
        targets[row] ?? [],
        step * weight,
        Number(settings.momentum ?? 0.9),
      );
      const squares = misses.reduce((all, miss) => all + miss * miss, 0);
      return before + (squares / misses.length) * weight;
    }, 0);
    const error = sum / total;
    if (!Number.isFinite(error)) {
      throw new OperatorError('The error of a cycle is not a finite number.');
    }
    errors.push(error);
    if (error < Number(settings.error_epsilon ?? 1e-4)) {
      break;
    }
  }
  return errors;
}

function predictionOf(
  label: Column,
  outputs: readonly number[],
  {middle, half}: Scaling,
): Prediction {
  if (!isNominal(label)) {
    return {value: Number(outputs[0]) * half + middle};
  }
  const total = outputs.reduce((sum, value) => sum + value, 0);
  const place = outputs.indexOf(Math.max(...outputs));
  return {
    value: knownValues(label)[place] ?? null,
    confidences: outputs.map((value) => value / total),
  };
}

function weightsTable(net: Net): Table {
  const rows = net.layers.flatMap((layer, at) =>
    layer.flatMap(({weights}, place) =>
      weights.map((weight, input) => ({
        layer: at + 1,
        node: place + 1,
        input,
        weight,
      })),
    ),
  );
  return (['layer', 'node', 'input', 'weight'] as const).map((name) => ({
    name,
    type: name === 'weight' ? 'real' : 'integer',
    values: rows.map((row) => row[name]),
  }));
}

/**
 * Neural Net with a local random seed. `errors` has the error of each cycle,
 * `model` the weights (input 0 is the bias), and `applied` the predictions for
 * `new data`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const label = labelOf(training);
  onlyNumeric(training);
  const columns = regularColumns(training);
  onlyKnown(columns);
  const points = pointsOf(columns, rowCount(training));
  const scalings = columns.map((_, at) =>
    settings.normalize === false
      ? {middle: 0, half: 1}
      : scalingOf(points.map((point) => Number(point[at]))),
  );
  const scale = (rows: Matrix) =>
    rows.map((row) =>
      row.map((value, at) => scaled(value, scalings[at] as Scaling)),
    );
  const isClass = isNominal(label);
  if (!isClass) {
    onlyKnown([label]);
  }
  const range = isClass
    ? {middle: 0, half: 1}
    : scalingOf(label.values.map(Number));
  const outputs = isClass ? knownValues(label).length : 1;
  const random = javaRandom(Number(settings.local_random_seed ?? 1992));
  const net = newNet(
    columns.length,
    layerSizes(settings, columns.length, outputs),
    outputs,
    isClass,
    random,
  );
  const weight = columnWithRole(training, 'weight');
  const errors = errorsOf(
    net,
    scale(points),
    targetsOf(label, range),
    points.map((_, row) => (weight ? Number(weight.values[row]) : 1)),
    settings.shuffle === false
      ? points.map((_, row) => row)
      : shuffled([...points.keys()], random),
    settings,
  );
  const probes = scale(
    newPoints(
      data,
      columns.map(({name}) => name),
    ),
  );
  return {
    model: weightsTable(net),
    errors: [{name: 'error', type: 'real', values: errors}],
    exampleSet: training,
    applied: withPredictions(
      data,
      label,
      probes.map((probe) =>
        predictionOf(label, forward(net, probe).at(-1) ?? [], range),
      ),
    ),
  };
};
