import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, filter, firstValueFrom, of, Subject, switchMap, take } from 'rxjs';
import {
  collection,
  manyToAny,
  manyToMany,
  oneToMany,
  primaryKey,
  role,
  rows,
  stringField,
  user,
  world,
} from '../../../fixtures/builders';
import { admin } from '../../../tests/support/open-editing';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { Database, MemoryAuthGateway, MemoryClient, MemoryConnection, memoryGateways } from '../../adapters/memory';
import type { Item, RowRef } from '../../domain/items';
import { schemaOf } from '../../domain/schema';
import { apiFailure, type Call, currentValue, type Failure, fail, succeed } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import type { AccessStore } from '../access';
import { ItemEditing, SaveItem } from '../item-editing';
import { Notifications } from '../notifications';
import type { SchemaStore } from '../data-model';
import { ItemPrefetch } from '../session';
import { RelatedForm } from './related-form';
import { itemOf } from './related-form.fixtures';
import type { DrawerRequest } from './related-source';

const WORDS = [primaryKey(), stringField('title'), stringField('note')];

const library = world('library', [
  role('admins', 'Administrators', { admin_access: true }),
  user('me', 'me@example.com', 'secret', 'admins'),
  collection(
    'books',
    {},
    [
      primaryKey(),
      stringField('title'),
      oneToMany('chapters', { from: 'chapters', foreignKey: 'book' }),
      manyToMany('tags', { to: 'tags' }),
      manyToAny('blocks', { allowed: ['texts', 'chapters'] }),
    ],
    [{ id: 1, title: 'Ferries' }],
  ),
  collection('chapters', {}, WORDS, [{ id: 1, title: 'Known', note: null, book: 1 }]),
  collection('tags', {}, WORDS, [{ id: 1, title: 'Known', note: null }]),
  collection('texts', {}, WORDS, [{ id: 1, title: 'Known', note: null }]),
  rows('books_tags', [{ id: 1, books_id: 1, tags_id: 1 }]),
  rows('books_blocks', [{ id: 1, books_id: 1, collection: 'texts', item: '1' }]),
]);

const valueOf = <A>(call: Call<A>): A => {
  const answers: A[] = [];
  call.subscribe((answer) => {
    if (isLeft(answer)) throw new Error(JSON.stringify(answer.left));
    answers.push(answer.right);
  });
  return answers[0] as A;
};

/** A page with the form of a book, over a server that holds each update until `answer`. */
const openBook = () => {
  const clock = new VirtualClock(Date.parse('2026-11-20T12:00:00Z'));
  const connection = new MemoryConnection(new Database(library), { clock });
  const login = new MemoryAuthGateway(connection).login({ email: 'me@example.com', password: 'secret' });
  const token = valueOf(login).access_token;
  const client = new MemoryClient(connection, { userId: null, current: () => token, refresh: () => succeed(token) });
  const server = memoryGateways(client).items;
  const answers = new Subject<Failure | null>();
  const items: ItemsGateway = Object.assign(Object.create(server) as ItemsGateway, {
    update: (...update: Parameters<ItemsGateway['update']>) =>
      answers.pipe(
        take(1),
        switchMap((failure) => (failure === null ? server.update(...update) : fail(failure))),
      ),
  });
  const { collections, fields, relations } = library;
  let count = 0;
  const parts = {
    items,
    prefetch: new ItemPrefetch(items, clock),
    schema: { schema: schemaOf(collections, fields, relations) } as SchemaStore,
    access: { access: admin, access$: new BehaviorSubject(admin) } as unknown as AccessStore,
    clock,
    notifications: new Notifications(clock),
    identifiers: { uuid: () => `11111111-0000-4000-8000-${String((count += 1)).padStart(12, '0')}` },
  };
  const editing = new ItemEditing({ kind: 'existing', collection: 'books', key: '1' }, parts);
  const save = new SaveItem(editing, parts);
  return {
    server,
    form: editing.form,
    saves: () => save.execute('stay'),
    answer: (failure: Failure | null = null) => answers.next(failure),
    open: (name: string, request: DrawerRequest) => new RelatedForm(editing.form, name, request, parts, of(null)),
  };
};

