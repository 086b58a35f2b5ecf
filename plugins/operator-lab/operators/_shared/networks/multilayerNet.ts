import type {Random} from '../numbers/javaRandom';
import {dot} from '../numbers/matrix';
import type {Matrix} from '../numbers/matrix';

/**
 * A trainable node: its weights, bias first, and the last change of each
 * weight.
 */
export type NetNode = {readonly weights: number[]; readonly changes: number[]};

/** Layers of nodes, the output layer last. */
export type Net = {
  readonly layers: readonly (readonly NetNode[])[];
  /**
   * True if the output layer is a sigmoid (classes), or false if it is linear
   * (a number).
   */
  readonly isSigmoid: boolean;
};

function startWeight(random: Random): number {
  return random.nextDouble() * 0.1 - 0.05;
}

function newNode(random: Random): NetNode {
  return {weights: [startWeight(random)], changes: [0]};
}

function connect(node: NetNode, random: Random): void {
  node.weights.push(startWeight(random));
  node.changes.push(0);
}

/**
 * Creates a network with random start weights from -0.05 to 0.05. They are
 * drawn in the platform's order: outputs, hidden layers, inputs, connections to
 * the outputs.
 */
export function newNet(
  inputs: number,
  hidden: readonly number[],
  outputs: number,
  isSigmoid: boolean,
  random: Random,
): Net {
  const last = Array.from({length: outputs}, () => newNode(random));
  const layers: NetNode[][] = [];
  for (const size of hidden) {
    const before = layers.at(-1);
    const layer: NetNode[] = [];
    for (let at = 0; at < size; at++) {
      const node = newNode(random);
      layer.push(node);
      before?.forEach(() => connect(node, random));
    }
    layers.push(layer);
  }
  for (let at = 0; at < inputs; at++) {
    layers[0]?.forEach((node) => connect(node, random));
  }
  layers.at(-1)?.forEach(() => last.forEach((node) => connect(node, random)));
  return {layers: [...layers, last], isSigmoid};
}

function sigmoid(sum: number): number {
  if (sum < -45) {
    return 0;
  }
  return sum > 45 ? 1 : 1 / (1 + Math.exp(-sum));
}

function sumOf({weights}: NetNode, inputs: readonly number[]): number {
  return inputs.reduce(
    (sum, value, at) => sum + value * Number(weights[at + 1]),
    Number(weights[0]),
  );
}

/**
 * Returns the values of all layers for a row, inputs first and outputs last.
 */
export function forward(net: Net, inputs: readonly number[]): Matrix {
  const values: (readonly number[])[] = [inputs];
  net.layers.forEach((layer, at) => {
    const isLinear = at === net.layers.length - 1 && !net.isSigmoid;
    const before = values.at(-1) ?? [];
    values.push(
      layer.map((node) => {
        const sum = sumOf(node, before);
        return isLinear ? sum : sigmoid(sum);
      }),
    );
  });
  return values;
}

/**
 * Updates the weights for one row with backpropagation. Returns the error of
 * each output before the update.
 */
export function learnRow(
  net: Net,
  inputs: readonly number[],
  targets: readonly number[],
  rate: number,
  momentum: number,
): readonly number[] {
  const values = forward(net, inputs);
  const misses = (values.at(-1) ?? []).map(
    (value, at) => Number(targets[at]) - value,
  );
  const slope = (value: number) => value * (1 - value);
  let errors = misses.map((miss, at) =>
    net.isSigmoid ? miss * slope(Number(values.at(-1)?.[at])) : miss,
  );
  const errorsOf: (readonly number[])[] = [errors];
  for (let at = net.layers.length - 1; at > 0; at--) {
    const layer = net.layers[at] ?? [];
    const above = errors;
    errors = (values[at] ?? []).map(
      (value, place) =>
        dot(
          above,
          layer.map(({weights}) => Number(weights[place + 1])),
        ) * slope(value),
    );
    errorsOf.unshift(errors);
  }
  net.layers.forEach((layer, at) => {
    layer.forEach(({weights, changes}, place) => {
      const delta = rate * Number(errorsOf[at]?.[place]);
      [1, ...(values[at] ?? [])].forEach((value, input) => {
        const change = delta * value + momentum * Number(changes[input]);
        weights[input] = Number(weights[input]) + change;
        changes[input] = change;
      });
    });
  });
  return misses;
}
