import {expect, it} from 'vitest';
import {networkFacts} from '@lab/_shared/networks/layerShapes';
import {run} from '@lab/extensions/Deep_Learning/modeling/dl4j_autoencoder';
import type {Table} from '@lab/_shared/types';
import {exampleTables, numbers, picked, rounded} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [parts = [], pumps] = exampleTables(import.meta);
const INPUTS = ['temperature', 'pressure', 'flow'];

const rebuilt = (data: Table) =>
  run({network: asTable(parts), 'unlabelled data': data}, {})['labelled data'];
const found = rebuilt(asTable(pumps, {pump: 'id'}));

it('says how much larger the error of P4 is', () => {
  const errors = shownCells(found, 'error', 9).map(Number);
  expect(rounded(Number(errors[3]) / Number(errors[0]), 0)).toBe(34);
});

it('counts the weights of the network for images', () => {
  const [, layers = []] = exampleTables(import.meta, 'Description');
  const facts = networkFacts(
    [784],
    numbers(layers, 'Out').map((neurons) => ({kind: 'dense', neurons})),
  );
  expect(facts.map((layer) => layer.weights)).toEqual(
    numbers(layers, 'Weights'),
  );
  expect(facts.reduce((sum, layer) => sum + layer.weights, 0)).toBe(105392);
});

it('gives the biases of the outputs where the code is 0', () => {
  const still = asTable([{temperature: 0, pressure: 0, flow: 0}]);
  expect(picked(shownRows(rebuilt(still)), INPUTS)).toEqual([
    {temperature: 0, pressure: 0.05, flow: -0.05},
  ]);
});
