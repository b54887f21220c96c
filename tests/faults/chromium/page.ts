import { BehaviorSubject, filter, firstValueFrom, NEVER, of } from 'rxjs';
import {
  collection,
  jsonField,
  primaryKey,
  role,
  stringField,
  textField,
  user,
  world,
} from '../../../fixtures/builders';
import { BrowserClock, BrowserIdentifiers, SingleTab } from '../../../src/adapters/browser';
import { IndexedDbEditJournal } from '../../../src/adapters/browser/indexed-db-edit-journal';
import { presenceByLocks } from '../../../src/adapters/browser/page-presence';
import {
  Database,
  MemoryAuthGateway,
  MemoryClient,
  MemoryConnection,
  memoryGateways,
} from '../../../src/adapters/memory';
import type { AccessStore } from '../../../src/application/access';
import { DiscardChanges, ItemEditing, SaveItem } from '../../../src/application/item-editing';
import { Notifications } from '../../../src/application/notifications';
import { DraftJournal, DraftRecorder, DraftRecovery } from '../../../src/application/recovery';
import type { SchemaStore } from '../../../src/application/data-model';
import { ItemPrefetch, Session } from '../../../src/application/session';
import type { Item } from '../../../src/domain/items';
import { type Access, editableFields } from '../../../src/domain/permissions';
import { schemaOf } from '../../../src/domain/schema';
import type { CurrentUser } from '../../../src/domain/users';

const KEYS = Array.from({ length: 20 }, (_, index) => index + 1);

const sample = world('crashes', [
  role('admins', 'Administrators', { admin_access: true, app_access: true }),
  user('clara', 'clara@example.com', 'secret', 'admins'),
  collection(
    'articles',
    {},
    [primaryKey(), stringField('title'), textField('body'), jsonField('options')],
    KEYS.map((id) => ({ id, title: `Title ${id}`, body: 'Body', options: null })),
  ),
]);

const schemaStore = { schema: schemaOf(sample.collections, sample.fields, sample.relations) } as SchemaStore;

const clara = {
  id: 'clara',
  role: { id: 'admins', admin_access: true, app_access: true },
} as unknown as CurrentUser;

const access: Access = { user: clara, permissions: [] };

/** How a page may give up its edits before it crashes. */
export type Ending = 'save' | 'discard' | 'sign-out';

/** A page with the form of one article: save, sign-out and journal are the application's, the server is in the page. */
const openPage = async (project: string, key: string) => {
  const [clock, identifiers] = [new BrowserClock(), new BrowserIdentifiers(window.crypto)];
  const connection = new MemoryConnection(new Database(sample), { clock });
  const session = new Session(new MemoryAuthGateway(connection), clock, new SingleTab(), { hasAny: false });
  await firstValueFrom(session.login({ email: 'clara@example.com', password: 'secret' }));
  const notifications = new Notifications(clock);
  const journal = new IndexedDbEditJournal(project, clock, presenceByLocks(navigator.locks));
  const drafts = new DraftJournal(journal, {
    clock,
    identifiers,
    session,
    notifications,
    attention: { visible$: NEVER },
  });
  drafts.begin(clara);
  const { items } = memoryGateways(new MemoryClient(connection, session));
  const dependencies = {
    items,
    prefetch: new ItemPrefetch(items, clock),
    schema: schemaStore,
    access: { access, access$: new BehaviorSubject(access) } as unknown as AccessStore,
    clock,
    notifications,
    identifiers,
  };
  const editing = new ItemEditing({ kind: 'existing', collection: 'articles', key }, dependencies);
  await firstValueFrom(editing.item$.pipe(filter(({ kind }) => kind === 'ready')));
  const recorder = new DraftRecorder(editing, drafts, schemaStore.schema);
  const fields = editableFields(schemaStore.schema, access, 'articles', false, clock.now());
  const recovery = new DraftRecovery(editing, recorder, drafts, of(fields));
  // Read after the recovery has begun to read.
  const saved = firstValueFrom(drafts.entries());
  const endings: Readonly<Record<Ending, () => void>> = {
    save: () => new SaveItem(editing, dependencies).execute('stay'),
    discard: () => new DiscardChanges(editing, notifications).execute(),
    'sign-out': () => session.logout().subscribe(),
  };
  return { editing, recovery, recorder, saved, endings };
};

type OpenPage = Awaited<ReturnType<typeof openPage>>;

let page: OpenPage | null = null;

const opened = (): OpenPage => {
  if (page === null) throw new Error('The page has not been opened');
  return page;
};

/** What the driver of the test calls in the page. */
const commands = {
  open: async (project: string, key: string): Promise<void> => {
    page = await openPage(project, key);
  },
  change: (field: string, value: string): void => opened().editing.form.change(field, value),
  edits: (): Item => opened().editing.form.edits,
  end: (ending: Ending): void => opened().endings[ending](),
  /** Restores everything that is offered; the edits of the form then. */
  restore: async (): Promise<Item> => {
    const { recovery, editing, saved } = opened();
    await saved;
    const [offer] = await firstValueFrom(recovery.drafts$);
    if (offer !== undefined)
      recovery.restore(
        offer.entry.id,
        offer.edits.map(({ field }) => field),
      );
    return editing.form.edits;
  },
};

export type PageCommands = typeof commands;

Object.assign(window, { crashed: commands });
