import {complete} from '../../../_shared/tables/complete';
import {cellsOf} from '../../../_shared/tables/namedColumn';
import type {Run} from '../../../_shared/types';

const SMALLEST = 20;
const LARGEST = 80;

/** The sizes with which so many nets start: even steps on a logarithmic scale, cut to whole numbers. */
export function startSizes(nets: number): number[] {
  const [low, high] = [Math.log(SMALLEST), Math.log(LARGEST)];
  return Array.from({length: nets}, (_, at) =>
    Math.floor(Math.exp(Math.fround(at / (nets - 1)) * (high - low) + low)),
  );
}

/** How many weights a net with one hidden layer has, with the biases. */
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

/** Sorts the nets by their errors, between two places: quicksort from the middle. */
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
 * The step of AutoMLP between two generations: `networks` holds names, sizes, and
 * errors, and `next` what each place begins with; a size that is drawn is
 * missing, and the one it is drawn around stands beside it.
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
    // The third of three copies what has just been put into the second place.
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
