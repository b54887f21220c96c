import { strict as assert } from 'node:assert';
import { scriptOptions } from '../../host/options';
import { newCondition, requestFilter, type Filter } from '../../src/domain/filters';
import type { PresetDraft } from '../../src/domain/presets';
import { navigationTree, ownText, schemaOf, type FieldType } from '../../src/domain/schema';
import type { JsonObject } from '../../src/kernel';
import { type AllGateways, fixedTokens, gatewaysOverHttp } from '../http-gateways';
import { AdminApi } from '../platform/admin-api';
import { LISTED_PROVIDERS } from '../platform/people';
import { type DatabaseName, DATABASES, databaseOf, startDirectus } from '../provider/directus';
import { isLaterServer, LATER_SERVERS, type LaterServer } from '../provider/install';
import { add, finish, noTally, reason, type Tally } from '../report';
import { startTwin } from '../twin';
import { codeOf, member, value } from './answers';
import { CAPABILITY_CHECKS } from './capability-checks';
import { ARTICLES, TYPES, TYPES_WITH_COLUMNS, type Walk } from './generation-walk';
import type { TableServer } from './stored-model';
import { verifyUnchanged } from './unchanged-items';
import { verifyLaterPact } from './verify-later-pact';
import { POLICY_CHECKS } from './verify-policies';

const USAGE = `Starts servers of later generations, and checks what the dialects translate for them; on these and on the first,
checks that saving an item of a system collection keeps what is stored of it
(npm run contracts:generations -- [options]):
  --server S    twin, 9.0, ${Object.keys(LATER_SERVERS).join(', ')}; may be repeated (all of them)
  --database D  ${DATABASES.join(' or ')} (sqlite); PostgreSQL has to be installed on this machine
  --help        show this`;

const EDITOR = { email: 'walk-editor@example.com', password: 'walk-editor-password' };
const WITHOUT_ROLE = { email: 'walk-own@example.com', password: 'walk-own-password' };
const READABLE = ['id', 'title', 'status', 'flags'];

/** The permissions of the editor: drafts only, and of those the title. */
const RULES: readonly JsonObject[] = [
  { collection: ARTICLES, action: 'read', permissions: { status: { _eq: 'draft' } }, fields: READABLE },
  { collection: ARTICLES, action: 'update', permissions: { status: { _eq: 'draft' } }, fields: ['title'] },
];

const FOLDER = 'walk_folder';
const FOLDER_NAME = { language: 'en-US', translation: '$t:walk_name' };

const MARKERS: Readonly<Partial<Record<FieldType, readonly string[]>>> = {
  boolean: ['cast-boolean'],
  csv: ['cast-csv'],
  hash: ['hash'],
  json: ['cast-json'],
};

/**
 * A collection with two articles, one with a field of each type, and an editor; by a policy where the server has them,
 * else by the role.
 */
