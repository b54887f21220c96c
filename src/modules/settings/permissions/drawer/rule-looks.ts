import { type OpenRule, RolesStore } from '../../../../application/access';
import { SchemaStore } from '../../../../application/data-model';
import { ACTIONS, type PermissionTab, permissionTabs } from '../../../../domain/permissions';
import { collectionName } from '../../../../domain/schema';
import { type TextKey, useService, useStream, useText } from '../../../../kit';

export const TAB_LOOKS = {
  permissions: { label: 'rule_tab_permissions', icon: 'filter_list' },
  fields: { label: 'rule_tab_fields', icon: 'view_list' },
  validation: { label: 'rule_tab_validation', icon: 'rule' },
  presets: { label: 'rule_tab_presets', icon: 'playlist_add_check' },
} as const satisfies Readonly<Record<PermissionTab, { readonly label: TextKey; readonly icon: string }>>;

/** An action of a later version of the platform has all tabs: nothing is known about it. */
export const tabsOf = (rule: OpenRule | null): readonly PermissionTab[] => {
  if (rule === null) return [];
  const action = ACTIONS.find((each) => each === rule.stored.action);
  return permissionTabs(action ?? 'update');
};

/** 'Role or policy → collection → action'; the first alone until the rule is read. */
export const useRuleTitle = (role: string | null, policy: string | null, rule: OpenRule | null): string => {
  const { t, locale } = useText();
  const roles = useStream(useService(RolesStore).roles$);
  const schema = useStream(useService(SchemaStore).schema$);
  const owner = role === null ? t('rule_public') : (policy ?? roles.find(({ id }) => id === role)?.name ?? role);
  if (rule === null) return owner;
  const { collection, action } = rule.stored;
  const known = schema.collections.get(collection);
  const standard = ACTIONS.find((each) => each === action);
  return t('rule_title', {
    role: owner,
    collection: known === undefined ? collection : collectionName(known, locale.code),
    action: standard === undefined ? action : t(`rule_action_${standard}`),
  });
};
