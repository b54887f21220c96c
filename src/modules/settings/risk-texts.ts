import type { AccessRisk, Action } from '../../domain/permissions';
import type { TextKey } from '../../kit';

interface RiskTexts {
  readonly title: TextKey;
  readonly text: TextKey;
  readonly icon: string;
}

/** The words for each kind of finding; the title says what is found, the text why it matters. */
export const RISK_TEXTS: Readonly<Record<AccessRisk['kind'], RiskTexts>> = {
  public_writes: { title: 'access_public_writes', text: 'access_public_writes_text', icon: 'public' },
  public_reads_users: { title: 'access_public_users', text: 'access_public_users_text', icon: 'public' },
  changes_access: { title: 'access_changes', text: 'access_changes_text', icon: 'admin_panel_settings' },
  reads_tokens: { title: 'access_tokens', text: 'access_tokens_text', icon: 'vpn_key' },
  empty_rule: { title: 'access_empty_rule', text: 'access_empty_rule_text', icon: 'rule' },
  nothing_readable: { title: 'access_nothing', text: 'access_nothing_text', icon: 'visibility_off' },
  administrators_without_tfa: { title: 'access_no_tfa', text: 'access_no_tfa_text', icon: 'phonelink_lock' },
};

export const ACTION_TEXTS: Readonly<Record<Action, TextKey>> = {
  create: 'access_action_create',
  read: 'access_action_read',
  update: 'access_action_update',
  delete: 'access_action_delete',
};
