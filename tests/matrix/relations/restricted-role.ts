import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { Session } from '../../../src/application/session';
import { RolesStore } from '../../../src/application/access';
import { SchemaStore } from '../../../src/application/data-model';
import { keyOf, type PrimaryKey } from '../../../src/domain/items';
import { type Action, ACTIONS } from '../../../src/domain/permissions';
import { isSystemCollection } from '../../../src/domain/schema';
import type { Call } from '../../../src/kernel';
import type { Services } from '../../../src/kit';
import { ItemsGateway } from '../../../src/ports/gateways/items-gateway';
import { signIn } from '../application';

/** The fields that an action is allowed for; '*' for all, null for none. */
export type Rights = (collection: string, action: Action) => readonly string[] | '*' | null;

const PERMISSIONS = 'directus_permissions';

const ROLE = 'Contributor';

const answer = async <A>(call: Call<A>): Promise<A> => {
  const result = await firstValueFrom(call);
  if (isLeft(result)) throw new Error(`The demonstration world refuses a request: ${JSON.stringify(result.left)}`);
  return result.right;
};

const signOut = (services: Services): Promise<void> => answer(services.get(Session).logout());

/**
 * Signs in as a user with these rights on the collections of the project; called while an
 * administrator is signed in.
 */
export const signInWithRights = async (services: Services, rights: Rights): Promise<void> => {
  const items = services.get(ItemsGateway);
  const roles = await firstValueFrom(services.get(RolesStore).roles$);
  const role = roles.find(({ name }) => name === ROLE)?.id ?? '';
  const collections = [...services.get(SchemaStore).schema.collections.keys()].filter(
    (collection) => !isSystemCollection(collection),
  );
  const old = await answer(items.list(PERMISSIONS, { filter: { role: { _eq: role } }, fields: ['id'], limit: -1 }));
  const keys = old.map((row): PrimaryKey => keyOf(row, 'id') ?? '');
  const rows = collections.flatMap((collection) =>
    ACTIONS.flatMap((action) => {
      const fields = rights(collection, action);
      return fields === null ? [] : [{ role, collection, action, fields: fields === '*' ? ['*'] : fields }];
    }),
  );
  if (keys.length > 0) await answer(items.removeMany(PERMISSIONS, keys));
  await answer(items.createMany(PERMISSIONS, rows));
  await signOut(services);
  await signIn(services, ROLE);
};

export const signInAgain = async (services: Services, role?: string): Promise<void> => {
  await signOut(services);
  await signIn(services, role);
};
