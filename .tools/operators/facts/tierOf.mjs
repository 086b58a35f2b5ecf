/** Operators that a folder of tier A has besides learners: they take apart, join, or convert what these make. */
const BESIDE_LEARNERS =
  /\/((un)?group_models|update_model|create_formula|extract_prototypes|flatten_clustering|\w+_2_\w+|\w+_to_\w+|map_\w+|apply_\w+|unify_\w+|\w+_applier|\w+_performance_evaluator|data_to_weights|weight_by_user_specification|random_clustering|clone_parameters|set_parameters)$/;

/** Learners, weightings, searches, and decompositions, by folder. */
const LEARNERS =
  /^(modeling\/(predictive|segmentation|feature_weights|associations|optimization|time_series\/(decomposition|forecasting|validation))|cleansing\/dimensionality_reduction|extensions\/Deep_Learning\/modeling)\//;

const LEARNS = new Set(['learner', 'meta learner', 'clustering', 'validation']);

/** Operators that run inner processes again and again, by folder. */
const REPEATS =
  /^(validation|utility\/process_control\/loops|modeling\/time_series\/(validation|windowing))\/|(^|\/)(process_document\w*|\w*loop_\w+|impute_missing_values)$/;

/** Many alike, of which a family page tells the most. */
const ALIKE =
  /^extensions\/(Deep_Learning\/layers|Text_Processing\/stemming|Image_Handling\/transform)\/|\/(stem\w*|filter_stopwords?\w*)$/;

/** Operators that pass something on: they have little to tell where nothing can be set. */
const TOOLS =
  /^(utility|data_access|extensions\/(Text_Processing|Streaming))\//;

/** Operators of a closed extension that has no public page: little is known of how they work. */
const CLOSED =
  /^scoring\/(cost_sensitive|explain|model_simulator|prescriptive)/;

/** What reaches for other systems, or changes one kind of object to another. */
const CONNECTORS =
  /^(data_access\/(applications|cloud_storage|database|nosql)|extensions\/(Converters|Kafka_Connector|opcua_connector|Sensor_Link|Parquet|Custom_Operators|Streaming))\//;

/**
 * How much there is to say of an operator: the tier of its page, from its
 * folder and from how much the facts know.
 */
export function tierOf(fact) {
  const {id, parameters = [], subprocesses = [], capabilities} = fact;
  const path = id.replace(/^operators\//, '');
  const hasInner = subprocesses.length > 0;
  const isUnknown = fact.source === 'none' || fact.confidence === 'low';
  if (fact.deprecated_since || /(^|\/)deprecated\//.test(path)) {
    return 'E';
  }
  const isSmall = parameters.length === 0 && !hasInner && !isUnknown;
  if (ALIKE.test(path) || (isSmall && TOOLS.test(path))) {
    return 'D';
  }
  if (isUnknown || CONNECTORS.test(path) || CLOSED.test(path)) {
    return 'C';
  }
  if (
    path === 'scoring/apply_model' ||
    LEARNS.has(capabilities?.kind) ||
    (LEARNERS.test(path) && !BESIDE_LEARNERS.test(path)) ||
    (hasInner && REPEATS.test(path))
  ) {
    return 'A';
  }
  return fact.source === 'knowledge' ? 'C' : 'B';
}
