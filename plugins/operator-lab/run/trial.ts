import type {ControlKind} from '../../shared/record/parameterTypes';
import type {Settings, Tables} from './types';

/**
 * Required values by parameter: all entries of any map must match, each with
 * any of its values.
 */
export type TrialCondition = readonly Readonly<
  Record<string, readonly (string | number | boolean)[]>
>[];

type TrialOption = {readonly value: string; readonly meaning: string};

/** A parameter that readers can change. */
export type TrialParameter = {
  readonly name: string;
  /** Display name. */
  readonly label: string;
  readonly control: ControlKind;
  readonly about?: string;
  /** Possible values. In a list, the values of each line's second column. */
  readonly options?: readonly TrialOption[];
  /** Inclusive bounds of a number. Absent if it has none. */
  readonly min?: number;
  readonly max?: number;
  /** True if a number must be an integer. Default: false. */
  readonly whole?: boolean;
  readonly columns?: readonly [string, string];
  /**
   * True if a text, or the first column of a list, contains column names of the
   * input. Default: false.
   */
  readonly namesColumns?: boolean;
  /** Condition in plain text, if a map cannot express it. */
  readonly whenText?: string;
  /** Condition under which the parameter has an effect. Absent: always. */
  readonly when?: TrialCondition;
};

/**
 * Initial data of a live example. Its panel also needs the code that computes.
 */
export type Trial = {
  readonly parameters: readonly TrialParameter[];
  /**
   * Initial settings of all parameters: the settings of the example, or else
   * defaults. Also contains settings that are not parameters.
   */
  readonly settings: Settings;
  /** Tables of the example by input port. */
  readonly inputs: Tables;
  /** Output port whose table is shown. */
  readonly output: string;
  /** Descriptions of inputs without a port, by name. */
  readonly given: Readonly<Record<string, string>>;
  /** Description of the output, if it is not a port. */
  readonly shows?: string;
};
