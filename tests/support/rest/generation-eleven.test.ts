/** @jest-environment node */
import { map, timer } from 'rxjs';
import { fixedTokens, gatewaysOverHttp, type AllGateways } from '../../../contracts/http-gateways';
import { AdminApi } from '../../../contracts/platform/admin-api';
import { codeOf, member, value } from '../../../contracts/verification/answers';
import { POLICY_CHECKS } from '../../../contracts/verification/verify-policies';
import { asGenerationEleven } from '../../../fixtures/worlds';
import { emptyWorld } from '../../../fixtures/worlds/empty';
import {
  MemoryAccountsGateway,
  MemoryAuthGateway,
  MemoryClient,
  MemoryConnection,
  memoryGateways,
} from '../../../src/adapters/memory';
import type { JsonObject } from '../../../src/kernel';
import { startRestServer, type RestServer } from '.';

const ADMIN = { email: 'admin@example.com', password: 'password' };
const EDITOR = { email: 'walk-editor@example.com', password: 'walk-editor-password' };

const DRAFTS = { status: { _eq: 'draft' } };
const RULES: readonly JsonObject[] = [
  { collection: 'walk_articles', action: 'read', permissions: DRAFTS, fields: ['id', 'title'] },
];

/** A server of generation 11 with two editors by a policy, one without a role, through its REST API. */
const prepare = async () => {
  const server = await startRestServer({ world: asGenerationEleven(emptyWorld(ADMIN.email, ADMIN.password)) });
  const admin = new AdminApi(server.url, ADMIN.email, ADMIN.password);
  const policy = await admin.post('/policies', { name: 'Editors', app_access: true, permissions: RULES });
  const role = await admin.post('/roles', { name: 'Editors', policies: [{ policy: member(policy, 'id') }] });
  await admin.post('/users', { ...EDITOR, role: member(role, 'id') });
  const own = [{ policy: member(policy, 'id') }];
  await admin.post('/users', { email: 'walk-own@example.com', password: 'walk-own-password', policies: own });
  return { server, admin };
};

type As = (person: typeof ADMIN) => Promise<AllGateways>;

const overHttp =
  ({ url }: RestServer, admin: AdminApi): As =>
  async ({ email, password }) =>
    gatewaysOverHttp(url, fixedTokens(await admin.tokenOf(email, password)), fetch);

const clock = {
  now: () => Date.now(),
  after: (milliseconds: number) => timer(milliseconds).pipe(map(() => undefined)),
};

const inMemory =
  ({ database }: RestServer): As =>
  async (person) => {
    const connection = new MemoryConnection(database, { clock });
    const auth = new MemoryAuthGateway(connection);
    const { access_token } = await value(auth.login({ ...person }));
    const client = new MemoryClient(connection, fixedTokens(access_token));
    return { accounts: new MemoryAccountsGateway(connection), auth, ...memoryGateways(client) };
  };

const ADAPTERS = { 'over HTTP': overHttp, 'in memory': inMemory };

