import { right } from 'fp-ts/Either';
import { firstValueFrom, of, type Observable } from 'rxjs';
import { collection, stringField, uuidKey, world } from '../../../fixtures/builders';
import type { Access } from '../../domain/permissions';
import { MASK, schemaOf } from '../../domain/schema';
import type { CurrentUser } from '../../domain/users';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import { ItemsWithoutTokens } from './items-without-tokens';

const USERS = 'directus_users';
const FIELDS = ['id', 'email'];
const ROW = { id: 'u', email: 'ines@example.com', token: 'clear' };

const { collections, fields, relations } = world('w', [
  collection(USERS, {}, [uuidKey(), stringField('email'), stringField('token')]),
  collection('notes', {}, [uuidKey(), stringField('title')]),
]);

/** Answers with the requested fields of the row, and records each call. */
const setUp = () => {
  const calls: unknown[][] = [];
  const rowWith = (requested: readonly string[] | undefined) =>
    Object.fromEntries(Object.entries(ROW).filter(([name]) => requested === undefined || requested.includes(name)));
  const record =
    <A>(name: string, answer: (...input: never[]) => A) =>
    (...input: never[]) => {
      calls.push([name, ...(input as unknown[])]);
      return of(right(answer(...input)));
    };
  const gateway = {
    list: record('list', (_collection, { fields: asked }: { fields?: readonly string[] }) => [rowWith(asked)]),
    read: record('read', (_collection, _key, asked?: readonly string[]) => rowWith(asked)),
    create: record('create', (_collection, _item, asked?: readonly string[]) => rowWith(asked)),
    update: record('update', (_collection, _key, _edits, asked?: readonly string[]) => rowWith(asked)),
    createMany: record('createMany', (_collection, _items, asked?: readonly string[]) => [rowWith(asked)]),
    updateMany: record('updateMany', (_collection, _keys, _edits, asked?: readonly string[]) => [rowWith(asked)]),
    count: record('count', () => ({ filter_count: 1, total_count: 1 })),
    total: record('total', () => 1),
    readSingleton: record('readSingleton', () => ({})),
    updateSingleton: record('updateSingleton', () => ({})),
    remove: record('remove', () => undefined),
    updateByFilter: record('updateByFilter', () => undefined),
    removeMany: record('removeMany', () => undefined),
    move: record('move', () => undefined),
  } as unknown as ItemsGateway;
  const role = { id: 'r', name: 'Administrators', admin_access: true, app_access: true };
  const access: Access = { user: { id: 'me', role } as CurrentUser, permissions: [] };
  const items = new ItemsWithoutTokens(gateway, {
    schema: { schema: schemaOf(collections, fields, relations) },
    access: { access },
  });
  return { items, calls };
};

const valueOf = async (call: Observable<unknown>) => firstValueFrom(call);
const MASKED = { id: 'u', email: 'ines@example.com', token: MASK };

test('reads and writes of users name their fields and answer with a masked token', async () => {
  const { items, calls } = setUp();
  expect(await valueOf(items.read(USERS, 'u'))).toEqual(right(MASKED));
  expect(await valueOf(items.list(USERS, { limit: 1 }))).toEqual(right([MASKED]));
  expect(await valueOf(items.create(USERS, ROW))).toEqual(right(MASKED));
  expect(await valueOf(items.update(USERS, 'u', { token: 'x' }))).toEqual(right(MASKED));
  expect(await valueOf(items.createMany(USERS, [ROW]))).toEqual(right([MASKED]));
  expect(await valueOf(items.updateMany(USERS, ['u'], {}))).toEqual(right([MASKED]));
  expect(calls).toEqual([
    ['read', USERS, 'u', FIELDS],
    ['list', USERS, { limit: 1, fields: FIELDS }],
    ['create', USERS, ROW, FIELDS],
    ['update', USERS, 'u', { token: 'x' }, FIELDS],
    ['createMany', USERS, [ROW], FIELDS],
    ['updateMany', USERS, ['u'], {}, FIELDS],
  ]);
});

test('only a read of nothing but the token returns it', async () => {
  const { items } = setUp();
  expect(await valueOf(items.read(USERS, 'u', ['token']))).toEqual(right({ token: 'clear' }));
  expect(await valueOf(items.read(USERS, 'u', ['token', 'email']))).toEqual(
    right({ email: 'ines@example.com', token: MASK }),
  );
  expect(await valueOf(items.read(USERS, 'u', ['email']))).toEqual(right({ email: 'ines@example.com' }));
});

test('calls for other collections, and calls without an item as answer, are passed on as they are', async () => {
  const { items, calls } = setUp();
  await valueOf(items.read('notes', 'n'));
  await valueOf(items.list('notes', {}));
  await valueOf(items.create('notes', {}));
  await valueOf(items.update('notes', 'n', {}));
  await valueOf(items.createMany('notes', [{}]));
  await valueOf(items.updateMany('notes', ['n'], {}));
  await valueOf(items.count(USERS, {}, 'id'));
  await valueOf(items.total(USERS));
  await valueOf(items.readSingleton('notes'));
  await valueOf(items.updateSingleton('notes', {}));
  await valueOf(items.remove(USERS, 'u'));
  await valueOf(items.updateByFilter(USERS, {}, {}));
  await valueOf(items.removeMany(USERS, ['u']));
  await valueOf(items.move('notes', 1, 2));
  expect(calls).toEqual([
    ['read', 'notes', 'n', undefined],
    ['list', 'notes', {}],
    ['create', 'notes', {}],
    ['update', 'notes', 'n', {}],
    ['createMany', 'notes', [{}]],
    ['updateMany', 'notes', ['n'], {}],
    ['count', USERS, {}, 'id'],
    ['total', USERS],
    ['readSingleton', 'notes', undefined],
    ['updateSingleton', 'notes', {}],
    ['remove', USERS, 'u'],
    ['updateByFilter', USERS, {}, {}],
    ['removeMany', USERS, ['u']],
    ['move', 'notes', 1, 2],
  ]);
});
