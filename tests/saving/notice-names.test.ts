/** @jest-environment node */
import { isLeft } from 'fp-ts/Either';
import { filter, firstValueFrom, lastValueFrom, of } from 'rxjs';
import {
  collection,
  fixedUuid,
  integerField,
  joinParts,
  manyToOne,
  primaryKey,
  role,
  sortField,
  stringField,
  user,
  world,
} from '../../fixtures/builders';
import { Database, MemoryAuthGateway, MemoryClient, MemoryConnection, memoryGateways } from '../../src/adapters/memory';
import { AccessStore } from '../../src/application/access';
import {
  ArchiveSelection,
  BatchEdit,
  DeleteSelection,
  EditCell,
  type LayoutResolver,
  ListFactory,
  type ListSession,
  MoveItem,
  RescheduleItem,
} from '../../src/application/browse';
import type { ItemDependencies } from '../../src/application/dependencies';
import { OpenItem } from '../../src/application/item-editing';
import { Notifications } from '../../src/application/notifications';
import type { PresetsStore } from '../../src/application/presets';
import { SchemaStore } from '../../src/application/data-model';
import { ItemPrefetch } from '../../src/application/session';
import { UnsavedChanges } from '../../src/application/unsaved-changes';
import { type Call, succeed } from '../../src/kernel';
import { openJournal } from '../support/open-journal';
import { VirtualClock } from '../support/virtual-clock';

const resultOf = async <A>(call: Call<A>): Promise<A> => {
  const result = await lastValueFrom(call);
  if (isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

const ARCHIVED = { archive_field: 'status', archive_value: 'archived', unarchive_value: 'draft', sort_field: 'sort' };

const sample = world('sample', [
  role('admins', 'Administrators', { admin_access: true }),
  user(fixedUuid('notices/admin'), 'admin@example.com', 'northlight', 'admins'),
  joinParts([
    collection('authors', {}, [primaryKey(), stringField('name')], [{ id: 7, name: 'Ines' }]),
    collection(
      'articles',
      { ...ARCHIVED, display_template: '{{author.name}} – {{title}}' },
      [
        primaryKey(),
        stringField('title'),
        stringField('status'),
        integerField('words'),
        sortField(),
        manyToOne('author', { to: 'authors' }),
      ],
      [
        { id: 1, title: 'Salt roads', status: 'draft', words: 10, sort: 1, author: 7 },
        { id: 2, title: 'Ferries', status: 'draft', words: 20, sort: 2, author: null },
      ],
    ),
  ]),
]);

/** A layout that shows nothing of the names. */
const layouts: LayoutResolver = {
  shown: (layout) => layout,
  requestOf: () => () => ({ fields: ['id', 'words'], sort: ['sort'], limit: 25, page: 1 }),
  changes$: of(null),
};

const signIn = async () => {
  const clock = new VirtualClock(Date.parse('2026-11-20T10:40:00Z'));
  const connection = new MemoryConnection(new Database(sample), { clock });
  const { access_token } = await resultOf(
    new MemoryAuthGateway(connection).login({ email: 'admin@example.com', password: 'northlight' }),
  );
  const gateways = memoryGateways(
    new MemoryClient(connection, { userId: null, current: () => access_token, refresh: () => succeed(access_token) }),
  );
  const access = new AccessStore(gateways.users, gateways.permissions);
  const schema = new SchemaStore(gateways.schema);
  await resultOf(access.load());
  await resultOf(schema.load());
  const dependencies = {
    items: gateways.items,
    prefetch: new ItemPrefetch(gateways.items, clock),
    schema,
    access,
    clock,
    notifications: new Notifications(clock),
    identifiers: { uuid: () => fixedUuid('notices/new') },
    unsaved: new UnsavedChanges(),
    drafts: openJournal(clock).unfinished,
  } as unknown as ItemDependencies;
  return dependencies;
};

type SignedIn = Awaited<ReturnType<typeof signIn>>;

/** The articles as a list with the first one selected. */
const openList = async ({ items, clock, schema, access }: SignedIn): Promise<ListSession> => {
  const factory = new ListFactory(items, clock, schema, {} as PresetsStore, access);
  const session = factory.open({ collection: 'articles', memoryView: {} }, layouts);
  await firstValueFrom(session.list.items$.pipe(filter(({ kind }) => kind === 'ready')));
  session.selection.selectKeys([1]);
  return session;
};

const openItem = async (dependencies: SignedIn): Promise<OpenItem> => {
  const item = new OpenItem(dependencies, { kind: 'existing', collection: 'articles', key: 1 }, of('en-US'));
  await firstValueFrom(item.title$.pipe(filter((title) => title !== null)));
  return item;
};

const row = ({ list }: ListSession) => ({ collection: 'articles', list, key: 1 });

const LIST_ACTIONS: Readonly<Record<string, (session: ListSession, dependencies: SignedIn) => void>> = {
  'archives the selection': (session, dependencies) => new ArchiveSelection(session, dependencies).execute('archive'),
  'deletes the selection': (session, dependencies) => new DeleteSelection(session, dependencies).execute(),
  'edits the selection': (session, dependencies) => {
    const edit = new BatchEdit(session, dependencies, () => undefined);
    edit.tick('words');
    edit.execute();
  },
  'edits a cell': (session, dependencies) =>
    new EditCell(dependencies).execute({ ...row(session), field: 'words', before: 10, value: 11 }).subscribe(),
  'changes a row': (session, dependencies) =>
    new RescheduleItem(dependencies).execute({ ...row(session), edits: { words: 11 } }),
  'moves a row': (session, { items, clock, notifications, schema }) =>
    new MoveItem(items, clock, notifications, schema).to({ ...row(session), sortField: 'sort' }, 2),
};

const PAGE_ACTIONS: Readonly<Record<string, (item: OpenItem) => void>> = {
  saves: (item) => {
    item.editing.form.change('words', 11);
    item.save.execute('stay');
  },
  archives: (item) => item.archive.execute(),
  deletes: (item) => item.remove.execute(),
};

const firstNotice = async ({ notifications }: SignedIn) => {
  const [notice] = await firstValueFrom(notifications.shown$.pipe(filter(({ length }) => length > 0)));
  return { failure: notice?.failure, name: notice?.name?.('en-US') };
};

const NAMED = { failure: null, name: 'Ines – Salt roads' };

test.each(Object.entries(LIST_ACTIONS))(
  'a list that %s names the item with its related values, whatever the layout shows',
  async (_, act) => {
    const dependencies = await signIn();
    act(await openList(dependencies), dependencies);
    expect(await firstNotice(dependencies)).toEqual(NAMED);
  },
);

test.each(Object.entries(PAGE_ACTIONS))('a page that %s names the item with its related values', async (_, act) => {
  const dependencies = await signIn();
  act(await openItem(dependencies));
  expect(await firstNotice(dependencies)).toEqual(NAMED);
});

test('a batch of one names the item by what it wrote, and not at all where it wrote a relation', async () => {
  const nameAfter = async (field: string, value: string | number) => {
    const dependencies = await signIn();
    const edit = new BatchEdit(await openList(dependencies), dependencies, () => undefined);
    edit.tick(field);
    edit.form.change(field, value);
    edit.execute();
    return (await firstNotice(dependencies)).name;
  };
  expect(await nameAfter('title', 'Salt')).toBe('Ines – Salt');
  expect(await nameAfter('author', 7)).toBeNull();
});

test('the fields of the name are requested for the rows and stay out of what the list shows', async () => {
  const { query } = (await openList(await signIn())).list;
  expect(query?.fields).toEqual(['id', 'words']);
});