const prepare = async (admin: AdminApi, server: LaterServer): Promise<void> => {
  const field = (name: string, type: string, special: readonly string[] = []): JsonObject => ({
    field: name,
    type,
    schema: {},
    meta: { special, interface: 'input' },
  });
  await admin.post('/collections', {
    collection: ARTICLES,
    meta: {},
    schema: {},
    fields: [
      { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } },
      field('title', 'string'),
      field('status', 'string'),
      field('flags', 'json', ['cast-json']),
      field('words', 'integer'),
      field('day', 'date'),
      field('published', 'dateTime'),
      field('created', 'timestamp'),
    ],
  });
  await admin.post('/collections', {
    collection: TYPES,
    meta: {},
    schema: {},
    fields: [
      { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } },
      ...TYPES_WITH_COLUMNS.map((type) => field(type, type, MARKERS[type])),
    ],
  });
  await admin.post('/collections', {
    collection: FOLDER,
    meta: { icon: 'inventory', color: '#FF0000', collapse: 'closed', sort: 2, translations: [FOLDER_NAME] },
    schema: null,
  });
  await admin.patch(`/collections/${TYPES}`, {
    meta: { group: FOLDER, ...(server !== '9.26' && { versioning: true }) },
  });
  await admin.post(`/items/${ARTICLES}`, [
    { title: 'A draft', status: 'draft', flags: { featured: true } },
    {
      title: 'A published one',
      status: 'published',
      words: 7,
      day: '2026-03-01',
      published: '2026-03-01T10:00:00',
      created: '2026-03-01T10:00:00Z',
    },
  ]);
  await admin.patch(`/collections/${ARTICLES}`, { meta: { group: FOLDER } });
  const texts = { 'en-US': 'The walk', 'de-DE': 'Der Gang' };
  if (server === '9.26')
    await admin.patch('/settings', { translation_strings: [{ key: 'walk_name', translations: texts }] });
  else
    await admin.post(
      '/translations',
      Object.entries(texts).map(([language, value]) => ({ key: 'walk_name', language, value })),
    );
  if (server === '11.3') {
    const policy = await admin.post('/policies', { name: 'Editors', app_access: true, permissions: RULES });
    const role = await admin.post('/roles', { name: 'Editors', policies: [{ policy: member(policy, 'id') }] });
    await admin.post('/users', { ...EDITOR, role: member(role, 'id') });
    await admin.post('/users', { ...WITHOUT_ROLE, policies: [{ policy: member(policy, 'id') }] });
  } else {
    const role = member(await admin.post('/roles', { name: 'Editors', app_access: true }), 'id');
    await admin.post(
      '/permissions',
      RULES.map((rule) => ({ ...rule, role })),
    );
    await admin.post('/users', { ...EDITOR, role });
  }
};

const preset = (user: string): PresetDraft => ({
  bookmark: 'Mine',
  user,
  role: null,
  collection: ARTICLES,
  search: 'a',
  filters: { _and: [{ title: { _contains: 'A' } }] },
  layout: 'tabular',
  layout_query: { tabular: { sort: 'title' } },
  layout_options: null,
  refresh_interval: null,
});

