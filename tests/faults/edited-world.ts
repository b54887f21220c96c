import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import {
  bigIntegerField,
  collection,
  dateUpdated,
  decimalField,
  hashField,
  integerField,
  jsonField,
  manyToOne,
  oneToMany,
  primaryKey,
  role,
  sortField,
  stringField,
  textField,
  user,
  uuidKey,
  world,
} from '../../fixtures/builders';
import { SingleTab } from '../../src/adapters/browser';
import {
  Database,
  JournalStore,
  MemoryAuthGateway,
  MemoryClient,
  MemoryConnection,
  memoryGateways,
  type NumberAnswers,
} from '../../src/adapters/memory';
import type { AccessStore } from '../../src/application/access';
import {
  CheckServer,
  copyDenied$,
  CopyItem,
  DiscardChanges,
  ItemEditing,
  type ItemForm,
  SaveItem,
} from '../../src/application/item-editing';
import { type DrawerRequest, RelatedForm } from '../../src/application/related-editing';
import { DraftRecorder, DraftRecovery } from '../../src/application/recovery';
import { Notifications } from '../../src/application/notifications';
import type { SchemaStore } from '../../src/application/data-model';
import { ItemPrefetch, Session } from '../../src/application/session';
import type { Item, PrimaryKey, SaveTarget } from '../../src/domain/items';
import { type Access, editableFields } from '../../src/domain/permissions';
import { schemaOf } from '../../src/domain/schema';
import { equals, succeed, type Call, type Json } from '../../src/kernel';
import type { ItemsGateway } from '../../src/ports/gateways/items-gateway';
import { openJournal } from '../support/open-journal';
import { VirtualClock } from '../support/virtual-clock';

const START = Date.parse('2026-11-20T12:00:00Z');
const PEOPLE = { me: 'me@example.com', them: 'them@example.com' } as const;

const FIELDS = [
  stringField('title'),
  textField('body'),
  integerField('words'),
  jsonField('tags'),
  decimalField('price'),
  bigIntegerField('views'),
];

/** Tokens by user, reused across worlds: all twins sign with the same secret. */
const tokens = new Map<string, string>();

/** Fields that the tests edit. */
export const EDITED_FIELDS = ['title', 'body', 'words', 'tags', 'price', 'views'] as const;

/** Fields whose values servers answer as text or as numbers, in their own notation. */
export const NUMBER_FIELDS: readonly string[] = ['price', 'views'];

/** Equality of values as a user understands it: 3.50 is the price 3.5. */
export const isSame = (field: string, one: Json | undefined, other: Json | undefined): boolean =>
  NUMBER_FIELDS.includes(field) && (one ?? null) !== null && (other ?? null) !== null
    ? Number(one) === Number(other)
    : equals(one ?? null, other ?? null);

const row = (id: number | string): Item => ({
  id,
  title: `Title ${id}`,
  body: 'Body',
  words: 1,
  tags: ['a'],
  price: '3.50',
  views: '12',
});

const sample = world('edited', [
  role('admins', 'Administrators', { admin_access: true }),
  ...Object.entries(PEOPLE).map(([id, email]) => user(id, email, 'secret', 'admins')),
  // With and without an audit field: the application detects concurrent changes differently.
  collection('stamped', {}, [primaryKey(), ...FIELDS, dateUpdated()], [1, 2, 3].map(row)),
  collection('plain', {}, [primaryKey(), ...FIELDS], [1, 2, 3].map(row)),
  collection(
    'keyed',
    {},
    [uuidKey(), ...FIELDS],
    ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'].map(row),
  ),
  collection('front', { singleton: true }, [primaryKey(), ...FIELDS], [row(1)]),
  // Lists within a list and items in many-to-one fields, with keys of the server and keys of the client.
  collection(
    'books',
    {},
    [
      primaryKey(),
      stringField('title'),
      oneToMany('chapters', { from: 'chapters', foreignKey: 'book', sortField: 'sort' }),
      oneToMany('scenes', { from: 'scenes', foreignKey: 'book' }),
      manyToOne('author', { to: 'authors' }),
      dateUpdated(),
    ],
    [
      { id: 1, title: 'Title 1', author: 5 },
      { id: 2, title: 'Title 2', author: null },
    ],
  ),
  collection(
    'chapters',
    {},
    [
      primaryKey(),
      stringField('title'),
      integerField('book'),
      sortField(),
      oneToMany('notes', { from: 'notes', foreignKey: 'chapter' }),
      manyToOne('tag', { to: 'tags', keyType: 'uuid' }),
    ],
    [1, 2, 3, 4, 5, 6].map((id) => ({
      id,
      title: `Title ${id}`,
      book: id <= 4 ? 1 : null,
      sort: id <= 4 ? id : null,
    })),
  ),
  collection(
    'notes',
    {},
    [primaryKey(), stringField('title'), integerField('chapter'), manyToOne('by', { to: 'authors' })],
    [1, 2, 3, 4].map((id) => ({ id, title: `Title ${id}`, chapter: id, by: id })),
  ),
  collection(
    'authors',
    {},
    [primaryKey(), stringField('title')],
    [1, 2, 3, 4, 5].map((id) => ({ id, title: `Title ${id}` })),
  ),
  collection('tags', {}, [uuidKey(), stringField('title')]),
  collection('scenes', {}, [uuidKey(), stringField('title'), integerField('book')]),
  // Values that the server never answers as they were sent.
  collection(
    'sealed',
    {},
    [
      primaryKey(),
      stringField('title'),
      decimalField('price'),
      hashField('seal'),
      hashField('password', { special: ['hash', 'conceal'] }),
    ],
    [{ id: 1, title: 'Title 1', price: '3.50', seal: 'hash', password: 'secret' }],
  ),
]);

