/** Kinds of operators by the folder or name of the page; the first that fits. */
const KINDS = [
  [/^data_access\/.*\/(write|update|add|delete|send)_/, 'output'],
  [/^data_access\/(store|write|delete|rename|move|copy)/, 'output'],
  [/^data_access\/(.*\/)?execute_/, 'tool'],
  [/^data_access\//, 'source'],
  [/^(blending|cleansing)\//, 'preparation'],
  [/(^|\/)(apply_|\w*_applier$)/, 'scoring'],
  [/^scoring\//, 'scoring'],
  [/^validation\//, 'evaluation'],
  [/(^|\/)(performance|cross_validation|\w*validation)(_|\/|$)/, 'evaluation'],
  [/^utility\/random_data_generation\//, 'source'],
  [/^utility\/(process_control|macros)\//, 'control'],
  [/(^|\/)(loop|branch|flow_control)(_|\/|$)/, 'control'],
  [/^modeling\/optimization\//, 'control'],
  [
    /^modeling\/time_series\/(transformation|windowing|decomposition|feature_extraction)/,
    'preparation',
  ],
  [/^modeling\/(correlations|similarities)\//, 'evaluation'],
  [/^modeling\//, 'learner'],
  [
    /^(extensions\/.*\/|utility\/.*\/|deprecated\/)?(read|get|retrieve|search|generate_data)_/,
    'source',
  ],
  [
    /^(extensions\/.*\/|utility\/.*\/|deprecated\/)?(write|send|store|publish)_/,
    'output',
  ],
  [
    /^extensions\/.*\/(stemming|filtering|tokenization|transformation|transformations|transform|blending|generation|text_processing|attribute_generation|extraction|Converters)\//,
    'preparation',
  ],
  [/^extensions\/Converters\//, 'preparation'],
  [/^extensions\/Anomaly_Detection\//, 'learner'],
  [/^extensions\/Deep_Learning\/modeling\//, 'learner'],
  [/^extensions\/Operator_Toolbox\/(models|outliers)\//, 'learner'],
];

/** Kinds by what the facts say of the capabilities. */
const BY_CAPABILITIES = {
  learner: 'learner',
  'meta learner': 'learner',
  clustering: 'learner',
  weighting: 'learner',
  validation: 'evaluation',
  performance: 'evaluation',
};

/**
 * What the operator does in a workflow: one of the kinds of the site, `tool`
 * where nothing says more.
 * @param {{id: string, capabilities?: {kind?: string}}} fact
 */
export function kindOf({id, capabilities}) {
  const path = id.replace(/^operators\//, '');
  return (
    BY_CAPABILITIES[capabilities?.kind] ??
    KINDS.find(([pattern]) => pattern.test(path))?.[1] ??
    'tool'
  );
}
