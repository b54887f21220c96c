import type { PolicyOverview } from '../../../domain/users';
import { useText } from '../../../kit';
import { StatusLabel } from '../../../ui';
import classes from './policies.module.css';

/** What a policy allows or asks for beside its permissions. */
export const PolicyFlags = ({ policy }: { readonly policy: PolicyOverview }) => {
  const { t } = useText();
  return (
    <span className={classes['flags']}>
      {policy.isPublic ? <StatusLabel tone="info">{t('policy_flag_public')}</StatusLabel> : null}
      {policy.admin_access ? <StatusLabel tone="warning">{t('policy_flag_admin')}</StatusLabel> : null}
      {policy.app_access ? <StatusLabel>{t('policy_flag_app')}</StatusLabel> : null}
      {policy.enforce_tfa ? <StatusLabel>{t('policy_flag_tfa')}</StatusLabel> : null}
      {policy.ip_access.length > 0 ? <StatusLabel>{t('policy_flag_ip')}</StatusLabel> : null}
    </span>
  );
};
