import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { ItemEditing } from '../../application/item-editing';
import { SchemaStore } from '../../application/data-model';
import type { Item, SaveTarget } from '../../domain/items';
import { fieldOf } from '../../domain/schema';
import { safeRedirect } from '../../domain/session';
import { valueOf } from '../../kernel';
import { collectionPath, itemPath, useNamespaces, useService, useStream, useText, useViewModel } from '../../kit';
import { ItemPage, itemTarget, type OnMove, useFormIdentity, useItemPage } from '../../parts/item/item-page';
import { ValueDisplay } from '../../parts/fields/value-display';
import { TextLink } from '../../ui';
import { directoryPaths, USERS } from './directory';
import { userAccountViewModel } from './user-account';
import { savedName, textOf, UserBox } from './user-box';
import { UserDialog } from './user-dialog';
import { userOptions, userWritesViewModel } from './user-writes';

/** Not every server has all of them. */
const HISTORY_FIELDS = ['last_access', 'created_on', 'created_by', 'modified_on', 'modified_by'] as const;

/** A path of this application is a link; any other text, which may come from an attacker, stays text. */
const LastPage = ({ page }: { readonly page: string }) => {
  const path = safeRedirect(page);
  return path === null ? (
    <bdi>{page}</bdi>
  ) : (
    <TextLink href={path}>
      <bdi dir="ltr">{path}</bdi>
    </TextLink>
  );
};

/** The entries of the sidebar after the key; fields that the server or the role lacks are left out. */
const useInformation = (user: Item | null) => {
  const { t, fieldName } = useText();
  const { schema } = useService(SchemaStore);
  if (user === null) return [];
  const page = textOf(user['last_page']);
  return [
    ...(page === null ? [] : [{ name: t('user_last_page'), value: <LastPage page={page} /> }]),
    ...HISTORY_FIELDS.flatMap((name) => {
      const field = fieldOf(schema, USERS, name);
      const value = user[name] ?? null;
      return field === null || value === null
        ? []
        : [{ name: fieldName(field), value: <ValueDisplay field={field} value={value} /> }];
    }),
  ];
};

const SavedUserBox = ({ user, editing }: { readonly user: Item; readonly editing: ItemEditing }) => {
  const profile = useStream(useViewModel(userAccountViewModel, editing).profile$);
  return <UserBox user={user} profile={profile} />;
};

interface UserFormProps {
  readonly target: SaveTarget;
  /** The role of a new user. */
  readonly presetRole: string | null;
  readonly onMove?: OnMove | undefined;
}

const UserForm = ({ target, presetRole: role, onMove }: UserFormProps) => {
  useNamespaces(['users']);
  const { t } = useText();
  const writes = useViewModel(userWritesViewModel);
  const paths = useMemo(() => directoryPaths(role), [role]);
  const view = useItemPage(target, userOptions(writes.gate, role));
  const { editing, archive } = view.item;
  const user = valueOf(useStream(editing.item$));
  const isNew = useStream(editing.target$).kind === 'new';
  return (
    <>
      <ItemPage
        view={view}
        paths={paths}
        title={isNew ? t('new_user') : user === null ? undefined : (savedName(user) ?? t('unknown_user'))}
        icon="person"
        crumbs={[{ label: t('users'), href: collectionPath(USERS) }]}
        help="user"
        information={useInformation(isNew ? null : user)}
        onMove={onMove}
      >
        {isNew || user === null ? null : <SavedUserBox user={user} editing={editing} />}
      </ItemPage>
      <UserDialog
        question={useStream(writes.question$)}
        onAnswer={(confirmed) => writes.answer(confirmed)}
        onArchive={() => {
          writes.answer(false);
          archive.execute();
        }}
      />
    </>
  );
};

/** /users/{id}: the form of a user; '+' is a new one. */
export const UserPage = () => {
  const { primaryKey = '' } = useParams();
  const { identity, announce } = useFormIdentity(itemPath(USERS, primaryKey));
  return <UserForm key={identity} target={itemTarget(USERS, primaryKey)} presetRole={null} onMove={announce} />;
};

const NEW_USER: SaveTarget = { kind: 'new', collection: USERS };

/** /users/roles/{role}/+: a new user with this role. */
export const NewUserPage = () => {
  const { role = '' } = useParams();
  return <UserForm key={role} target={NEW_USER} presetRole={role} />;
};