const CHECKS: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  ...CAPABILITY_CHECKS,
  'sign-on providers are listed by name, and a link leads to one': async ({ anonymous, admin }) => {
    assert.deepEqual(await value(anonymous.accounts.signOnProviders()), LISTED_PROVIDERS);
    const [provider = ''] = LISTED_PROVIDERS;
    const link = anonymous.accounts.signOnLink(provider, `${admin.url}/admin`);
    assert.equal((await fetch(link, { redirect: 'manual' })).status, 302);
  },
  'the user has the access of their role or policies': async ({ administrator, editor }) => {
    const flags = async (gateways: AllGateways) => {
      const { role } = await value(gateways.users.me());
      return [role?.admin_access, role?.app_access];
    };
    assert.deepEqual(
      [await flags(administrator), await flags(editor)],
      [
        [true, true],
        [false, true],
      ],
    );
  },
  'the own permissions name the fields that may be read and written': async ({ editor }) => {
    const mine = await value(editor.permissions.listMine());
    const fieldsOf = (action: string) =>
      mine.find((each) => each.collection === ARTICLES && each.action === action)?.fields ?? null;
    assert.deepEqual([fieldsOf('read'), fieldsOf('update'), fieldsOf('delete')], [READABLE, ['title'], null]);
    assert.ok(mine.some(({ collection, action }) => collection === 'directus_activity' && action === 'create'));
  },
  'a saved view is read back as it was written, and changed in place': async ({ editor }) => {
    const { id: user } = await value(editor.users.me());
    const { id } = await value(editor.presets.create(preset(user)));
    assert.deepEqual(await value(editor.presets.read(id)), { ...preset(user), id });
    const filters = { _and: [{ status: { _eq: 'draft' } }] };
    await value(editor.presets.update(id, { filters }));
    assert.deepEqual(await value(editor.presets.read(id)), { ...preset(user), id, filters });
    await value(editor.presets.remove(id));
  },
  'a change of a saved view keeps what this application does not know': async ({ administrator, admin }) => {
    const stored = await admin.post('/presets', {
      collection: ARTICLES,
      bookmark: 'B',
      icon: 'star',
      color: '#FF0000',
    });
    await value(administrator.presets.update(Number(member(stored, 'id')), { search: 'x' }));
    const now = await admin.get(`/presets/${Number(member(stored, 'id'))}`);
    assert.deepEqual([member(now, 'icon'), member(now, 'color'), member(now, 'search')], ['star', '#FF0000', 'x']);
  },
  'the data model has markers as in 9.0': async ({ administrator, admin }) => {
    const { collections } = await value(administrator.schema.collections());
    assert.ok(collections.some(({ collection }) => collection === ARTICLES));
    const fields = await value(administrator.schema.fields());
    const flags = fields.find(({ collection, field }) => collection === ARTICLES && field === 'flags');
    assert.deepEqual(flags?.meta?.special, ['json']);
    await value(
      administrator.schemaEditing.updateField(ARTICLES, { field: 'flags', meta: { special: ['json'], note: 'Marks' } }),
    );
    const stored = member(await admin.get(`/fields/${ARTICLES}/flags`), 'meta');
    assert.deepEqual([member(stored, 'special'), member(stored, 'note')], [['cast-json'], 'Marks']);
  },
  'folders are apart from collections, also for editors, and stay as they are': async ({
    administrator,
    editor,
    admin,
  }) => {
    const stored = await admin.get(`/collections/${FOLDER}`);
    const { collections, navigation } = await value(administrator.schema.collections());
    assert.deepEqual(navigation.folders, [
      { folder: FOLDER, icon: 'inventory', color: '#FF0000', hidden: false, translations: [FOLDER_NAME] },
    ]);
    assert.deepEqual(navigation.places.get(FOLDER), { group: null, sort: 2, collapse: 'closed' });
    assert.deepEqual(navigation.places.get(TYPES), { group: FOLDER, sort: null, collapse: 'open' });
    assert.ok(!collections.some(({ collection }) => collection === FOLDER));
    const { newestVerified } = await value(administrator.server.capabilities());
    const versioned = collections.filter(({ isVersioned }) => isVersioned === true).map((each) => each.collection);
    assert.deepEqual(versioned, newestVerified === '9.26' ? [] : [TYPES]);
    await value(administrator.schemaEditing.updateCollection(TYPES, { note: 'Each type' }));
    assert.equal(member(member(await admin.get(`/collections/${TYPES}`), 'meta'), 'group'), FOLDER);
    assert.deepEqual(await admin.get(`/collections/${FOLDER}`), stored);
    assert.deepEqual((await value(editor.schema.collections())).navigation.folders, navigation.folders);
  },
  'texts of the server are shown for their keys, also to editors, and keys are saved': async ({
    editor,
    admin,
    administrator,
  }) => {
    const { collections, navigation } = await value(editor.schema.collections());
    const schema = schemaOf(collections, [], [], navigation, await value(editor.schema.texts()));
    const names = (locale: string) => navigationTree(schema, locale).map(({ name }) => name);
    assert.deepEqual(
      [names('en-US'), names('de-DE'), names('fr-FR')],
      [['The walk'], ['Walk Folder'], ['Walk Folder']],
    );
    assert.equal(ownText(schema.texts, 'walk_name', 'de-DE'), 'Der Gang');
    const note = '$t:walk_name';
    await value(administrator.schemaEditing.updateField(ARTICLES, { field: 'title', meta: { note } }));
    assert.equal(member(member(await admin.get(`/fields/${ARTICLES}/title`), 'meta'), 'note'), note);
  },
  'an editor reads and edits what the rules allow, and no other item': async ({ editor }) => {
    const items = await value(
      editor.items.list(ARTICLES, { fields: ['id', 'title', 'flags'], sort: ['id'], limit: 10 }),
    );
    assert.deepEqual(items, [{ id: 1, title: 'A draft', flags: { featured: true } }]);
    assert.deepEqual(await value(editor.items.update(ARTICLES, 1, { title: 'Edited' }, ['title'])), {
      title: 'Edited',
    });
    assert.equal(await codeOf(editor.items.update(ARTICLES, 2, { title: 'Edited' }, ['title'])), 'FORBIDDEN');
    assert.equal(await codeOf(editor.items.update(ARTICLES, 1, { status: 'published' }, ['title'])), 'FORBIDDEN');
  },
  'a filter for empty values is accepted for every type': async ({ administrator }) => {
    const schema = schemaOf(
      (await value(administrator.schema.collections())).collections,
      await value(administrator.schema.fields()),
      await value(administrator.schema.relations()),
    );
    for (const field of ['title', 'flags', 'words', 'day', 'published', 'created'])
      for (const operator of ['empty', 'nempty'] as const) {
        const filter = requestFilter(schema, ARTICLES, [
          { ...newCondition(field, field, 'string', operator), value: true },
        ]);
        await value(administrator.items.list(ARTICLES, { fields: ['id'], ...(filter !== null && { filter }) }));
      }
  },
  'a filter, a search and a count find the same items': async ({ administrator }) => {
    const filter = { _and: [{ status: { _eq: 'published' } }, { title: { _contains: 'published' } }] };
    const found = await value(administrator.items.list(ARTICLES, { fields: ['id'], filter, search: 'one' }));
    assert.deepEqual(found, [{ id: 2 }]);
    const { filter_count, total_count } = await value(administrator.items.count(ARTICLES, { filter }, 'id'));
    assert.deepEqual([filter_count, total_count], [1, 2]);
  },
  'items are found by dates and times': async ({ administrator }) => {
    // Filters by dates depend on the database and the data model, which the gateways read first.
    await value(administrator.users.me());
    await value(administrator.schema.collections());
    await value(administrator.schema.fields());
    await value(administrator.schema.relations());
    const found = async (filter: Filter) =>
      (await value(administrator.items.list(ARTICLES, { fields: ['id'], filter }))).length;
    const cases: readonly (readonly [Filter, number])[] = [
      [{ day: { _eq: '2026-03-01' } }, 1],
      [{ day: { _gt: '2026-02-28' } }, 1],
      [{ day: { _lt: '2026-03-01' } }, 0],
      [{ day: { _between: ['2026-02-01', '2026-03-01'] } }, 1],
      [{ published: { _gte: '2026-03-01T10:00:00' } }, 1],
      [{ published: { _lt: '2026-03-01T10:00:00' } }, 0],
      [{ created: { _eq: '2026-03-01T10:00:00Z' } }, 1],
      [{ created: { _gt: '2026-03-01T10:00:00Z' } }, 0],
      [{ created: { _lt: '2026-03-01T13:00:00+02:00' } }, 1],
    ];
    for (const [filter, count] of cases) assert.equal(await found(filter), count, JSON.stringify(filter));
  },
  'an update has its revision, with the user who made it': async ({ administrator }) => {
    await value(administrator.items.update(ARTICLES, 2, { title: 'Once more' }, ['title']));
    const { revisions, total } = await value(administrator.revisions.listForItem(ARTICLES, 2, 10));
    assert.equal(total, revisions.length);
    assert.equal(revisions[0]?.activity?.action, 'update');
    assert.equal(revisions[0]?.activity?.user?.email, 'admin@example.com');
  },
  'an editor posts a comment, and finds it with their name': async ({ editor }) => {
    const posted = await value(editor.comments.post(ARTICLES, 1, 'Well said'));
    assert.deepEqual([posted.comment, posted.user?.email], ['Well said', EDITOR.email]);
    assert.deepEqual(await value(editor.comments.listForItem(ARTICLES, 1)), [posted]);
  },
  'an administrator edits and deletes a comment': async ({ administrator }) => {
    const { id } = await value(administrator.comments.post(ARTICLES, 2, 'First'));
    assert.equal((await value(administrator.comments.edit(id, 'Second'))).comment, 'Second');
    await value(administrator.comments.remove(id));
    assert.deepEqual(await value(administrator.comments.listForItem(ARTICLES, 2)), []);
  },
  'the theme of the user is stored': async ({ administrator }) => {
    assert.equal((await value(administrator.users.updateMe({ theme: 'dark' }))).theme, 'dark');
    assert.equal((await value(administrator.users.me())).theme, 'dark');
  },
  'roles have their flags, for administrators': async ({ administrator, editor }) => {
    const roles = await value(administrator.roles.overview());
    const flags = Object.fromEntries(
      roles.map((role) => [role.name, [role.admin_access, role.app_access, role.users]]),
    );
    assert.deepEqual(flags, { Administrator: [true, true, 1], Editors: [false, true, 1] });
    assert.ok((await value(editor.roles.list())).some(({ name }) => name === 'Editors'));
  },
  'no extension of another kind is offered': async ({ editor }) => {
    assert.deepEqual(await value(editor.extensions.names('layouts')), []);
  },
};

