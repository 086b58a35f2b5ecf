import {complete} from '../../../_shared/tables/complete';
import {cellsOf} from '../../../_shared/tables/namedColumn';
import type {Run} from '../../../_shared/types';

const SMALLEST = 20;
const LARGEST = 80;

/**
 * Initial layer sizes of this number of networks: even steps on a logarithmic
 * scale, rounded down.
 */
export function startSizes(nets: number): number[] {
  const [low, high] = [Math.log(SMALLEST), Math.log(LARGEST)];
  return Array.from({length: nets}, (_, at) =>
    Math.floor(Math.exp(Math.fround(at / (nets - 1)) * (high - low) + low)),
  );
}

/**
 * Number of weights of a network with one hidden layer, including the biases.
 */
export function weightCount(
  inputs: number,
  size: number,
  outputs: number,
): number {
  return size * (inputs + 1) + outputs * (size + 1);
}

type Net = {
  readonly name: string;
  readonly size: number;
  readonly error: number;
};

/**
 * Sorts networks by their error between two positions, in place: a quicksort
 * with the middle element as the pivot.
 */
function sort(nets: Net[], low: number, high: number): void {
  const pivot = nets[(low + high) >>> 1]?.error ?? 0;
  let [left, right] = [low, high];
  const errorAt = (at: number) => nets[at]?.error ?? 0;
  while (left <= right) {
    while (left < high && errorAt(left) < pivot) {
      left++;
    }
    while (right > low && errorAt(right) > pivot) {
      right--;
    }
    if (left <= right) {
      [nets[left], nets[right]] = [nets[right] as Net, nets[left] as Net];
      left++;
      right--;
    }
  }
  if (low < right) {
    sort(nets, low, right);
  }
  if (left < high) {
    sort(nets, left, high);
  }
}

/**
 * Step of AutoMLP between two generations. `networks` has names, sizes, and
 * errors, and `next` the start of each position. If a size is drawn, it is
 * missing, and `drawn around` has the size that it is drawn around.
 */
export const run: Run = (inputs) => {
  const table = complete(inputs.networks);
  const values = (name: string) => cellsOf(table, name);
  const nets = values('network').map((name, at): Net => ({
    name: String(name),
    size: Number(values('size')[at]),
    error: Number(values('error')[at]),
  }));
  sort(nets, 0, nets.length - 1);
  const half = Math.floor(nets.length / 2);
  const places: {from: Net; isDrawn: boolean}[] = [];
  nets.forEach((one, at) => {
    // With three networks, the third one copies the new content of the second
    // position.
    const from = at < half ? one : (places[at - half]?.from ?? one);
    places.push({from, isDrawn: at >= half});
  });
  return {
    next: [
      {name: 'place', type: 'integer', values: nets.map((_, at) => at + 1)},
      {
        name: 'weights from',
        type: 'nominal',
        values: places.map(({from}) => from.name),
      },
      {
        name: 'size',
        type: 'integer',
        values: places.map(({from, isDrawn}) => (isDrawn ? null : from.size)),
      },
      {
        name: 'drawn around',
        type: 'integer',
        values: places.map(({from, isDrawn}) => (isDrawn ? from.size : null)),
      },
    ],
  };
};
