import { isRight, right } from 'fp-ts/Either';
import { fromNullable, none, type Option, some } from 'fp-ts/Option';
import { map } from 'rxjs';
import type { Item, PrimaryKey } from '../../domain/items';
import type { NewPermission, Permission } from '../../domain/permissions';
import type { Preset, PresetDraft } from '../../domain/presets';
import { allCalls, type Call, chainCall, isApiCode, isMissing, mapCall, succeed } from '../../kernel';
import type { AccountsGateway } from '../../ports/gateways/accounts-gateway';
import type { AuthGateway } from '../../ports/gateways/auth-gateway';
import type { Gateways } from '../../ports/gateways/gateways';
import { existingUsers } from '../users';
import type { Finder } from './verified-writes';

/**
 * How a method behaves when it is called again after a lost answer. `idempotent`: the state is the same as after one
 * call. `verified-by-caller`: its use case verifies it, because it needs the schema, the form or the user for that. A
 * function: reads, before the write, what its finder needs.
 */
type Rule<Method> = Method extends (...args: infer Args) => Call<infer A>
  ? 'read' | 'idempotent' | 'verified-by-caller' | ((...args: Args) => Call<Finder<A>>)
  : 'read' | 'verified-by-caller';

/** Every method of a gateway has a rule: a gateway with a new method does not compile without. */
export type GatewayRules<Gateway> = { readonly [Method in keyof Gateway]: Rule<Gateway[Method]> };

export type WriteRules<All> = { readonly [Name in keyof All]: GatewayRules<All[Name]> };

export interface SessionlessGateways {
  readonly accounts: AccountsGateway;
  readonly auth: AuthGateway;
}

const findOnly = <A>(find: Finder<A>): Call<Finder<A>> => succeed(find);

const nothing = (): Call<Option<never>> => succeed(none);

/** Finds a deletion: what it has deleted cannot be read any more. */
const gone = (read: Call<unknown>): Call<Finder<void>> =>
  findOnly(() =>
    read.pipe(
      map((result) => {
        if (isRight(result)) return right(none);
        return isMissing(result.left) ? right(some(undefined)) : result;
      }),
    ),
  );

const firstGone = <Key>(keys: readonly Key[], read: (key: Key) => Call<unknown>): Call<Finder<void>> => {
  const [first] = keys;
  return first === undefined ? findOnly(nothing) : gone(read(first));
};

const idOf = (row: Item | undefined): number => Number(row?.['id'] ?? 0);

const isSameView = (preset: Preset, draft: PresetDraft): boolean =>
  (['bookmark', 'user', 'role', 'collection', 'search', 'layout'] as const).every(
    (member) => preset[member] === draft[member],
  );

const FIELDS_OF_KEY = ['id'];

/** Keys of system collections only, since the static tokens of users are not to be read. */
const readFields = (collection: string): readonly string[] | undefined =>
  collection.startsWith('directus_') ? FIELDS_OF_KEY : undefined;