interface Kind {
  readonly list: string;
  /** The collection of the related items. */
  readonly items: string;
  /** The rows of the list on the server, of which one was there before. */
  readonly rows: string;
  /** The values of a new row whose item has these ones. */
  readonly row: (values: Item) => Item;
  readonly request: DrawerRequest;
}

const KINDS: readonly (readonly [string, Kind])[] = [
  [
    'one-to-many',
    { list: 'chapters', items: 'chapters', rows: 'chapters', row: (values) => values, request: { kind: 'new-row' } },
  ],
  [
    'many-to-many',
    {
      list: 'tags',
      items: 'tags',
      rows: 'books_tags',
      row: (tags_id) => ({ tags_id }),
      request: { kind: 'new-row' },
    },
  ],
  [
    'many-to-any',
    {
      list: 'blocks',
      items: 'texts',
      rows: 'books_blocks',
      row: (item) => ({ item, collection: 'texts' }),
      request: { kind: 'new-row', collection: 'texts' },
    },
  ],
];

describe.each(KINDS)("'Done' in a drawer of a %s list during a save that creates its row", (_, kind) => {
  const opened = () => {
    const page = openBook();
    const first = page.open(kind.list, kind.request);
    itemOf(first).change('title', 'New');
    first.finish();
    page.saves();
    const row: RowRef = { draft: page.form.staged(kind.list)?.created[0]?.draft ?? '' };
    const drawer = page.open(kind.list, { kind: 'row', row });
    itemOf(drawer).change('note', 'Typed');
    return {
      ...page,
      drawer,
      stored: () => valueOf(page.server.list(kind.items, { filter: { title: { _eq: 'New' } } })),
    };
  };

  it('waits for its end, and stages against the row that was created', async () => {
    const { form, drawer, answer, saves, stored } = opened();
    const finished = firstValueFrom(drawer.finished$);
    expect(drawer.finish()).toBe(false);
    expect([currentValue(drawer.isWaiting$), currentValue(drawer.isRefused$)]).toEqual([true, false]);
    itemOf(drawer).change('note', 'Typed on');
    answer();
    await finished;
    expect(currentValue(drawer.isWaiting$)).toBe(false);
    expect(form.staged(kind.list)?.created).toEqual([]);
    expect(form.staged(kind.list)?.updated).toHaveLength(1);
    saves();
    answer();
    expect(form.edits).toEqual({});
    expect(stored()).toMatchObject([{ title: 'New', note: 'Typed on' }]);
  });

  it('waits for its end, and edits the new row when the save has failed', async () => {
    const { form, drawer, answer, stored } = opened();
    const finished = firstValueFrom(drawer.finished$);
    drawer.finish();
    answer(apiFailure(400, 'FAILED_VALIDATION', 'no'));
    await finished;
    expect(form.staged(kind.list)?.created.map(({ values }) => values)).toEqual([
      kind.row({ title: 'New', note: 'Typed' }),
    ]);
    expect(stored()).toEqual([]);
  });

  it('stages against the created row once the save has ended before', () => {
    const { form, drawer, answer } = opened();
    answer();
    expect(itemOf(drawer).edits).toEqual({ note: 'Typed' });
    expect(drawer.finish()).toBe(true);
    expect(form.staged(kind.list)?.updated).toHaveLength(1);
  });

  it('leaves it open with what was typed if another user has added an equal row meanwhile', async () => {
    const { form, drawer, answer, server, stored } = opened();
    valueOf(
      server.create(kind.rows, { ...kind.row({ title: 'New' }), [kind.rows === 'chapters' ? 'book' : 'books_id']: 1 }),
    );
    drawer.finish();
    const denied = firstValueFrom(drawer.isWaiting$.pipe(filter((isWaiting) => !isWaiting)));
    answer();
    await denied;
    expect(currentValue(drawer.denied$)).toBe('related_saved_meanwhile');
    expect(itemOf(drawer).values['note']).toBe('Typed');
    expect(form.dirty).toBe(true);
    expect(form.edits).toEqual({});
    expect(stored()).toHaveLength(2);
  });

  it('is given up with the drawer', async () => {
    const { form, drawer, answer } = opened();
    drawer.finish();
    drawer.close();
    drawer.dispose();
    answer();
    await Promise.resolve();
    expect(form.edits).toEqual({});
    expect(form.dirty).toBe(false);
  });
});
