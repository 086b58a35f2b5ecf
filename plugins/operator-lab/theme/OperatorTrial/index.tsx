import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/OperatorTrial';
import {TRIAL_ANCHOR} from '../../../shared/liveExamples';
import OnDemand from '../OnDemand';

/** Button that loads and opens the live example of a page. */
export default function OperatorTrial({run, trial}: Props): ReactNode {
  useBrokenLinks().collectAnchor(TRIAL_ANCHOR);
  const load = async () => {
    const [{default: Panel}, code, start] = await Promise.all([
      import('./Panel'),
      run(),
      trial(),
    ]);
    return <Panel run={code.run} trial={start.default} />;
  };
  return (
    <OnDemand
      id={TRIAL_ANCHOR}
      label={
        <Translate id="theme.OperatorTrial.open">Try other settings</Translate>
      }
      load={load}
    />
  );
}
