import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Trial} from '../../run/trial';
import type {Settings} from '../../run/types';
import SettingField from './SettingField';

type Props = {
  readonly trial: Trial;
  readonly settings: Settings;
  /** Parameters whose conditions are met. */
  readonly names: readonly string[];
  /** Columns that can be selected. */
  readonly columns: Parameters<typeof SettingField>[0]['columns'];
  readonly onChange: () => void;
};

/** The settings that readers can change; nothing if there are none. */
export default function SettingFields({
  trial,
  settings,
  names,
  columns,
  onChange,
}: Props): ReactNode {
  return (
    trial.parameters.length > 0 && (
      <fieldset className="operator-trial-settings">
        <legend>
          <Translate id="theme.OperatorTrial.settings">Settings</Translate>
        </legend>
        {trial.parameters.map((parameter) => (
          <SettingField
            key={parameter.name}
            trial={trial}
            parameter={parameter}
            value={settings[parameter.name]}
            isInEffect={names.includes(parameter.name)}
            columns={columns}
            onChange={onChange}
          />
        ))}
      </fieldset>
    )
  );
}