const valueOf = <A>(call: Call<A>): A => {
  const answers: A[] = [];
  call.subscribe((answer) => {
    if (isLeft(answer)) throw new Error(JSON.stringify(answer.left));
    answers.push(answer.right);
  });
  if (answers.length === 0) throw new Error('The twin took its time');
  return answers[0] as A;
};

const admin: Access = {
  user: {
    id: 'me',
    first_name: null,
    last_name: null,
    email: null,
    language: null,
    theme: null,
    avatar: null,
    last_page: null,
    role: { id: 'admins', name: '', admin_access: true, app_access: true, module_list: null, collection_list: null },
  },
  permissions: [],
};

/** A small server with two users who edit the same items. */
export class EditedWorld {
  readonly clock = new VirtualClock(START);
  private readonly connection: MemoryConnection;
  /** Journal storage, which survives a page. */
  private readonly shelf = new JournalStore();
  private count = 0;
  readonly schema: SchemaStore;
  readonly mine: ItemsGateway;
  readonly theirs: ItemsGateway;

  /** `numbers`: how the database answers decimals and big integers. */
  constructor(numbers: NumberAnswers = 'text') {
    this.connection = new MemoryConnection(new Database({ ...sample, numbers }), {
      clock: this.clock,
      accessTokenLifetime: 1e15,
    });
    this.mine = this.itemsOf(PEOPLE.me);
    this.theirs = this.itemsOf(PEOPLE.them);
    const { collections, fields, relations } = sample;
    this.schema = { schema: schemaOf(collections, fields, relations) } as SchemaStore;
  }

  /** All stored rows of a collection. */
  rows(name: string): readonly Item[] {
    return valueOf(this.theirs.list(name, { limit: -1 }));
  }

  /** Applies a concurrent change by the other user. */
  change(name: string, key: PrimaryKey, values: Item): void {
    valueOf(name === 'front' ? this.theirs.updateSingleton(name, values) : this.theirs.update(name, key, values));
  }

  /** Deletes an item by the other user. */
  remove(name: string, key: PrimaryKey): void {
    valueOf(this.theirs.remove(name, key));
  }

  /** A session of the first user. */
  signIn(): Session {
    const session = new Session(new MemoryAuthGateway(this.connection), this.clock, new SingleTab(), { hasAny: false });
    session.login({ email: PEOPLE.me, password: 'secret' }).subscribe();
    return session;
  }

  /** A page with the form of one item over these gateways. Signing out of the session removes its drafts. */
  open(target: SaveTarget, items: ItemsGateway, session?: Session) {
    const { clock } = this;
    const parts = {
      items,
      prefetch: new ItemPrefetch(items, clock),
      schema: this.schema,
      access: { access: admin, access$: new BehaviorSubject(admin) } as unknown as AccessStore,
      clock,
      notifications: new Notifications(clock),
      identifiers: { uuid: () => `11111111-0000-4000-8000-${String((this.count += 1)).padStart(12, '0')}` },
    };
    const editing = new ItemEditing(target, parts);
    const save = new SaveItem(editing, parts);
    const check = new CheckServer(editing, parts.notifications);
    const tab = openJournal(clock, this.shelf, 'clara', session);
    const recorder = new DraftRecorder(editing, tab.unfinished, this.schema.schema);
    const fields = editableFields(this.schema.schema, admin, target.collection, editing.isNew, clock.now());
    const recovery = new DraftRecovery(editing, recorder, tab.unfinished, of(fields));
    return {
      editing,
      save,
      check,
      discard: new DiscardChanges(editing, parts.notifications),
      recovery,
      notifications: parts.notifications,
      drawer: (form: ItemForm, field: string, request: DrawerRequest) =>
        new RelatedForm(form, field, request, parts, of(null)),
      copyDenied$: copyDenied$(editing, parts),
      copy: () => new CopyItem(editing, parts),
      dispose: () => [save, check, recovery, recorder, editing].forEach((part) => part.dispose()),
      /** Ends the tab without any handler running; sent requests still arrive. */
      die: () => {
        tab.die();
        [save, check, editing].forEach((part) => part.dispose());
      },
    };
  }

  private itemsOf(email: string): ItemsGateway {
    const token =
      tokens.get(email) ??
      valueOf(new MemoryAuthGateway(this.connection).login({ email, password: 'secret' })).access_token;
    tokens.set(email, token);
    const client = new MemoryClient(this.connection, {
      userId: null,
      current: () => token,
      refresh: () => succeed(token),
    });
    return memoryGateways(client).items;
  }
}

export type OpenPage = ReturnType<EditedWorld['open']>;
