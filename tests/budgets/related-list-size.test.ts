/** @jest-environment node */
import { isLeft } from 'fp-ts/Either';
import { lastValueFrom, tap } from 'rxjs';
import {
  collection,
  fixedUuid,
  manyToMany,
  primaryKey,
  role,
  rows as rowsOf,
  stringField,
  user,
  world,
} from '../../fixtures/builders';
import { Database, MemoryAuthGateway, MemoryClient, MemoryConnection, memoryGateways } from '../../src/adapters/memory';
import { AccessStore } from '../../src/application/access';
import type { ItemDependencies } from '../../src/application/dependencies';
import { ItemForm } from '../../src/application/item-editing';
import { SchemaStore } from '../../src/application/data-model';
import { fieldRelations } from '../../src/domain/items';
import { fieldOf } from '../../src/domain/schema';
import { sameValueIn } from '../../src/domain/values';
import { type Call, currentValue, succeed } from '../../src/kernel';
import { relatedEditing } from '../../src/parts/item/item-form/related-editing';
import { RelatedListViewModel } from '../../src/parts/relations/related-list/related-list.view-model';
import type { ItemsGateway } from '../../src/ports/gateways/items-gateway';
import { VirtualClock } from '../support/virtual-clock';

const ADMIN = fixedUuid('gallery/admin');
const PASSWORD = 'northlight';

const resultOf = async <A>(call: Call<A>): Promise<A> => {
  const result = await lastValueFrom(call);
  if (isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

/** An album with so many pictures, in an order of their own. */
const gallery = (count: number) => {
  const keys = Array.from({ length: count }, (_, index) => index + 1);
  return world('gallery', [
    role('admins', 'Administrators', { admin_access: true }),
    user(ADMIN, 'admin@example.com', PASSWORD, 'admins'),
    collection(
      'pictures',
      { display_template: '{{title}}' },
      [primaryKey(), stringField('title')],
      [...keys, count + 1].map((id) => ({ id, title: `Picture ${id}` })),
    ),
    collection('albums', {}, [primaryKey(), manyToMany('pictures', { to: 'pictures', sorted: true })], [{ id: 1 }]),
    rowsOf(
      'albums_pictures',
      keys.map((id) => ({ id, albums_id: 1, pictures_id: id, sort: id })),
    ),
  ]);
};

/** Opens the list of an album with so many pictures, and counts what the steps request and stage. */
const openAlbum = async (count: number) => {
  const clock = new VirtualClock(Date.parse('2026-11-20T10:40:00Z'));
  const connection = new MemoryConnection(new Database(gallery(count)), { clock });
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
  let [requests, answered] = [0, 0];
  const items: Pick<ItemsGateway, 'list' | 'count'> = {
    list: (name, query) => {
      requests += 1;
      return gateways.items.list(name, query).pipe(
        tap((result) => {
          if (!isLeft(result)) answered += result.right.length;
        }),
      );
    },
    count: (name, query, key) => {
      requests += 1;
      return gateways.items.count(name, query, key);
    },
  };
  const field = fieldOf(schema.schema, 'albums', 'pictures');
  const relations = fieldRelations(schema.schema, 'albums');
  const list = relations.listOf('pictures');
  const form = new ItemForm(sameValueIn(schema.schema, 'albums'), () => relations);
  form.start({ id: 1 });
  form.setPlace({ collection: 'albums', key: 1 });
  const relation = field === null ? undefined : relatedEditing(form, field, null);
  if (list === null || relation === undefined) throw new Error('There is no list');
  const identifiers = { uuid: () => 'draft' };
  const dependencies = { items, clock, schema, access, identifiers } as unknown as ItemDependencies;
  const view = new RelatedListViewModel(dependencies, list, {}, relation, 'en-US');
  const shown = () => currentValue(view.rows.rows$).rows ?? [];
  const firstRow = () => {
    const [row] = shown();
    if (row === undefined) throw new Error('The list is empty');
    return row;
  };
  /** What a step costs, and how many entries the save would have after it. */
  const cost = (step: () => void) => {
    [requests, answered] = [0, 0];
    step();
    clock.advance(2000);
    const sent = Object.values((form.edits['pictures'] ?? {}) as Readonly<Record<string, readonly unknown[]>>);
    return { requests, answered, entries: sent.reduce((sum, entries) => sum + entries.length, 0) };
  };
  const opened = cost(() => undefined);
  const names = shown().map((row) => view.nameOf(row));
  const removed = cost(() => view.remove(firstRow()));
  const restored = cost(() => view.restore(firstRow()));
  const added = cost(() => view.link([count + 1]));
  const moved = cost(() => view.moveOnPage(firstRow(), 5));
  view.dispose();
  return { opened, names, removed, restored, added, moved };
};

test('a list of 10,000 links takes the requests, rows and edits of one of ten', async () => {
  const [few, many] = [await openAlbum(10), await openAlbum(10_000)];
  expect(many).toEqual(few);
  expect(few.names).toHaveLength(10);
  expect(few.removed).toEqual({ requests: 0, answered: 0, entries: 1 });
  expect(few.restored).toEqual({ requests: 0, answered: 0, entries: 0 });
  // The greatest number, and the name of the added picture.
  expect(few.added).toEqual({ requests: 2, answered: 2, entries: 1 });
  expect(few.moved).toEqual({ requests: 0, answered: 0, entries: 7 });
});
