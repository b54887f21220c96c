import { useCallback, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { CapabilitiesStore } from '../../../application/settings';
import { formatNumber, valueOf } from '../../../kernel';
import {
  collectionPath,
  PageSidebar,
  useNamespaces,
  usePageTitle,
  useService,
  useStream,
  useText,
  useViewModel,
} from '../../../kit';
import { FailureNotice, FailureState } from '../../../parts/page/failure-state';
import { HelpSection } from '../../../parts/page/page-help';
import { DocsLink } from '../../../parts/page/docs-link';
import {
  Button,
  HeaderBar,
  Icon,
  IconButton,
  Menu,
  PageContent,
  StatusLabel,
  Table,
  type TableColumn,
  TextLink,
} from '../../../ui';
import { RiskList } from '../risks';
import { comparePath, ROLE_PATHS, rolePath } from '../role-paths';
import { type RoleRow, type RolesViewModel, rolesViewModel } from './roles.view-model';
import classes from './roles-page.module.css';

const keyOf = ({ id }: RoleRow): string => id ?? 'public';
const hrefOf = ({ id }: RoleRow): string => rolePath(id);
const nameOf = ({ name }: RoleRow): string => name;

const useColumns = (): readonly TableColumn<RoleRow>[] => {
  const { t, locale } = useText();
  return useMemo(
    () => [
      {
        key: 'icon',
        header: t('role_icon'),
        headerHidden: true,
        width: 42,
        render: ({ icon }) => <Icon name={icon} />,
      },
      {
        key: 'name',
        header: t('role_name'),
        width: 240,
        minWidth: 140,
        render: ({ name, isAdmin }) => (
          <span className={classes['name']}>
            <bdi>{name}</bdi> {isAdmin ? <StatusLabel tone="warning">{t('role_administers')}</StatusLabel> : null}
          </span>
        ),
      },
      {
        key: 'users',
        header: t('role_users'),
        width: 140,
        align: 'end',
        card: 'end',
        render: ({ users }) => (users === null ? '–' : formatNumber(users, locale.code)),
      },
      {
        key: 'description',
        header: t('role_description'),
        width: 470,
        minWidth: 160,
        card: 'below',
        render: ({ description }) => description,
      },
    ],
    [t, locale],
  );
};

/** What deserves a look; nothing while it is loading and where nothing is found. */
const WorthALook = ({ view }: { readonly view: RolesViewModel }) => {
  const { t } = useText();
  const { review } = view;
  const risks = useStream(review.risks$);
  const roles = valueOf(useStream(review.roles$)) ?? [];
  const found = valueOf(risks) ?? [];
  if (risks.kind !== 'failed' && found.length === 0) return null;
  return (
    <section className={classes['look']}>
      <h2>{t('access_risks')}</h2>
      <p>{t('access_risks_text')}</p>
      <DocsLink page="guides/administration/roles#worth-a-look" />
      {risks.kind === 'failed' ? (
        <FailureNotice failure={risks.failure} onRetry={() => review.reload()} />
      ) : (
        <RiskList risks={found} roles={roles} />
      )}
    </section>
  );
};

/** Why roles are not reviewed, copied or compared here. */
const PoliciesNote = () => {
  const { t } = useText();
  return (
    <section className={classes['look']}>
      <p>
        {t('roles_by_policies')} <TextLink href={collectionPath('directus_policies')}>{t('policies')}</TextLink>
      </p>
    </section>
  );
};

/** /settings/roles: all roles, the public one first; the dialog of a new role opens over it. */
export const RolesPage = () => {
  useNamespaces(['settings', 'roles']);
  const { t, locale } = useText();
  const view = useViewModel(rolesViewModel);
  const hasPolicies = useService(CapabilitiesStore).capabilities.policies;
  const roles = useStream(view.roles$);
  const rows = useStream(view.rows$);
  const columns = useColumns();
  const rowEnd = useCallback(
    ({ id, name }: RoleRow) => (
      <Menu
        trigger={<IconButton icon="more_vert" label={t('role_actions_of', { role: name })} />}
        label={t('role_actions_of', { role: name })}
        entries={[{ key: 'compare', label: t('role_compare_with'), icon: 'compare_arrows', href: comparePath(id) }]}
      />
    ),
    [t],
  );
  usePageTitle(t('permissions'));
  return (
    <>
      <HeaderBar
        icon="admin_panel_settings"
        title={t('permissions')}
        count={rows.length === 0 ? undefined : formatNumber(rows.length, locale.code)}
        crumbs={[{ label: t('settings'), href: '/settings' }]}
        crumbsLabel={t('breadcrumb')}
        actions={
          <Button variant="primary" icon="add" href={`${ROLE_PATHS.list}/+`}>
            {t('new_role')}
          </Button>
        }
      />
      <PageContent label={t('permissions')}>
        {roles.kind === 'failed' && rows.length === 0 ? (
          <FailureState title={t('roles_failed')} failure={roles.failure} onRetry={() => view.review.reload()} />
        ) : (
          <Table
            label={t('permissions')}
            columns={columns}
            rows={rows}
            rowKey={keyOf}
            rowHref={hrefOf}
            titleKey="name"
            rowEnd={hasPolicies ? undefined : rowEnd}
            loading={rows.length === 0}
            embedded
            labels={{ selectAll: t('select_all'), row: nameOf }}
          />
        )}
        {hasPolicies ? <PoliciesNote /> : <WorthALook view={view} />}
      </PageContent>
      <PageSidebar>
        <HelpSection page="roles" />
      </PageSidebar>
      <Outlet />
    </>
  );
};