describe.each(Object.entries(ADAPTERS))('the twin of generation 11 %s', (_name, adapter) => {
  let server: RestServer;
  let admin: AdminApi;
  let administrator: AllGateways;
  let editor: AllGateways;

  beforeAll(async () => {
    ({ server, admin } = await prepare());
    const as = adapter(server, admin);
    [administrator, editor] = [await as(ADMIN), await as(EDITOR)];
  });

  afterAll(() => server.close());

  // The checks of a real server.
  test.each(Object.entries(POLICY_CHECKS))('%s', async (_check, check) => {
    await expect(check({ admin, administrator, editor })).resolves.toBeUndefined();
  });

  test('has the capabilities of 11, and tells administrators its version', async () => {
    expect(await value(administrator.server.capabilities())).toMatchObject({ policies: true, webhooks: false });
    expect((await value(administrator.server.info())).version).toBe('11.3.5');
    expect((await value(editor.server.info())).version).toBeNull();
  });

  test('gives users the access of their policies, and keeps their theme', async () => {
    const flags = { admin_access: false, app_access: true };
    expect(await value(editor.users.me())).toMatchObject({ ownAccess: flags, role: { name: 'Editors', ...flags } });
    expect((await value(administrator.users.updateMe({ theme: 'dark' }))).theme).toBe('dark');
    expect(await value(administrator.users.me())).toMatchObject({ theme: 'dark', ownAccess: { admin_access: true } });
  });

  test('tells administrators and others all that an application starts with', async () => {
    for (const { schema, permissions, presets } of [administrator, editor]) {
      expect((await value(schema.collections())).collections.length).toBeGreaterThan(0);
      expect((await value(schema.fields())).length).toBeGreaterThan(0);
      expect(await value(schema.relations())).toBeInstanceOf(Array);
      expect((await value(schema.texts())).size).toBe(0);
      expect(await value(permissions.listMine())).toBeInstanceOf(Array);
      expect(await value(presets.listMine())).toBeInstanceOf(Array);
    }
  });

  test('tells the own permissions without their rules', async () => {
    const mine = await value(editor.permissions.listMine());
    const found = mine.filter(({ collection }) => collection === 'walk_articles');
    expect(found).toMatchObject([{ action: 'read', fields: ['id', 'title'], permissions: {} }]);
    expect(mine).toContainEqual(expect.objectContaining({ collection: 'directus_activity', action: 'create' }));
  });

  test('shows administrators the flags of roles, and gives new roles none', async () => {
    const overview = await value(administrator.roles.overview());
    expect(
      overview.map(({ name, admin_access, app_access, users }) => [name, admin_access, app_access, users]),
    ).toEqual([
      ['Administrator', true, true, 1],
      ['Editors', false, true, 1],
    ]);
    expect((await value(editor.roles.list())).map(({ name }) => name)).toEqual(['Editors']);
    const id = await value(administrator.roles.create({ name: 'New', app_access: true, admin_access: true }));
    expect(await value(administrator.roles.read(id))).toMatchObject({ app_access: false, admin_access: false });
    await value(administrator.items.remove('directus_roles', id));
  });

  test('keeps a saved view as it was written', async () => {
    const { id: user } = await value(editor.users.me());
    const filters = { _and: [{ title: { _contains: 'a' } }] };
    const draft = { bookmark: 'Mine', user, role: null, collection: 'walk_articles', search: null, filters };
    const layout = { layout: 'tabular', layout_query: null, layout_options: null, refresh_interval: null };
    const { id } = await value(editor.presets.create({ ...draft, ...layout }));
    expect(await value(editor.presets.read(id))).toEqual({ ...draft, ...layout, id });
    await value(editor.presets.update(id, { filters: null }));
    expect((await value(editor.presets.listMine())).map((each) => each.filters)).toEqual([null]);
    await value(editor.presets.remove(id));
  });

  test('has comments with uuids, which only their authors edit', async () => {
    const posted = await value(editor.comments.post('walk_articles', 1, 'Well said'));
    expect(posted).toMatchObject({ id: expect.stringContaining('-'), user: { email: EDITOR.email } });
    expect(await value(editor.comments.listForItem('walk_articles', 1))).toEqual([posted]);
    expect((await value(editor.comments.edit(posted.id, 'Better said'))).comment).toBe('Better said');
    const other = await value(administrator.comments.post('walk_articles', 1, 'Thanks'));
    expect(await codeOf(editor.comments.edit(other.id, 'Changed'))).toBe('FORBIDDEN');
    await value(administrator.comments.remove(other.id));
    await value(editor.comments.remove(posted.id));
    expect(await value(editor.comments.listForItem('walk_articles', 1))).toEqual([]);
  });
});

test('a twin of 9.0 has no paths of generation 11', async () => {
  const { url, close } = await startRestServer({ world: emptyWorld(ADMIN.email, ADMIN.password) });
  const admin = new AdminApi(url, ADMIN.email, ADMIN.password);
  for (const path of ['/policies', '/policies/me/globals', '/access', '/comments', '/translations'])
    await expect(admin.get(path)).rejects.toThrow('404');
  await close();
});
