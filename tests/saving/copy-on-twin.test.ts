/** @jest-environment node */
import { isLeft, left, type Either } from 'fp-ts/Either';
import { lastValueFrom, of } from 'rxjs';
import { blogWorld } from '../../fixtures/worlds/blog';
import { Database, MemoryAuthGateway, MemoryClient, MemoryConnection, memoryGateways } from '../../src/adapters/memory';
import { AccessStore } from '../../src/application/access';
import { CopyItem, ItemEditing } from '../../src/application/item-editing';
import { Notifications } from '../../src/application/notifications';
import { SchemaStore } from '../../src/application/data-model';
import { ItemPrefetch } from '../../src/application/session';
import type { CopyMode, Item } from '../../src/domain/items';
import { apiFailure, succeed, valueOf, type Call, type Failure, currentValue } from '../../src/kernel';
import type { ItemsGateway } from '../../src/ports/gateways/items-gateway';
import { EditedWorld } from '../faults/edited-world';
import { VirtualClock } from '../support/virtual-clock';

const SCENE = '22222222-2222-4222-8222-222222222222';
const NOW = Date.parse('2026-11-20T10:40:00Z');

const resultOf = async <A>(call: Call<A>): Promise<A> => {
  const result: Either<Failure, A> = await lastValueFrom(call);
  if (isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

const signIn = async (email: string) => {
  const clock = new VirtualClock(NOW);
  const database = new Database(blogWorld());
  const connection = new MemoryConnection(database, { clock });
  const tokens = await resultOf(new MemoryAuthGateway(connection).login({ email, password: 'northlight' }));
  const gateways = memoryGateways(
    new MemoryClient(connection, {
      userId: null,
      current: () => tokens.access_token,
      refresh: () => succeed(tokens.access_token),
    }),
  );
  const access = new AccessStore(gateways.users, gateways.permissions);
  const schema = new SchemaStore(gateways.schema);
  await resultOf(access.load());
  await resultOf(schema.load());
  const notices = new Notifications(clock);
  const parts = {
    items: gateways.items,
    prefetch: new ItemPrefetch(gateways.items, clock),
    schema,
    access,
    clock,
    notifications: notices,
    identifiers: { uuid: () => '11111111-1111-4111-8111-111111111111' },
  };
  return { database, parts };
};

const open = async (email: string, collection: string, key: string) => {
  const { database, parts } = await signIn(email);
  const editing = new ItemEditing({ kind: 'existing', collection, key }, parts);
  const copy = new CopyItem(editing, parts);
  const created: unknown[] = [];
  copy.done$.subscribe((made) => created.push(made));
  return { database, items: parts.items, editing, copy, created };
};

const LOGS = ['directus_activity', 'directus_revisions', 'directus_sessions'];

/** All rows by collection and key, without logs. */
const everything = (database: Database): ReadonlyMap<string, Item> => {
  const { items } = database.snapshot();
  return new Map(
    Object.entries(items)
      .filter(([collection]) => !LOGS.includes(collection))
      .flatMap(([collection, rows]) =>
        rows.map((row) => [`${collection}/${String(row[database.model.keyField(collection)])}`, row] as const),
      ),
  );
};

const chooseEverywhere = (copy: CopyItem, choice: CopyMode): void => {
  for (const { field, options } of currentValue(copy.preview$)?.relations ?? []) {
    if (options.some((option) => option.mode === choice && option.denied === false)) copy.setMode(field.field, choice);
  }
};

test.each<CopyMode>(['copy', 'link', 'leave'])(
  'whatever becomes of the relations (%s), nothing of the original changes',
  async (choice) => {
    const { database, copy, created } = await open('ines.halloran@northlight.example', 'articles', '3');
    chooseEverywhere(copy, choice);
    const before = everything(database);
    const promised = currentValue(copy.preview$)?.createdCount ?? 0;
    copy.execute();
    expect([currentValue(copy.failure$), currentValue(copy.form.errors$)]).toEqual([null, []]);
    expect(created).toHaveLength(1);
    const after = everything(database);
    for (const [name, row] of before) expect([name, after.get(name)]).toEqual([name, row]);
    const isJunction = (name: string): boolean =>
      name.startsWith('articles_') && !name.startsWith('articles_translations');
    const added = [...after.keys()].filter((name) => !before.has(name) && !isJunction(name));
    expect(added).toHaveLength(1 + promised);
  },
);

test('the children of a one-to-many are copied, and the original keeps its own', async () => {
  const { database, copy, created } = await open('clara.voss@northlight.example', 'newsletters', '3');
  expect(currentValue(copy.preview$)?.relations).toMatchObject([{ field: { field: 'links' }, mode: 'copy' }]);
  expect(currentValue(copy.preview$)?.createdCount).toBe(3);
  copy.execute();
  const links = database.rows('newsletter_links').map((row) => row['newsletter']);
  expect(links.filter((newsletter) => newsletter === 3)).toHaveLength(3);
  expect(links.filter((newsletter) => newsletter === created[0])).toHaveLength(3);
});

test('unsaved edits are saved in the copy and removed from the form; unique fields get a new suggestion', async () => {
  const { database, editing, copy, created } = await open('clara.voss@northlight.example', 'tags', '3');
  editing.form.change('name', 'rails');
  copy.reload();
  expect(copy.form.values).toEqual({ name: 'rails-copy', slug: 'railways-copy' });
  copy.form.change('name', 'rails');
  copy.execute();
  expect(database.row('tags', created[0] as number)).toMatchObject({ name: 'rails', slug: 'railways-copy' });
  expect(database.row('tags', 3)).toMatchObject({ name: 'railways', slug: 'railways' });
  expect(editing.form.dirty).toBe(false);
});

test('an error of the server appears at its field of the copy, and can be corrected there', async () => {
  const { copy, created } = await open('clara.voss@northlight.example', 'tags', '3');
  copy.form.change('name', 'ferries');
  copy.execute();
  expect(currentValue(copy.form.errors$)).toMatchObject([{ field: 'name', code: 'RECORD_NOT_UNIQUE' }]);
  expect(created).toEqual([]);
  copy.form.change('name', 'steam');
  copy.execute();
  expect(created).toHaveLength(1);
});

test('a contributor copies the permitted fields; every chosen relation mode is permitted', async () => {
  const { copy, created } = await open('jun.takeda@northlight.example', 'articles', '6');
  const preview = currentValue(copy.preview$);
  expect(valueOf(currentValue(copy.source$))).not.toBeNull();
  expect(
    preview?.relations.every(({ mode, options }) =>
      options.some((option) => option.mode === mode && option.denied === false),
    ),
  ).toBe(true);
  copy.execute();
  expect([currentValue(copy.failure$), currentValue(copy.form.errors$)]).toEqual([null, []]);
  expect(created).toHaveLength(1);
});

test('a list of more rows than an item shows is copied whole, in its order', async () => {
  const { database, items, copy, created } = await open('clara.voss@northlight.example', 'newsletters', '3');
  const labels = Array.from({ length: 250 }, (_, index) => `Link ${index}`);
  await resultOf(
    items.createMany(
      'newsletter_links',
      labels.map((label, index) => ({ label, url: 'https://example.com', newsletter: 3, sort: 1000 - index })),
    ),
  );
  copy.reload();
  expect(currentValue(copy.preview$)?.createdCount).toBe(253);
  copy.execute();
  const copied = database.rows('newsletter_links').filter(({ newsletter }) => newsletter === created[0]);
  expect(copied.map(({ label }) => label).slice(-250)).toEqual(labels.toReversed());
  expect(database.rows('newsletter_links').filter(({ newsletter }) => newsletter === 3)).toHaveLength(253);
});

test('edits of an item that the copy links are saved with it', async () => {
  const { database, editing, copy, created } = await open('clara.voss@northlight.example', 'events', '2');
  const place = database.row('events', 2)?.['place'] as number;
  editing.form.change('place', { id: place, name: 'The old mill' });
  copy.reload();
  copy.execute();
  expect(currentValue(copy.preview$)?.relations).toMatchObject([{ field: { field: 'place' }, mode: 'link' }]);
  expect(database.row('events', created[0] as number)).toMatchObject({ place });
  expect(database.row('places', place)).toMatchObject({ name: 'The old mill' });
  expect(database.row('events', 2)).toMatchObject({ place });
});

test('a new row gets another key in the copy, the same for each attempt, so that a restored draft can be saved', () => {
  const world = new EditedWorld();
  const keys: unknown[] = [];
  const items: ItemsGateway = Object.create(world.mine, {
    create: {
      value: (collection: string, values: Item) => {
        keys.push(...(values['scenes'] as readonly Item[]).map(({ id }) => id));
        return keys.length === 1
          ? of(left(apiFailure(400, 'FAILED_VALIDATION', 'no')))
          : world.mine.create(collection, values);
      },
    },
  }) as ItemsGateway;
  const page = world.open({ kind: 'existing', collection: 'books', key: '1' }, items);
  const { form } = page.editing;
  form.stage('scenes', { kind: 'create', draft: 'a', values: { id: SCENE, title: 'Storm' } });
  const copy = page.copy();
  copy.execute();
  copy.execute();
  expect(keys).toEqual([expect.stringMatching(/^1{8}-/), keys[0]]);
  expect(keys[0]).not.toBe(SCENE);
  expect(world.rows('scenes')).toMatchObject([{ id: keys[0], title: 'Storm' }]);
  expect(form.dirty).toBe(false);
  [copy, page].forEach((part) => part.dispose());
});

test('a text that is too long for its column is shown in the form of the copy, and nothing is sent', async () => {
  const { database, editing, copy, created } = await open('ines.halloran@northlight.example', 'articles', '3');
  const before = everything(database);
  editing.form.change('title', 'x'.repeat(300));
  copy.execute();
  expect([everything(database), created]).toEqual([before, []]);
  expect(currentValue(copy.form.errors$)).toMatchObject([{ field: 'title', details: { over: 45 } }]);
  expect(copy.form.values).toMatchObject({ title: 'x'.repeat(300) });
  copy.form.change('title', 'x'.repeat(255));
  copy.execute();
  expect(created).toHaveLength(1);
});
