import { Outlet } from 'react-router-dom';
import { useNamespaces, usePageTitle, useText } from '../../../kit';
import { HeaderBar, PageContent } from '../../../ui';
import { PermissionTable } from './permission-table';
import classes from './public-permissions-page.module.css';

const PATH = '/settings/roles/public';

/** The public role has no id. */
const ROLE = null;

/** /settings/roles/public: what everybody may do without signing in; the drawer of a permission opens over it. */
export const PublicPermissionsPage = () => {
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
