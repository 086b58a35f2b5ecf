import type {ReactNode} from 'react';
import clsx from 'clsx';
import {isNumeric} from '../../run/columnOf';
import type {ColumnType} from '../../run/types';
import Differs from './Differs';

/** Props of the head of a column. */
export type ColumnHeadProps = {
  readonly name: string;
  readonly type: ColumnType;
  readonly role?: string | undefined;
  /** Whether its type or role differs from the example; default false. */
  readonly isChanged?: boolean | undefined;
};

/** Class of cells whose texts are set flush right, as numbers are. */
export function alignment(type: ColumnType): string | undefined {
  return isNumeric(type) ? 'operator-trial-number' : undefined;
}

/** The head of a column: its name, type, and role. */
export default function ColumnHead(props: ColumnHeadProps): ReactNode {
  const {name, type, role, isChanged = false} = props;
  return (
    <th
      scope="col"
      className={clsx(alignment(type), isChanged && 'operator-trial-changed')}
    >
      {name}{' '}
      <span className="operator-trial-type">
        {role === undefined ? type : `${type}, ${role}`}
      </span>
      {isChanged && <Differs />}
    </th>
  );
}
