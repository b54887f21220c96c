import { Suspense, useMemo } from 'react';
import { Outlet, useNavigate, useParams } from 'react-router-dom';
import type { ItemEditing } from '../../../application/item-editing';
import { valueIn, type SaveTarget } from '../../../domain/items';
import { formatNumber, valueOf } from '../../../kernel';
import {
  itemPath,
  lazyComponent,
  menuEntry,
  type PageAction,
  useAction,
  useActions,
  useNamespaces,
  usePageActions,
  useStream,
  useText,
  useViewModel,
} from '../../../kit';
import { ItemFormFields } from '../../../parts/item/item-form';
import { ItemPage, itemTarget, type OnMove, useFormIdentity, useItemPage } from '../../../parts/item/item-page';
import { ActionButton } from '../../../parts/page/action-button';
import { RelatedDrawerHost } from '../../../parts/relations/related-drawer';
import { IconButton, Menu, Notice, Skeleton } from '../../../ui';
import { NavigationPreview } from './navigation-preview';
import { RiskList } from '../risks';
import { RoleDialog } from './role-dialog';
import { type RolePageViewModel, rolePageViewModel } from './role-page.view-model';
import classes from './role-page.module.css';
import { ROLE_PATHS, rolePath, ROLES } from '../role-paths';
import { roleOptions, roleWritesViewModel } from './role-writes';

const InviteDialog = lazyComponent(() =>
  import(/* webpackChunkName: "invite" */ '../../../parts/page/invite-dialog').then((part) => part.InviteDialog),
);

const PermissionTable = lazyComponent(() =>
  import(/* webpackChunkName: "permissions" */ '../permissions').then((part) => part.PermissionTable),
);

const RolePolicies = lazyComponent(() =>
  import(/* webpackChunkName: "policies" */ '../policies').then((part) => part.RolePolicies),
);

const CopyRoleDialog = lazyComponent(() =>
  import(/* webpackChunkName: "copy-role" */ './copy-role-dialog').then((part) => part.CopyRoleDialog),
);

const AccessCheckDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "access-check" */ '../permissions/access-check').then((part) => part.AccessCheckDrawer),
);

const ViewAsRole = ({ action }: { readonly action: PageAction }) => (
  <ActionButton action={useAction(action)} variant="secondary" collapses="early" />
);

const RoleMenu = ({ view }: { readonly view: RolePageViewModel }) => {
  const { t } = useText();
  usePageActions(view.pageActions);
  const entries = useActions(view.actions).map(menuEntry);
  const label = t('role_actions');
  return <Menu trigger={<IconButton icon="more_vert" label={label} />} label={label} entries={entries} />;
};

interface AboveFormProps {
  readonly view: RolePageViewModel;
  readonly editing: ItemEditing;
}

/** What the role may do, and what deserves a look; above its form. */
const AboveForm = ({ view, editing }: AboveFormProps) => {
  const { t } = useText();
  const values = useStream(editing.form.values$);
  const risks = useStream(view.risks$);
  const withoutTfa = useStream(view.withoutTfa$);
  const name = String(valueIn(editing.serverItem, 'name') ?? '');
  // That of the stored role: an unsaved switch does not change what its users can do.
  const administers = valueIn(editing.serverItem, 'admin_access') === true;
  const needsTfa = valueIn(values, 'enforce_tfa') === true;
  return (
    <div className={classes['above']}>
      {administers ? (
        <Notice tone="warning" title={t('role_admin_title')}>
          {t('role_admin_notice')}
        </Notice>
      ) : null}
      {risks.length === 0 ? null : (
        <section className={classes['above']}>
          <h2 className={classes['section']}>{t('access_risks')}</h2>
          <RiskList risks={risks} roles={[{ id: view.role, name }]} />
        </section>
      )}
      {view.hasPolicies ? (
        <Suspense fallback={<Skeleton height="160px" />}>
          <RolePolicies role={view.role} written$={editing.written$} />
        </Suspense>
      ) : administers ? null : (
        <Suspense fallback={<Skeleton height="320px" />}>
          <PermissionTable role={view.role} path={rolePath(view.role)} />
        </Suspense>
      )}
      <h2 className={classes['section']}>{t('role_settings')}</h2>
      {needsTfa ? (
        <Notice tone="info" title={t('role_tfa_title')}>
          <p>{t('role_tfa_notice')}</p>
          {withoutTfa === null ? null : <p>{t('role_tfa_count', { number: withoutTfa })}</p>}
        </Notice>
      ) : null}
    </div>
  );
};

