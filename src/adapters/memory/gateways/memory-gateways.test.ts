import { isRight, left, right, type Either } from 'fp-ts/Either';
import { lastValueFrom } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { apiFailure, fail, mapCall, networkFailure, sessionEnded, type Call, type Failure } from '../../../kernel';
import type { SessionTokens } from '../../../ports/environment/session-tokens';
import { EDITOR, library, NOON } from '../../testing/library';
import { Database, MemoryAuthGateway, MemoryClient, MemoryConnection, memoryGateways } from '..';

const ADA = { email: 'ada@example.com', password: 'secret' };
const ED = { email: 'ed@example.com', password: 'pencil' };

/** The session's tokens, without its timers. */
class Tokens implements SessionTokens {
  readonly userId = null;
  token: string | null = null;
  renewals = 0;
  constructor(private readonly auth: MemoryAuthGateway) {}

  current(): string | null {
    return this.token;
  }

  refresh(): Call<string> {
    this.renewals += 1;
    return this.auth.refresh().pipe(
      mapCall(({ access_token }) => {
        this.token = access_token;
        return access_token;
      }),
    );
  }
}

const valueOf = async <A>(call: Call<A>): Promise<A> => {
  const result: Either<Failure, A> = await lastValueFrom(call);
  if (isRight(result)) return result.right;
  throw new Error(JSON.stringify(result.left));
};

const setUp = async (credentials: typeof ADA | null = ADA, latency?: number) => {
  const clock = new VirtualClock(NOON);
  const database = new Database(library());
  const connection = new MemoryConnection(database, { clock, ...(latency === undefined ? {} : { latency }) });
  const auth = new MemoryAuthGateway(connection);
  const tokens = new Tokens(auth);
  const client = new MemoryClient(connection, tokens);
  if (credentials !== null) tokens.token = (await valueOf(auth.login(credentials))).access_token;
  return { clock, database, connection, auth, tokens, client, items: memoryGateways(client).items };
};

