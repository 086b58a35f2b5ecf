import type {ControlKind} from '../../shared/record/parameter';
import type {Settings, Tables} from './types';

/** Values that parameters must have, any of several each: all entries of a map, of any map. */
export type TrialCondition = readonly Readonly<
  Record<string, readonly (string | number | boolean)[]>
>[];

type TrialOption = {readonly value: string; readonly meaning: string};

/** A parameter that readers can try. */
export type TrialParameter = {
  readonly name: string;
  /** Its name as readers see it. */
  readonly label: string;
  readonly control: ControlKind;
  readonly about?: string;
  /** Values to choose from; in a list, for the second column of each line. */
  readonly options?: readonly TrialOption[];
  /** Bounds of a number, included; absent: none. */
  readonly min?: number;
  readonly max?: number;
  /** Whether a number must be whole; default false. */
  readonly whole?: boolean;
  readonly columns?: readonly [string, string];
  /** Whether a text, or the first column of a list, names columns of the input; default false. */
  readonly namesColumns?: boolean;
  /** When it has an effect, in plain text, where no condition says it. */
  readonly whenText?: string;
  /** When it has an effect; absent: always. */
  readonly when?: TrialCondition;
};

/** What a live example starts with: all that its panel needs but the code that computes. */
export type Trial = {
  readonly parameters: readonly TrialParameter[];
  /** Settings of the whole record at the start: those of the example, else defaults; also those of the code alone. */
  readonly settings: Settings;
  /** Tables of the example by the port that they come in by. */
  readonly inputs: Tables;
  /** The port whose table is shown. */
  readonly output: string;
  /** What inputs are that have no port, by their names. */
  readonly given: Readonly<Record<string, string>>;
  /** What the output is, if it is not a port. */
  readonly shows?: string;
};
