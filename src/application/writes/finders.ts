import { chain, fromNullable, none, type Option, some } from 'fp-ts/Option';
import type { Item, PrimaryKey } from '../../domain/items';
import type { NewPermission, Permission } from '../../domain/permissions';
import type { Preset, PresetDraft } from '../../domain/presets';
import type { Comment } from '../../domain/revisions';
import { allCalls, type Call, chainCall, equals, mapCall, succeed } from '../../kernel';
import type { Gateways } from '../../ports/gateways/gateways';
import { existingUsers } from '../users';
import type { Finder } from './verified-writes';
import { wasDeleted } from './was-deleted';

type Prepared<A> = Call<Finder<A>>;

const DONE: Option<void> = some(undefined);
const ID = ['id'];

const idOf = (row: Item | undefined): number => Number(row?.['id'] ?? 0);

/** Needs nothing from before the write. */
export const findOnly = <A>(find: Finder<A>): Prepared<A> => succeed(find);

/** Finds what has been created by its name. */
export const present = <A>(all: Call<readonly A[]>, isIt: (each: A) => boolean): Prepared<A> =>
  findOnly(() => all.pipe(mapCall((list) => fromNullable(list.find(isIt)))));

/** Finds a deletion in the list of what is left. */
export const absent = <A>(all: Call<readonly A[]>, isIt: (each: A) => boolean): Prepared<void> =>
  findOnly(() => all.pipe(mapCall((list) => (list.some(isIt) ? none : DONE))));

/** Finds what has been created among others of its kind that existed before. */
export const added = <A>(all: Call<readonly A[]>, isSame: (one: A, other: A) => boolean): Prepared<A> =>
  all.pipe(
    mapCall(
      (before) => () =>
        all.pipe(mapCall((now) => fromNullable(now.find((each) => !before.some((old) => isSame(old, each)))))),
    ),
  );

/** The fields to read of an item that may be deleted; of system collections the key, since users have tokens. */
export const fieldsOfDeleted = (collection: string): readonly string[] | undefined =>
  collection.startsWith('directus_') ? ID : undefined;

const isSameView = (preset: Preset, draft: PresetDraft): boolean =>
  (['bookmark', 'user', 'role', 'collection', 'search', 'layout'] as const).every(
    (member) => preset[member] === draft[member],
  );

/** Finders that read by these gateways. */
export class Finders {
  constructor(private readonly gateways: Gateways) {}

  /** Finds a deletion: what it has deleted cannot be read any more. */
  gone(collection: string, read: Call<unknown>): Prepared<void> {
    return findOnly(() =>
      wasDeleted(this.gateways.items, collection, read).pipe(mapCall((isDeleted) => (isDeleted ? DONE : none))),
    );
  }

  /** Finds a deletion of all or none by the first. */
  firstGone<Key>(collection: string, keys: readonly Key[], read: (key: Key) => Call<unknown>): Prepared<void> {
    const [first] = keys;
    return first === undefined ? findOnly(() => succeed(none)) : this.gone(collection, read(first));
  }

  /** By the list of the item, where generations of servers differ in how comments are stored and keyed. */
  comment(collection: string, item: PrimaryKey, text: string): Prepared<Comment> {
    const { comments, users } = this.gateways;
    const all = comments.listForItem(collection, item);
    return all.pipe(
      mapCall(
        (before) => () =>
          allCalls([users.me(), all]).pipe(
            mapCall(([me, now]) =>
              fromNullable(
                now.find(
                  ({ id, comment, user }) =>
                    comment === text && user?.id === me.id && before.every((each) => each.id !== id),
                ),
              ),
            ),
          ),
      ),
    );
  }

  permissions(sent: readonly NewPermission[]): Prepared<readonly Permission[]> {
    const { permissions } = this.gateways;
    if (sent.length === 0) return findOnly(() => succeed(none));
    const lists = [...new Set(sent.map(({ role }) => role))].map((role) => permissions.listForRole(role));
    return this.newestId('directus_permissions').pipe(
      mapCall(
        (newest) => () =>
          allCalls(lists).pipe(
            mapCall((all) => {
              const later = all.flat().filter(({ id }) => id !== null && id > newest);
              const found = sent.flatMap(
                ({ role, collection, action }) =>
                  later.find(
                    (each) => each.role === role && each.collection === collection && each.action === action,
                  ) ?? [],
              );
              return found.length === sent.length ? some(found) : none;
            }),
          ),
      ),
    );
  }

  permission(sent: NewPermission): Prepared<Permission> {
    return this.permissions([sent]).pipe(
      mapCall((find) => () => find().pipe(mapCall(chain(([first]) => fromNullable(first))))),
    );
  }

  /** Finds a change by the members that were sent: the rule may have been changed by another administrator before. */
  changedPermission(id: number, sent: Partial<NewPermission>): Prepared<Permission> {
    return findOnly(() =>
      this.gateways.permissions
        .read(id)
        .pipe(
          mapCall((now) =>
            Object.entries(sent).every(([member, value]) => equals(now[member as keyof Permission], value))
              ? some(now)
              : none,
          ),
        ),
    );
  }

  preset(draft: PresetDraft): Prepared<Preset> {
    const { items, presets } = this.gateways;
    return this.newestId('directus_presets').pipe(
      mapCall(
        (newest) => () =>
          items.list('directus_presets', { fields: ID, filter: { id: { _gt: newest } }, limit: -1 }).pipe(
            chainCall((rows) => allCalls(rows.map((row) => presets.read(idOf(row))))),
            mapCall((later) => fromNullable(later.find((each) => isSameView(each, draft)))),
          ),
      ),
    );
  }

  role(name: string): Prepared<string> {
    const named = this.gateways.items
      .list('directus_roles', { fields: ID, filter: { name: { _eq: name } }, limit: -1 })
      .pipe(mapCall((rows) => rows.map((row) => String(row['id']))));
    return added(named, (one, other) => one === other);
  }

  /** The server refuses addresses that it has, and `InviteUsers` looks them up before. */
  invitation(emails: readonly string[]): Prepared<void> {
    return findOnly(() =>
      existingUsers(this.gateways.items, emails).pipe(
        mapCall((found) => {
          const invited = new Set(
            found.flatMap(({ email, status }) => (status === 'invited' ? [email.toLowerCase()] : [])),
          );
          return emails.every((email) => invited.has(email.toLowerCase())) ? DONE : none;
        }),
      ),
    );
  }

  secondFactor(isEnabled: boolean): Prepared<void> {
    const { items, users } = this.gateways;
    return findOnly(() =>
      users.me().pipe(
        chainCall(({ id }) => items.read('directus_users', id, ['tfa_secret'])),
        mapCall((user) => (((user['tfa_secret'] ?? null) !== null) === isEnabled ? DONE : none)),
      ),
    );
  }

  /** The highest id of a collection with counted ids: later rows have higher ones. */
  private newestId(collection: string): Call<number> {
    return this.gateways.items
      .list(collection, { fields: ID, sort: ['-id'], limit: 1 })
      .pipe(mapCall(([row]) => idOf(row)));
  }
}
