import { useEffect } from 'react';
import { type InterfaceProps, useStream, useSubscription, useText, useViewModel } from '../../kit';
import { Switch } from '../../ui';
import { SetupDialog } from './setup-dialog';
import classes from './system-mfa-setup.module.css';
import { isEnabled, systemMfaSetupViewModel } from './system-mfa-setup.view-model';

/**
 * Turns two-factor authentication of one's own account on and off, by requests of its own: it needs no permission to
 * update the user, so `readonly` does not matter, and it emits no value.
 */
export const SystemMfaSetupInterface = ({ value, item$, onServerChange }: InterfaceProps) => {
  const { t } = useText();
  const view = useViewModel(systemMfaSetupViewModel, item$);
  const { setup } = view;
  const denied = useStream(view.denied$);
  const enabled = isEnabled(value);
  useEffect(() => setup.setEnabled(enabled), [setup, enabled]);
  useSubscription(setup.changes$, () => onServerChange?.());
  return (
    <div className={classes['setting']}>
      <Switch checked={enabled} disabledReason={denied === false ? null : t(denied)} onChange={() => setup.toggle()} />
      <span>{t(enabled ? 'two_factor_on' : 'two_factor_off')}</span>
      <SetupDialog view={view} />
    </div>
  );
};