const walk = async (server: LaterServer, database: DatabaseName): Promise<Tally> => {
  const { url, email, password, stop } = await startDirectus(server, database);
  try {
    const admin = new AdminApi(url, email, password);
    await prepare(admin, server);
    const as = async (mail: string, secret: string): Promise<AllGateways> =>
      gatewaysOverHttp(url, fixedTokens(await admin.tokenOf(mail, secret)), fetch);
    const editorToken = await admin.tokenOf(EDITOR.email, EDITOR.password);
    const context: Walk = {
      admin,
      anonymous: gatewaysOverHttp(url, fixedTokens(null), fetch),
      administrator: await as(email, password),
      editor: await as(EDITOR.email, EDITOR.password),
      withoutRole: server === '11.3' ? await as(WITHOUT_ROLE.email, WITHOUT_ROLE.password) : null,
      start: () => {
        const paths: string[] = [];
        const recording: typeof fetch = (input, init) => {
          paths.push(new URL(String(input)).pathname);
          return fetch(input, init);
        };
        return { gateways: gatewaysOverHttp(url, fixedTokens(editorToken), recording), paths };
      },
    };
    let tally = noTally;
    const checks = { ...CHECKS, ...(server === '11.3' && POLICY_CHECKS) };
    for (const [name, check] of Object.entries(checks))
      try {
        await check(context);
        tally = add(tally, { passed: 1, failures: [] });
      } catch (error) {
        tally = add(tally, { passed: 0, failures: [`[${server}] ${name}\n  ${reason(error)}`] });
      }
    console.log(`${server}: ${tally.passed} of ${Object.keys(checks).length}`);
    return tally;
  } finally {
    await stop();
  }
};

/** A server of its own, so that the items of the walk are not among those that are saved. */
const checkUnchanged = async (server: TableServer, database: DatabaseName): Promise<Tally> => {
  const platform = server === 'twin' ? await startTwin() : await startDirectus(server, database);
  try {
    return await verifyUnchanged(server, platform);
  } finally {
    await platform.stop();
  }
};

const checkServer = async (name: string, database: DatabaseName): Promise<Tally> => {
  if (isLaterServer(name))
    return add(
      add(await walk(name, database), await checkUnchanged(name, database)),
      await verifyLaterPact(name, database),
    );
  if (name === 'twin' || name === '9.0') return checkUnchanged(name, database);
  return { passed: 0, failures: [`There is no server ${name}`] };
};

const run = async (): Promise<void> => {
  const { values } = scriptOptions(USAGE, {
    server: { type: 'string', multiple: true },
    database: { type: 'string', default: 'sqlite' },
  });
  const database = databaseOf(values.database);
  let tally = noTally;
  for (const server of values.server ?? ['twin', '9.0', ...Object.keys(LATER_SERVERS)])
    tally = add(tally, await checkServer(server, database));
  finish(tally);
};

run().catch((error: unknown) => finish({ passed: 0, failures: [reason(error)] }));