const RoleDialogs = ({ view, name }: { readonly view: RolePageViewModel; readonly name: string }) => {
  const navigate = useNavigate();
  const dialog = useStream(view.dialog$);
  const close = (): void => view.closeDialog();
  return (
    <Suspense fallback={null}>
      {dialog === 'invite' ? (
        <InviteDialog initialRole={view.role} onInvited={() => view.reload()} onClose={close} />
      ) : null}
      {dialog === 'access' ? (
        <AccessCheckDrawer role={view.role} collection={null} path={rolePath(view.role)} onClose={close} />
      ) : null}
      {dialog === 'copy' ? (
        <CopyRoleDialog
          role={view.role}
          name={name}
          onClose={close}
          onCopied={(id) => {
            close();
            void navigate(rolePath(id));
          }}
        />
      ) : null}
    </Suspense>
  );
};

interface RoleFormProps {
  readonly id: string;
  readonly target: SaveTarget;
  readonly onMove: OnMove;
}

const RoleForm = ({ id, target, onMove }: RoleFormProps) => {
  useNamespaces(['settings', 'roles', 'users']);
  const { t, locale } = useText();
  const writes = useViewModel(roleWritesViewModel);
  const page = useItemPage(target, roleOptions(writes.gate));
  const { editing, remove } = page.item;
  const view = useViewModel(rolePageViewModel, id, editing, remove);
  const role = valueOf(useStream(editing.item$));
  const users = useStream(view.users$);
  const all = useStream(page.fields$);
  const fields = useMemo(() => all.filter(({ field }) => field.field !== 'policies'), [all]);
  const name = role === null ? '' : String(valueIn(role, 'name') ?? '');
  const trail = useMemo(() => [{ title: name, label: name }], [name]);
  return (
    <>
      <ItemPage
        view={page}
        paths={ROLE_PATHS}
        title={name === '' ? undefined : name}
        icon="admin_panel_settings"
        crumbs={[
          { label: t('settings'), href: '/settings' },
          { label: t('permissions'), href: ROLE_PATHS.list },
        ]}
        headerActions={
          <>
            {view.viewAs === null ? null : <ViewAsRole action={view.viewAs} />}
            <RoleMenu view={view} />
          </>
        }
        information={users === null ? [] : [{ name: t('role_users'), value: formatNumber(users, locale.code) }]}
        sidebar={<NavigationPreview form={editing.form} />}
        help="role"
        drawersAt={rolePath(id)}
        form={
          view.hasPolicies ? (
            <RelatedDrawerHost trail={trail}>
              <ItemFormFields form={editing.form} fields={fields} />
            </RelatedDrawerHost>
          ) : undefined
        }
        onMove={onMove}
      >
        <AboveForm view={view} editing={editing} />
      </ItemPage>
      <Outlet />
      <RoleDialogs view={view} name={name} />
      <RoleDialog question={useStream(writes.question$)} onAnswer={(confirmed) => writes.answer(confirmed)} />
    </>
  );
};

/** /settings/roles/{primaryKey}: the form of a role. */
export const RolePage = () => {
  const { primaryKey = '' } = useParams();
  const { identity, announce } = useFormIdentity(itemPath(ROLES, primaryKey));
  return <RoleForm key={identity} id={primaryKey} target={itemTarget(ROLES, primaryKey)} onMove={announce} />;
};
