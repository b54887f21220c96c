import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import type { PolicyOverview } from '../../../domain/users';
import { formatNumber, valueOf } from '../../../kernel';
import { itemPath, newItemPath, useNamespaces, usePageTitle, useStream, useText, useViewModel } from '../../../kit';
import { DocsLink } from '../../../parts/page/docs-link';
import { FailureState } from '../../../parts/page/failure-state';
import { Button, HeaderBar, Icon, PageContent, Table, type TableColumn } from '../../../ui';
import classes from './policies.module.css';
import { PolicyFlags } from './policy-flags';
import { policyDescription, policyName, POLICIES } from './policy-texts';
import { policyListViewModel } from './policy-view-models';

const keyOf = ({ id }: PolicyOverview): string => id;
const hrefOf = ({ id }: PolicyOverview): string => itemPath(POLICIES, id);

const useColumns = (): readonly TableColumn<PolicyOverview>[] => {
  const { t, locale } = useText();
  return useMemo(
    () => [
      {
        key: 'icon',
        header: t('role_icon'),
        headerHidden: true,
        width: 42,
        render: ({ icon }) => <Icon name={icon ?? 'badge'} />,
      },
      {
        key: 'name',
        header: t('role_name'),
        width: 240,
        minWidth: 140,
        render: (policy) => <bdi>{policyName(policy, t)}</bdi>,
      },
      { key: 'flags', header: t('policy_flags'), width: 280, render: (policy) => <PolicyFlags policy={policy} /> },
      {
        key: 'roles',
        header: t('policy_roles'),
        width: 90,
        align: 'end',
        render: ({ roles }) => formatNumber(roles, locale.code),
      },
      {
        key: 'users',
        header: t('role_users'),
        width: 90,
        align: 'end',
        render: ({ users }) => formatNumber(users, locale.code),
      },
      {
        key: 'description',
        header: t('role_description'),
        width: 300,
        minWidth: 160,
        card: 'below',
        render: (policy) => policyDescription(policy, t),
      },
    ],
    [t, locale],
  );
};

/** /settings/policies: all policies; the dialog of a new one opens over it. */
export const PoliciesPage = () => {
  useNamespaces(['settings', 'roles', 'permissions']);
  const { t, locale } = useText();
  const view = useViewModel(policyListViewModel);
  const policies = useStream(view.data$);
  const columns = useColumns();
  const rows = valueOf(policies);
  usePageTitle(t('policies'));
  return (
    <>
      <HeaderBar
        icon="policy"
        title={t('policies')}
        count={rows === null ? undefined : formatNumber(rows.length, locale.code)}
        crumbs={[{ label: t('settings'), href: '/settings' }]}
        crumbsLabel={t('breadcrumb')}
        actions={
          <Button variant="primary" icon="add" href={newItemPath(POLICIES)}>
            {t('new_policy')}
          </Button>
        }
      />
      <PageContent label={t('policies')}>
        <div className={classes['section']}>
          <p className={classes['text']}>{t('policies_text')}</p>
          <DocsLink page="guides/administration/permissions#policies" />
          {policies.kind === 'failed' && rows === null ? (
            <FailureState title={t('policies_failed')} failure={policies.failure} onRetry={() => view.reload()} />
          ) : (
            <Table
              label={t('policies')}
              columns={columns}
              rows={rows ?? []}
              rowKey={keyOf}
              rowHref={hrefOf}
              titleKey="name"
              loading={rows === null}
              embedded
              labels={{ selectAll: t('select_all'), row: (policy) => policyName(policy, t) }}
            />
          )}
        </div>
      </PageContent>
      <Outlet />
    </>
  );
};