describe('the session', () => {
  test('refreshes an expired access token once', async () => {
    const { clock, tokens, items } = await setUp();
    clock.advance(20 * 60_000);
    expect(await valueOf(items.read('writers', 1, ['name']))).toEqual({ name: 'Ann' });
    expect(tokens.renewals).toBe(1);
  });

  test('fails with the failure of the refresh when the refresh token has expired too', async () => {
    const { clock, items, tokens } = await setUp();
    clock.advance(8 * 24 * 60 * 60_000);
    tokens.refresh = () => fail(sessionEnded);
    expect(await lastValueFrom(items.list('writers', {}))).toEqual(left(sessionEnded));
  });

  test('rejects wrong credentials', async () => {
    const { auth } = await setUp(null);
    const result = await lastValueFrom(auth.login({ ...ADA, password: 'x' }));
    expect(result).toEqual(left(apiFailure(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')));
  });

  test('signs out, also without a session', async () => {
    const { auth, connection } = await setUp();
    await valueOf(auth.logout());
    expect(connection.cookie.read()).toBeNull();
    expect(await lastValueFrom(auth.refresh())).toMatchObject(left({ status: 400, code: 'INVALID_PAYLOAD' }));
    expect(await lastValueFrom(auth.logout())).toEqual(right(undefined));
  });
});

describe('the connection', () => {
  test('returns a network failure and writes nothing when offline', async () => {
    const { connection, items } = await setUp();
    connection.online = false;
    expect(await lastValueFrom(items.create('writers', { name: 'Zoe' }))).toEqual(
      left(networkFailure('POST /items/writers', true)),
    );
    expect(await lastValueFrom(items.list('writers', {}))).toEqual(left(networkFailure('GET /items/writers', false)));
    connection.online = true;
    expect(await valueOf(items.count('writers', {}, 'id'))).toEqual({ total_count: 3, filter_count: 3 });
  });

  test('answers after its latency, and does nothing when unsubscribed before', async () => {
    const { clock, database, items } = await setUp(null, 100);
    const onResult = jest.fn();
    items.list('writers', { fields: ['name'] }).subscribe(onResult);
    items.create('writers', { name: 'Zoe' }).subscribe().unsubscribe();
    clock.advance(99);
    expect(onResult).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onResult).toHaveBeenCalledWith(right([{ name: 'Ann' }, { name: 'Bob' }, { name: null }]));
    expect(database.rows('writers')).toHaveLength(3);
  });

  test('does nothing before it is subscribed', async () => {
    const { database, items } = await setUp();
    items.create('writers', { name: 'Zoe' });
    expect(database.rows('writers')).toHaveLength(3);
  });
});

describe('items', () => {
  test('are created, updated and deleted', async () => {
    const { items } = await setUp();
    expect(await valueOf(items.create('writers', { name: 'Zoe' }))).toEqual({ id: 4, name: 'Zoe', books: [] });
    expect(await valueOf(items.update('writers', 4, { name: 'Zoë' }))).toMatchObject({ name: 'Zoë' });
    await valueOf(items.remove('writers', 4));
    expect(await lastValueFrom(items.read('writers', 4))).toMatchObject(left({ status: 403, code: 'FORBIDDEN' }));
  });

  test('updating a missing item fails', async () => {
    const { items } = await setUp();
    expect(await lastValueFrom(items.update('writers', 99, { name: 'x' }))).toEqual(
      left(apiFailure(404, 'ITEM_NOT_FOUND', '')),
    );
  });

  test('a rejection contains the field errors', async () => {
    const { items } = await setUp(ED);
    expect(await lastValueFrom(items.update('books', 1, { title: 'x' }))).toEqual(
      left(
        apiFailure(400, 'FAILED_VALIDATION', '"title" must contain [a]', [
          { field: 'title', code: 'FAILED_VALIDATION', type: 'contains', details: { substring: 'a' } },
        ]),
      ),
    );
  });

  test('changing sent or returned objects does not change the world', async () => {
    const { items, database } = await setUp();
    const extra: Record<string, number> = { a: 1 };
    await valueOf(items.update('books', 1, { extra }));
    const [book] = await valueOf(items.list('books', { limit: 1 }));
    extra['a'] = 2;
    Object.assign(book?.['extra'] ?? {}, { a: 3 });
    expect(database.row('books', 1)?.['extra']).toEqual({ a: 1 });
  });

  test('a singleton is read before its first save, and saved', async () => {
    const { items } = await setUp();
    expect(await valueOf(items.readSingleton('notice'))).toEqual({ id: null, text: 'Hello' });
    expect(await valueOf(items.updateSingleton('notice', { text: 'Closed' }))).toEqual({ id: 1, text: 'Closed' });
  });
});

test('reads the user, the roles, the permissions and the presets', async () => {
  const { client, items } = await setUp(ED);
  expect(await valueOf(memoryGateways(client).users.me())).toEqual({
    id: EDITOR,
    first_name: null,
    last_name: null,
    email: 'ed@example.com',
    language: 'en-US',
    theme: 'auto',
    avatar: null,
    last_page: null,
    role: {
      id: 'editors',
      name: 'Editors',
      admin_access: false,
      app_access: true,
      module_list: null,
      collection_list: null,
    },
  });
  expect((await valueOf(memoryGateways(client).roles.list())).map(({ name }) => name)).toEqual(['Editors']);
  const permissions = await valueOf(memoryGateways(client).permissions.listForRole('editors'));
  expect(permissions.find(({ collection, action }) => collection === 'books' && action === 'create')).toEqual({
    id: 3,
    role: 'editors',
    collection: 'books',
    action: 'create',
    fields: ['title', 'pages'],
    permissions: {},
    validation: { pages: { _lt: 1000 } },
    presets: { title: 'Untitled' },
  });
  expect(permissions.filter(({ id }) => id === null)).toHaveLength(13);
  await valueOf(items.create('directus_presets', { collection: 'books', user: EDITOR, bookmark: 'Mine' }));
  await valueOf(items.create('directus_presets', { collection: 'books', role: 'editors', bookmark: 'Ours' }));
  await valueOf(items.create('directus_presets', { collection: 'books', bookmark: 'All' }));
  const presets = await valueOf(memoryGateways(client).presets.listMine());
  expect(presets.map(({ bookmark }) => bookmark)).toEqual(['Mine', 'Ours', 'All']);
});

test('reads the data model', async () => {
  const { client } = await setUp();
  const schema = memoryGateways(client).schema;
  expect((await valueOf(schema.collections())).collections.some(({ collection }) => collection === 'books')).toBe(true);
  expect(
    (await valueOf(schema.fields())).find(({ collection, field }) => collection === 'books' && field === 'title')
      ?.schema?.is_nullable,
  ).toBe(false);
  const relations = await valueOf(schema.relations());
  expect(relations.find(({ collection }) => collection === 'books')).toMatchObject({
    field: 'writer',
    related_collection: 'writers',
    meta: { one_field: 'books' },
  });
});

test('returns the version to administrators only, and the project to everyone', async () => {
  const tell = async (credentials: typeof ADA | null) =>
    valueOf(memoryGateways((await setUp(credentials)).client).server.info());
  expect(await tell(ADA)).toMatchObject({ project: { project_name: 'Library' }, version: '9.0.0-rc.83' });
  expect(await tell(null)).toMatchObject({ project: { project_name: 'Library' }, version: null });
  const { client } = await setUp(ED);
  expect(await valueOf(memoryGateways(client).server.settings())).toMatchObject({
    project_name: 'Library',
    project_url: null,
  });
});
