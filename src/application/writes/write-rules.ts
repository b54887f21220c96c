import { isRight, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { map } from 'rxjs';
import { type Call, isApiCode, mapCall } from '../../kernel';
import type { AccountsGateway } from '../../ports/gateways/accounts-gateway';
import type { AuthGateway } from '../../ports/gateways/auth-gateway';
import type { Gateways } from '../../ports/gateways/gateways';
import { absent, added, fieldsOfDeleted, Finders, findOnly, present } from './finders';
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

/** The rules of the gateways of a session; they read by these gateways. */
export const writeRules = (gateways: Gateways): WriteRules<Gateways> => {
  const { files, folders, items, permissions, policies, presets, schema } = gateways;
  const finders = new Finders(gateways);
  const listed = () => schema.collections().pipe(mapCall(({ collections }) => collections));
  return {
    activity: { read: 'read' },
    assets: { read: 'read' },
    comments: {
      listForItem: 'read',
      listMentions: 'read',
      post: (collection, item, text) => finders.comment(collection, item, text),
      edit: 'idempotent',
      remove: (id) => finders.gone('directus_activity', items.read('directus_activity', id, ['id'])),
    },
    extensions: { names: 'read' },
    files: {
      maxBytes: 'read',
      read: 'read',
      upload: 'verified-by-caller',
      replace: 'verified-by-caller',
      importFrom: 'verified-by-caller',
      move: 'idempotent',
      remove: (ids) => finders.firstGone('directus_files', ids, (id) => files.read(id)),
    },
    folders: {
      list: 'read',
      read: 'read',
      create: (name, parent) =>
        added(
          folders.list().pipe(mapCall((all) => all.filter((each) => each.name === name && each.parent === parent))),
          (one, other) => one.id === other.id,
        ),
      update: 'idempotent',
      move: 'idempotent',
      remove: (id) => finders.gone('directus_folders', folders.read(id)),
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
      removeMany: (collection, keys) =>
        finders.firstGone(collection, keys, (key) => items.read(collection, key, fieldsOfDeleted(collection))),
      move: 'verified-by-caller',
    },
    permissions: {
      listMine: 'read',
      listForRole: 'read',
      listAll: 'read',
      read: 'read',
      create: (sent) => finders.permission(sent),
      createMany: (sent) => finders.permissions(sent),
      update: (id, changes) => finders.changedPermission(id, changes),
      remove: (id) => finders.gone('directus_permissions', permissions.read(id)),
      removeMany: (ids) => finders.firstGone('directus_permissions', ids, (id) => permissions.read(id)),
    },
    policies: {
      list: 'read',
      read: 'read',
      holders: 'read',
      roles: 'read',
      create: ({ name }) =>
        added(
          policies.list().pipe(mapCall((all) => all.filter((each) => each.name === name).map(({ id }) => id))),
          Object.is,
        ),
      attach: (policy, to, key) =>
        findOnly(() =>
          policies
            .holders(policy)
            .pipe(mapCall((all) => (all.some((each) => each[to]?.id === key) ? some<void>(undefined) : none))),
        ),
      // Deleting attachments that are deleted already is refused, which the lists show at once.
      detach: (ids) => finders.firstGone('directus_access', ids, (id) => items.read('directus_access', id, ['id'])),
    },
    presets: {
      listMine: 'read',
      keepMine: 'read',
      list: 'read',
      counts: 'read',
      read: 'read',
      create: (draft) => finders.preset(draft),
      update: 'idempotent',
      remove: (id) => finders.gone('directus_presets', presets.read(id)),
      removeMany: (ids) => finders.firstGone('directus_presets', ids, (id) => presets.read(id)),
    },
    revisions: { listForItem: 'read', firstRevision: 'read', readWithPrevious: 'read', readDeltas: 'read' },
    roles: { list: 'read', overview: 'read', read: 'read', create: ({ name }) => finders.role(name) },
    schema: { collections: 'read', fields: 'read', relations: 'read', texts: 'read' },
    // Names are unique: the server refuses a second creation, so that nothing has to be read before the first.
    schemaEditing: {
      createCollection: ({ collection }) => present(listed(), (each) => each.collection === collection),
      updateCollection: 'idempotent',
      deleteCollection: (collection) => absent(listed(), (each) => each.collection === collection),
      createField: ({ collection, field }) =>
        present(schema.fields(), (each) => each.collection === collection && each.field === field),
      updateField: 'idempotent',
      updateFields: 'idempotent',
      deleteField: 'idempotent',
      // A relation without configuration is a foreign key only, which a relation with one may have had before.
      createRelation: ({ collection, field, meta }) =>
        present(
          schema.relations(),
          (each) => each.collection === collection && each.field === field && (each.meta !== null || meta === null),
        ),
      updateRelation: 'idempotent',
      deleteRelation: (collection, field) =>
        absent(
          schema.relations(),
          (each) => each.collection === collection && each.field === field && each.meta !== null,
        ),
    },
    server: { info: 'read', settings: 'read', capabilities: 'read', updateSettings: 'idempotent' },
    users: {
      me: 'read',
      updateMe: 'idempotent',
      trackPage: 'idempotent',
      invite: (emails) => finders.invitation(emails),
      generateSecondFactor: 'idempotent',
      enableSecondFactor: () => finders.secondFactor(true),
      disableSecondFactor: () => finders.secondFactor(false),
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
  auth: {
    expectsSession: 'read',
    rememberedUser: 'read',
    login: 'idempotent',
    refresh: 'verified-by-caller',
    logout: 'idempotent',
  },
});
