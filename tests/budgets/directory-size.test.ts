/** @jest-environment node */
import { isLeft } from 'fp-ts/Either';
import { EMPTY, lastValueFrom, tap } from 'rxjs';
import { fixedUuid, joinParts, role, user, world } from '../../fixtures/builders';
import { Database, MemoryAuthGateway, MemoryClient, MemoryConnection, memoryGateways } from '../../src/adapters/memory';
import { AccountRiskCheck } from '../../src/application/users';
import { AccessStore } from '../../src/application/access';
import { ListFactory } from '../../src/application/browse';
import { PresetsStore } from '../../src/application/presets';
import { SchemaStore } from '../../src/application/data-model';
import { contributions } from '../../src/assembly/contributions';
import { type Call, currentValue, succeed, valueOf } from '../../src/kernel';
import { layoutResolver } from '../../src/kit';
import { directoryRef } from '../../src/modules/users/directory';
import type { ItemsGateway } from '../../src/ports/gateways/items-gateway';
import { VirtualBrowser } from '../support/virtual-browser';
import { VirtualClock } from '../support/virtual-clock';

const ADMIN = fixedUuid('directory/admin');
const PASSWORD = 'northlight';

const resultOf = async <A>(call: Call<A>): Promise<A> => {
  const result = await lastValueFrom(call);
  if (isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

/** A project with so many users, half of them in one of 40 roles. */
const directory = (count: number) =>
  world('directory', [
    role('admins', 'Administrators', { admin_access: true }),
    ...Array.from({ length: 40 }, (_, index) => role(`role-${index}`, `Desk ${index}`)),
    user(ADMIN, 'admin@example.com', PASSWORD, 'admins'),
    joinParts(
      Array.from({ length: count - 1 }, (_, index) =>
        user(
          fixedUuid(`directory/${index}`),
          `user-${String(index).padStart(5, '0')}@example.com`,
          PASSWORD,
          index % 2 === 0 ? 'role-1' : `role-${index % 40}`,
          { first_name: 'User', last_name: String(index) },
        ),
      ),
    ),
  ]);

/** Opens the directory, as the page does, and returns what was requested and listed. */
const openDirectory = async (count: number, selectedRole: string | null) => {
  const clock = new VirtualClock(Date.parse('2026-11-20T10:40:00Z'));
  const connection = new MemoryConnection(new Database(directory(count)), { clock });
  const { access_token } = await resultOf(
    new MemoryAuthGateway(connection).login({ email: 'admin@example.com', password: PASSWORD }),
  );
  const gateways = memoryGateways(
    new MemoryClient(connection, { userId: null, current: () => access_token, refresh: () => succeed(access_token) }),
  );
  const access = new AccessStore(gateways.users, gateways.permissions);
  const schema = new SchemaStore(gateways.schema);
  await resultOf(access.load());
  await resultOf(schema.load());
  const presets = new PresetsStore(gateways.presets, new VirtualBrowser(clock, () => 1).tab(), EMPTY, {
    show: () => undefined,
  });
  const { user: viewer } = access.access;
  if (viewer === null) throw new Error('There is no user');
  presets.begin(viewer);
  await resultOf(presets.load());
  const requests: string[] = [];
  let rows = 0;
  const items: Pick<ItemsGateway, 'list' | 'count'> = {
    list: (collection, query) => {
      requests.push(`list ${collection} ${query.limit} ${(query.fields ?? []).join()}`);
      return gateways.items.list(collection, query).pipe(
        tap((result) => {
          if (!isLeft(result)) rows += result.right.length;
        }),
      );
    },
    count: (collection, query, key) => {
      requests.push(`count ${collection}`);
      return gateways.items.count(collection, query, key);
    },
  };
  const { layouts, displays } = contributions();
  const factory = new ListFactory(items as ItemsGateway, clock, schema, presets, access);
  const session = factory.open(directoryRef(selectedRole), layoutResolver(layouts, displays));
  clock.advance(2000);
  const listed = valueOf(currentValue(session.list.items$))?.length;
  const check = new AccountRiskCheck(items, access);
  const risks = await lastValueFrom(check.risksOf([ADMIN], { kind: 'delete' }));
  session.dispose();
  return { requests, rows, listed, risks };
};

test.each([[null], ['role-1']])('5,000 users take the requests and rows of 50 (role %p)', async (selectedRole) => {
  const few = await openDirectory(50, selectedRole);
  const many = await openDirectory(5000, selectedRole);
  expect(many).toEqual(few);
  expect([few.listed, few.requests.length]).toEqual([25, 3]);
  expect(few.requests.join()).not.toContain('token');
  expect(few.risks).toEqual(['risk_own_delete', 'risk_last_administrator_delete']);
});
