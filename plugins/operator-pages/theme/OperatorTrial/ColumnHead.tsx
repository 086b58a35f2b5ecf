import type {ReactNode} from 'react';
import {isNumeric} from '../../run/columnOf';
import type {ColumnType} from '../../run/types';

/** Props of the head of a column. */
export type ColumnHeadProps = {
  readonly name: string;
  readonly type: ColumnType;
  readonly role?: string | undefined;
};

/** Class of cells whose texts are set flush right, as numbers are. */
export function alignment(type: ColumnType): string | undefined {
  return isNumeric(type) ? 'operator-trial-number' : undefined;
}

/** The head of a column: its name, type, and role. */
export default function ColumnHead(props: ColumnHeadProps): ReactNode {
  const {name, type, role} = props;
  return (
    <th scope="col" className={alignment(type)}>
      {name}{' '}
      <span className="operator-trial-type">
        {role === undefined ? type : `${type}, ${role}`}
      </span>
    </th>
  );
}
