/**
 * Dimensions of the data between two layers: rows, columns, and maps for
 * images; steps and values for series; or a number of values.
 */
export type Shape = readonly number[];

type Grid = {
  readonly kernel: readonly [rows: number, columns: number];
  readonly stride: readonly [rows: number, columns: number];
  readonly padding: 'Same' | 'Truncated';
};

/** The parameters of a layer that determine its shape and its weights. */
export type LayerPlan =
  | {readonly kind: 'dense' | 'lstm' | 'recurrent'; readonly neurons: number}
  | (Grid & {readonly kind: 'convolution'; readonly maps: number})
  | (Grid & {readonly kind: 'pooling'})
  | {
      readonly kind:
        'global pooling' | 'batch normalization' | 'activation' | 'dropout';
    };

/** Output shape of a layer, and its number of weights and biases. */
export type LayerFacts = {readonly shape: Shape; readonly weights: number};

/** Returns the number of kernel positions along one side. */
export function placesOf(
  length: number,
  kernel: number,
  stride: number,
  padding: Grid['padding'],
): number {
  return padding === 'Same'
    ? Math.ceil(length / stride)
    : Math.floor((length - kernel) / stride) + 1;
}

const valuesOf = (shape: Shape) => shape.reduce((one, other) => one * other, 1);

function gridOf(shape: Shape, {kernel, stride, padding}: Grid): number[] {
  return [0, 1].map((side) =>
    placesOf(
      Number(shape[side]),
      Number(kernel[side]),
      Number(stride[side]),
      padding,
    ),
  );
}

/**
 * Returns the output shape and the number of weights of a layer.
 * @param shape Input shape.
 */
export function layerFacts(shape: Shape, layer: LayerPlan): LayerFacts {
  const width = Number(shape.at(-1));
  switch (layer.kind) {
    case 'dense':
      return {
        shape: [layer.neurons],
        weights: (valuesOf(shape) + 1) * layer.neurons,
      };
    case 'convolution': {
      const [rows, columns] = layer.kernel;
      return {
        shape: [...gridOf(shape, layer), layer.maps],
        weights: (rows * columns * width + 1) * layer.maps,
      };
    }
    case 'pooling':
      return {shape: [...gridOf(shape, layer), width], weights: 0};
    case 'global pooling':
      return {shape: [width], weights: 0};
    case 'lstm':
    case 'recurrent': {
      const gates = layer.kind === 'lstm' ? 4 : 1;
      return {
        shape: [Number(shape[0]), layer.neurons],
        weights: gates * (width + layer.neurons + 1) * layer.neurons,
      };
    }
    case 'batch normalization':
      return {shape, weights: 2 * width};
    case 'activation':
    case 'dropout':
      return {shape, weights: 0};
  }
}

/**
 * Returns the facts of consecutive layers.
 * @param data Shape of the input data.
 */
export function networkFacts(
  data: Shape,
  layers: readonly LayerPlan[],
): readonly LayerFacts[] {
  let shape = data;
  return layers.map((layer) => {
    const facts = layerFacts(shape, layer);
    shape = facts.shape;
    return facts;
  });
}
