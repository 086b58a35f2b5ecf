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
  const source = (family) =>
    sources.find(({type}) => familyOf(type) === family)?.name;
  const bridges = BRIDGES.flatMap(({from, to, lines}) =>
    from.every(source)
      ? sinks
          .filter(({type}) => [type, familyOf(type)].includes(to))
          .map((sink) => lines(...from.map(source), sink.name))
      : [],
  );
  const straight = sinks.flatMap((sink) =>
    sources
      .filter(({type}) => type === sink.type || familyOf(sink.type) === 'any')
      .map(({name}) => [`${name} -> ${sink.name}`]),
  );
  return [...bridges, ...straight][0] ?? [];
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

/** Lines that apply the model that the operator has learned. */
function appliedLines(name, {outputs: [output]}) {
  return [
    `${name}.${output.name} -> Apply Model.model`,
    'New data -> Apply Model.unlabelled data',
    'Apply Model.labelled data -> result',
  ];
}

function operatorLines({title, id}, {subprocesses}, familyOf) {
  const inner = subprocesses.flatMap((process) => [
    `${process.name} {`,
    ...indented(innerLines(process, familyOf)),
    '}',
  ]);
  const declared = `${title}: ${id}`;
  return inner.length > 0
    ? [`${declared} {`, ...indented(inner), '}']
    : [declared];
}

/**
 * A drawing of the operator in a workflow, its inner processes filled as far as
 * their ports tell: a start for the writer.
 *
 * @param {object} page `title`, `id`, and `kind` of the page.
 * @param {object} record
 * @param {object} portTypes Port types by name, with their families.
 */
export function processSkeleton(page, record, portTypes) {
  const {title, kind} = page;
  const familyOf = (type) => portTypes[type]?.family ?? 'any';
  const inputs = inputLines(record, title, familyOf);
  const [output] = record.outputs;
  const hasModel = kind === 'learner' && familyOf(output?.type) === 'model';
  return [
    `\`\`\`process title="${title} in a workflow"`,
    ...(inputs.some(({isTable}) => isTable) ? ['Retrieve'] : []),
    ...(hasModel ? ['New data: Retrieve', 'Apply Model'] : []),
    ...operatorLines(page, record, familyOf),
    '',
    ...inputs.map(({line}) => line),
    ...(hasModel ? appliedLines(title, record) : []),
    ...(output && !hasModel ? [`${title}.${output.name} -> result`] : []),
    '```',
  ].join('\n');
}
