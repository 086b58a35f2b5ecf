/** Operators that lead from what an inner process receives to what it must deliver. */
const BRIDGES = [
  {
    from: ['model', 'data'],
    to: 'Performance vector',
    lines: (model, data, sink) => [
      'Apply Model',
      'Performance (Classification)',
      `${model} -> Apply Model.model`,
      `${data} -> Apply Model.unlabelled data`,
      'Apply Model.labelled data -> Performance (Classification).labelled data',
      `Performance (Classification).performance -> ${sink}`,
    ],
  },
  {
    from: ['model', 'data'],
    to: 'Data table',
    lines: (model, data, sink) => [
      'Apply Model',
      `${model} -> Apply Model.model`,
      `${data} -> Apply Model.unlabelled data`,
      `Apply Model.labelled data -> ${sink}`,
    ],
  },
  {
    from: ['data'],
    to: 'model',
    lines: (data, sink) => [
      'k-NN',
      `${data} -> k-NN.training set`,
      `k-NN.model -> ${sink}`,
    ],
  },
  {
    from: ['data'],
    to: 'Performance vector',
    lines: (data, sink) => [
      'Cross Validation',
      `${data} -> Cross Validation.example set`,
      `Cross Validation.performance -> ${sink}`,
    ],
  },
  {
    from: ['data'],
    to: 'Attribute weights',
    lines: (data, sink) => [
      'Weight by Correlation',
      `${data} -> Weight by Correlation.example set`,
      `Weight by Correlation.weights -> ${sink}`,
    ],
  },
];

const indented = (lines) => lines.map((line) => `  ${line}`);

/** Lines that join the ports of an inner process, as far as that can be told. */
function innerLines({sources, sinks}, familyOf) {
  const sink = sinks.find(({optional}) => !optional) ?? sinks[0];
  if (!sink) {
    return [];
  }
  const source = (family) =>
    sources.find(({type}) => familyOf(type) === family)?.name;
  const bridge = BRIDGES.find(
    ({from, to}) =>
      from.every(source) && [sink.type, familyOf(sink.type)].includes(to),
  );
  if (bridge) {
    return bridge.lines(...bridge.from.map(source), sink.name);
  }
  const same = sources.find(
    ({type}) => type === sink.type || familyOf(sink.type) === 'any',
  );
  return same ? [`${same.name} -> ${sink.name}`] : [];
}

function inputLines({inputs}, name, familyOf) {
  const needed = inputs.filter(({optional}) => !optional);
  const used = needed.length > 0 ? needed : inputs.slice(0, 1);
  const tables = used.filter(({type}) => familyOf(type) === 'data');
  let count = 0;
  return used.map((port) => {
    const isTable = port === tables[0];
    count += Number(!isTable);
    const from = isTable
      ? 'Retrieve'
      : count === 1
        ? 'input'
        : `input ${count}`;
    return {isTable, line: `${from} -> ${name}.${port.name}`};
  });
}

/**
 * A drawing of the operator in a workflow, its inner processes filled as far as
 * their ports tell: a start for the writer.
 *
 * @param {object} page `title` and `id` of the page.
 * @param {object} record
 * @param {object} portTypes Port types by name, with their families.
 */
export function processSkeleton({title, id}, record, portTypes) {
  const familyOf = (type) => portTypes[type]?.family ?? 'any';
  const inputs = inputLines(record, title, familyOf);
  const [output] = record.outputs;
  const inner = record.subprocesses.flatMap((process) => [
    `${process.name} {`,
    ...indented(innerLines(process, familyOf)),
    '}',
  ]);
  const declared = `${title}: ${id}`;
  return [
    `\`\`\`process title="${title} in a workflow"`,
    ...(inputs.some(({isTable}) => isTable) ? ['Retrieve'] : []),
    ...(inner.length > 0
      ? [`${declared} {`, ...indented(inner), '}']
      : [declared]),
    '',
    ...inputs.map(({line}) => line),
    ...(output ? [`${title}.${output.name} -> result`] : []),
    '```',
  ].join('\n');
}
