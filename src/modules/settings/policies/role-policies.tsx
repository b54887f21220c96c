import type { RolePolicy } from '../../../application/access';
import { SchemaStore } from '../../../application/data-model';
import type { ItemEditing } from '../../../application/item-editing';
import { accessLevelOf, ACTIONS } from '../../../domain/permissions';
import { collectionName } from '../../../domain/schema';
import { textOrder, valueOf } from '../../../kernel';
import { itemPath, useNamespaces, useService, useStream, useText, useViewModel } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Icon, Skeleton, TextLink } from '../../../ui';
import { ACTION_TEXTS, LEVEL_TEXTS } from '../permissions';
import { ROLES } from '../role-paths';
import classes from './policies.module.css';
import { PolicyFlags } from './policy-flags';
import { policyName, POLICIES } from './policy-texts';
import { rolePolicySet } from './policy-view-models';

type Written = ItemEditing['written$'];

/** A wide table without controls is scrolled with the arrow keys. */
const SCROLLED_BY_KEYS = { role: 'group', tabIndex: 0 } as const;

/** What a policy permits, by collection and action; not to be changed here. */
const PolicyPermissions = ({ permissions }: Pick<RolePolicy, 'permissions'>) => {
  const { t, locale } = useText();
  const { collections } = useStream(useService(SchemaStore).schema$);
  const names = new Map(
    permissions.map(({ collection }) => {
      const known = collections.get(collection);
      return [collection, known === undefined ? collection : collectionName(known, locale.code)] as const;
    }),
  );
  const rows = [...names].toSorted(([, a], [, b]) => textOrder(locale.code)(a, b));
  return (
    <div className={classes['scroll']} aria-label={t('permissions')} {...SCROLLED_BY_KEYS}>
      <table className={classes['permissions']}>
        <thead>
          <tr>
            <th scope="col">{t('collection')}</th>
            {ACTIONS.map((action) => (
              <th key={action} scope="col">
                {t(ACTION_TEXTS[action])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([collection, name]) => (
            <tr key={collection}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {ACTIONS.map((action) => {
                const rule = permissions.find((each) => each.collection === collection && each.action === action);
                return <td key={action}>{t(LEVEL_TEXTS[accessLevelOf(rule ?? null)])}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const PolicySection = ({ role, entry }: { readonly role: string; readonly entry: RolePolicy }) => {
  const { t } = useText();
  const { policy, from, permissions } = entry;
  const name = policyName(policy, t);
  return (
    <article className={classes['policy']} aria-label={name}>
      <div className={classes['head']}>
        <Icon name={policy.icon ?? 'badge'} />
        <TextLink href={itemPath(POLICIES, policy.id)}>
          <bdi>{name}</bdi>
        </TextLink>
        <PolicyFlags policy={policy} />
      </div>
      {from.id === role ? null : (
        <p className={classes['text']}>
          {t('policy_inherited')} <TextLink href={itemPath(ROLES, from.id)}>{from.name}</TextLink>
        </p>
      )}
      {policy.admin_access ? (
        <p className={classes['text']}>{t('role_admin_title')}</p>
      ) : permissions.length === 0 ? (
        <p className={classes['text']}>{t('policy_no_permissions')}</p>
      ) : (
        <PolicyPermissions permissions={permissions} />
      )}
    </article>
  );
};

interface RolePoliciesProps {
  readonly role: string;
  /** Emits when the role was written. */
  readonly written$: Written;
}

/** The policies that a role and its parents have, with what each permits. */
export const RolePolicies = ({ role, written$ }: RolePoliciesProps) => {
  useNamespaces(['permissions', 'settings']);
  const { t } = useText();
  const view = useViewModel(rolePolicySet, role, written$);
  const data = useStream(view.data$);
  const policies = valueOf(data);
  return (
    <section className={classes['section']} aria-labelledby="role-policies">
      <h2 id="role-policies">{t('policies')}</h2>
      <p className={classes['text']}>{t('role_policies_text')}</p>
      {data.kind === 'failed' ? <FailureNotice failure={data.failure} onRetry={() => view.reload()} /> : null}
      {policies === null && data.kind !== 'failed' ? <Skeleton height="160px" /> : null}
      {policies?.length === 0 ? <p className={classes['text']}>{t('role_no_policies')}</p> : null}
      {policies?.map((entry) => (
        <PolicySection key={`${entry.from.id} ${entry.policy.id}`} role={role} entry={entry} />
      ))}
    </section>
  );
};
