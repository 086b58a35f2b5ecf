import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Says that a cell is marked, for those who do not see the mark. */
export default function Differs(): ReactNode {
  return (
    <span className="operator-trial-spoken">
      {translate({
        id: 'theme.OperatorTrial.changedCell',
        message: ' (differs from the example)',
      })}
    </span>
  );
}