/** The rules of the gateways of a session; they read by these gateways. */
export const writeRules = ({
  comments,
  files,
  folders,
  items,
  permissions,
  presets,
  schema,
  users,
}: Gateways): WriteRules<Gateways> => {
  /** The highest id of a collection with counted ids: later rows have higher ones. */
  const newestId = (collection: string, filter: Item = {}): Call<number> =>
    items
      .list(collection, { fields: FIELDS_OF_KEY, filter, sort: ['-id'], limit: 1 })
      .pipe(mapCall(([row]) => idOf(row)));

  const permissionsSince =
    (newest: number, sent: readonly NewPermission[]): Finder<readonly Permission[]> =>
    () =>
      allCalls([...new Set(sent.map(({ role }) => role))].map((role) => permissions.listForRole(role))).pipe(
        mapCall((lists) => {
          const later = lists.flat().filter(({ id }) => id !== null && id > newest);
          const found = sent.flatMap(
            ({ role, collection, action }) =>
              later.find((each) => each.role === role && each.collection === collection && each.action === action) ??
              [],
          );
          return found.length === sent.length ? some(found) : none;
        }),
      );

  const secondFactor = (isEnabled: boolean): Call<Finder<void>> =>
    findOnly(() =>
      users.me().pipe(
        chainCall(({ id }) => items.read('directus_users', id, ['tfa_secret'])),
        mapCall((user) => ((user['tfa_secret'] ?? null) !== null) === isEnabled),
        mapCall((isDone) => (isDone ? some(undefined) : none)),
      ),
    );

  const rolesNamed = (name: string): Call<readonly string[]> =>
    items
      .list('directus_roles', { fields: FIELDS_OF_KEY, filter: { name: { _eq: name } }, limit: -1 })
      .pipe(mapCall((rows) => rows.map((row) => String(row['id']))));

  return {
    activity: { read: 'read' },
    assets: { read: 'read' },
    comments: {
      listForItem: 'read',
      post: (collection: string, item: PrimaryKey, text: string) => {
        const own = [
          { action: { _eq: 'comment' } },
          { collection: { _eq: collection } },
          { item: { _eq: String(item) } },
          { user: { _eq: '$CURRENT_USER' } },
        ];
        return newestId('directus_activity', { _and: own }).pipe(
          mapCall(
            (newest) => () =>
              items
                .list('directus_activity', {
                  fields: ['id', 'comment'],
                  filter: { _and: [...own, { id: { _gt: newest } }] },
                  limit: -1,
                })
                .pipe(
                  mapCall((rows) => rows.filter((row) => row['comment'] === text).map(idOf)),
                  chainCall((ids) =>
                    ids.length === 0
                      ? succeed(none)
                      : comments
                          .listForItem(collection, item)
                          .pipe(mapCall((all) => fromNullable(all.find(({ id }) => ids.includes(id))))),
                  ),
                ),
          ),
        );
      },
      edit: 'idempotent',
      remove: (id) => gone(items.read('directus_activity', id, FIELDS_OF_KEY)),
    },
    extensions: { names: 'read' },
    files: {
      maxBytes: 'read',
      read: 'read',
      upload: 'verified-by-caller',
      replace: 'verified-by-caller',
      importFrom: 'verified-by-caller',
      move: 'idempotent',
      remove: (ids) => firstGone(ids, (id) => files.read(id)),
    },
    folders: {
      list: 'read',
      read: 'read',
      create: (name, parent) => {
        const same = folders
          .list()
          .pipe(mapCall((all) => all.filter((each) => each.name === name && each.parent === parent)));
        return same.pipe(
          mapCall(
            (before) => () =>
              same.pipe(mapCall((now) => fromNullable(now.find(({ id }) => before.every((each) => each.id !== id))))),
          ),
        );
      },
      update: 'idempotent',
      move: 'idempotent',
      remove: (id) => gone(folders.read(id)),
    },
    items: {
      list: 'read',
      count: 'read',
      total: 'read',
      read: 'read',
      readSingleton: 'read',
      create: 'verified-by-caller',
      update: 'verified-by-caller',
      updateSingleton: 'verified-by-caller',
      remove: 'verified-by-caller',
      createMany: 'verified-by-caller',
      updateMany: 'idempotent',
      updateByFilter: 'idempotent',
      removeMany: (collection, keys) => firstGone(keys, (key) => items.read(collection, key, readFields(collection))),
      move: 'verified-by-caller',
    },
    permissions: {
      listMine: 'read',
      listForRole: 'read',
      read: 'read',
      create: (permission) =>
        newestId('directus_permissions').pipe(
          mapCall(
            (newest) => () =>
              permissionsSince(newest, [permission])().pipe(
                mapCall((found) => (found._tag === 'Some' ? fromNullable(found.value[0]) : none)),
              ),
          ),
        ),
      createMany: (sent) =>
        sent.length === 0
          ? findOnly(nothing)
          : newestId('directus_permissions').pipe(mapCall((newest) => permissionsSince(newest, sent))),
      update: 'idempotent',
      remove: (id) => gone(permissions.read(id)),
      removeMany: (ids) => firstGone(ids, (id) => permissions.read(id)),
    },
    presets: {
      listMine: 'read',
      list: 'read',
      counts: 'read',
      read: 'read',
      create: (draft) =>
        newestId('directus_presets').pipe(
          mapCall(
            (newest) => () =>
              items
                .list('directus_presets', { fields: FIELDS_OF_KEY, filter: { id: { _gt: newest } }, limit: -1 })
                .pipe(
                  chainCall((rows) => allCalls(rows.map((row) => presets.read(idOf(row))))),
                  mapCall((later) => fromNullable(later.find((each) => isSameView(each, draft)))),
                ),
          ),
        ),
      update: 'idempotent',
      remove: (id) => gone(presets.read(id)),
      removeMany: (ids) => firstGone(ids, (id) => presets.read(id)),
    },
    revisions: { listForItem: 'read', firstRevision: 'read', readWithPrevious: 'read' },
    roles: {
      list: 'read',
      overview: 'read',
      read: 'read',
      create: ({ name }) =>
        rolesNamed(name).pipe(
          mapCall(
            (before) => () =>
              rolesNamed(name).pipe(mapCall((now) => fromNullable(now.find((id) => !before.includes(id))))),
          ),
        ),
    },
    schema: { collections: 'read', fields: 'read', relations: 'read' },
    // Names are unique: the server refuses a second creation, so that nothing has to be read before the first.
    schemaEditing: {
      createCollection: ({ collection }) =>
        findOnly(() =>
          schema.collections().pipe(mapCall((all) => fromNullable(all.find((each) => each.collection === collection)))),
        ),
      updateCollection: 'idempotent',
      deleteCollection: (collection) =>
        findOnly(() =>
          schema
            .collections()
            .pipe(mapCall((all) => (all.some((each) => each.collection === collection) ? none : some(undefined)))),
        ),
      createField: ({ collection, field }) =>
        findOnly(() =>
          schema
            .fields()
            .pipe(
              mapCall((all) =>
                fromNullable(all.find((each) => each.collection === collection && each.field === field)),
              ),
            ),
        ),
      updateField: 'idempotent',
      updateFields: 'idempotent',
      deleteField: 'idempotent',
      createRelation: ({ collection, field }) =>
        findOnly(() =>
          schema
            .relations()
            .pipe(
              mapCall((all) =>
                fromNullable(
                  all.find((each) => each.collection === collection && each.field === field && each.meta !== null),
                ),
              ),
            ),
        ),
      updateRelation: 'idempotent',
      deleteRelation: (collection, field) =>
        findOnly(() =>
          schema
            .relations()
            .pipe(
              mapCall((all) =>
                all.some((each) => each.collection === collection && each.field === field && each.meta !== null)
                  ? none
                  : some(undefined),
              ),
            ),
        ),
    },
    server: { info: 'read', settings: 'read', updateSettings: 'idempotent' },
    users: {
      me: 'read',
      updateMe: 'idempotent',
      trackPage: 'idempotent',
      // The server refuses addresses that it has. They are looked up before, see `InviteUsers`.
      invite: (emails) =>
        findOnly(() =>
          existingUsers(items, emails).pipe(
            mapCall((found) => {
              const invited = new Set(
                found.flatMap(({ email, status }) => (status === 'invited' ? [email.toLowerCase()] : [])),
              );
              return emails.every((email) => invited.has(email.toLowerCase())) ? some(undefined) : none;
            }),
          ),
        ),
      generateSecondFactor: 'idempotent',
      enableSecondFactor: () => secondFactor(true),
      disableSecondFactor: () => secondFactor(false),
    },
  };
};

/** The rules of the gateways that need no session, so that nothing can be read. */
export const sessionlessRules = ({
  accounts,
}: Pick<SessionlessGateways, 'accounts'>): WriteRules<SessionlessGateways> => ({
  accounts: {
    // Another mail, whose link is as good as the first.
    requestPasswordReset: 'idempotent',
    resetPassword: 'idempotent',
    // Sent again, it is refused for a user who is not invited any more: nothing else tells.
    acceptInvitation: (token, password) =>
      findOnly(() =>
        accounts
          .acceptInvitation(token, password)
          .pipe(
            map((result) =>
              isRight(result) || isApiCode(result.left, 'INVALID_PAYLOAD') ? right(some(undefined)) : result,
            ),
          ),
      ),
    signOnProviders: 'read',
    signOnLink: 'read',
  },
  auth: { expectsSession: 'read', login: 'idempotent', refresh: 'verified-by-caller', logout: 'idempotent' },
});
