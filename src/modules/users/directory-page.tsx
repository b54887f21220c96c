import { Suspense, useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { AccessStore, RolesStore } from '../../application/access';
import { AccountRiskCheck } from '../../application/users';
import type { Role } from '../../domain/users';
import {
  collectionPath,
  lazyComponent,
  useAction,
  useNamespaces,
  usePageActions,
  useService,
  useStream,
  useText,
  useViewModel,
} from '../../kit';
import { ActionButton } from '../../parts/page/action-button';
import { ListPage, listPageViewModel, useUrlView, type UrlView } from '../../parts/lists/list-page';
import { NotFound } from '../../parts/page/not-found';
import { directoryPaths, directoryRef, inviteAction, USERS } from './directory';

const InviteDialog = lazyComponent(() =>
  import(/* webpackChunkName: "invite" */ '../../parts/page/invite-dialog').then((part) => part.InviteDialog),
);

interface UserListProps {
  /** Null for all users. */
  readonly roleFilter: Role | null;
  readonly urlView: UrlView | null;
}

const UserList = ({ roleFilter: role, urlView }: UserListProps) => {
  useNamespaces(['users']);
  const { t } = useText();
  const [ref] = useState(() => directoryRef(role?.id ?? null));
  const [paths] = useState(() => directoryPaths(role?.id ?? null));
  const view = useViewModel(listPageViewModel, ref, paths, urlView?.view, useService(AccountRiskCheck));
  const access = useService(AccessStore);
  const [isInviting, setInviting] = useState(false);
  const actions = useMemo(() => [inviteAction(access, () => setInviting(true))] as const, [access]);
  usePageActions(actions);
  const invite = useAction(actions[0]);
  return (
    <>
      <ListPage
        view={view}
        title={role?.name ?? t('users')}
        icon={role === null ? 'people_alt' : (role.icon ?? 'supervised_user_circle')}
        crumbs={role === null ? [] : [{ label: t('users'), href: collectionPath(USERS) }]}
        createLabel={t('new_user')}
        headerActions={<ActionButton action={invite} variant="secondary" collapses="early" />}
        help="users"
        urlView={urlView}
      />
      {isInviting ? (
        <Suspense fallback={null}>
          <InviteDialog
            initialRole={role?.id ?? null}
            onInvited={() => view.browse.list.refresh()}
            onClose={() => setInviting(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

/** /users: all users. */
export const DirectoryPage = () => {
  const { turn, urlView } = useUrlView(USERS);
  return <UserList key={turn} roleFilter={null} urlView={urlView} />;
};

/** /users/roles/{role}: the users with a role. */
export const RolePage = () => {
  const { role: id = '' } = useParams();
  const { turn, urlView } = useUrlView(USERS);
  const role = useStream(useService(RolesStore).roles$).find((each) => each.id === id);
  return role === undefined ? <NotFound /> : <UserList key={`${id} ${turn}`} roleFilter={role} urlView={urlView} />;
};

/** /users/roles, which lists nothing itself. */
export const RolesRedirect = () => <Navigate to={collectionPath(USERS)} replace />;
