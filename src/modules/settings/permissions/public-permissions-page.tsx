import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { CapabilitiesStore } from '../../../application/settings';
import { lazyComponent, useNamespaces, usePageTitle, useService, useText } from '../../../kit';
import { HeaderBar, PageContent } from '../../../ui';
import { PermissionTable } from './permission-table';
import classes from './public-permissions-page.module.css';

const PATH = '/settings/roles/public';

const PublicPolicyPage = lazyComponent(() =>
  import(/* webpackChunkName: "policies" */ '../policies').then((part) => part.PublicPolicyPage),
);

/** The public role has no id. */
const ROLE = null;

/** What everybody may do without signing in; the drawer of a permission opens over it. */
const PublicRolePage = () => {
  useNamespaces(['settings', 'permissions']);
  const { t } = useText();
  usePageTitle(t('permit_public'));
  return (
    <>
      <HeaderBar
        icon="public"
        title={t('permit_public')}
        crumbs={[
          { label: t('settings'), href: '/settings' },
          { label: t('permissions'), href: '/settings/roles' },
        ]}
        crumbsLabel={t('breadcrumb')}
      />
      <PageContent label={t('permit_public')}>
        <div className={classes['body']}>
          <p className={classes['text']}>{t('permit_public_text')}</p>
          <PermissionTable role={ROLE} path={PATH} />
        </div>
      </PageContent>
      <Outlet />
    </>
  );
};

/** /settings/roles/public: the public role, or the public policy of a server that has policies. */
export const PublicPermissionsPage = () =>
  useService(CapabilitiesStore).capabilities.policies ? (
    <Suspense fallback={null}>
      <PublicPolicyPage />
    </Suspense>
  ) : (
    <PublicRolePage />
  );
