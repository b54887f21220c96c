import { right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, of, Subject, type Observable } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { openJournal } from '../../../../tests/support/open-journal';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { Item, PrimaryKey } from '../../../domain/items';
import type { Access, Permission } from '../../../domain/permissions';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import type { ItemsQuery } from '../../../domain/query';
import { schemaOf } from '../../../domain/schema';
import { networkFailure, ready, type Failure } from '../../../kernel';
import { Notifications } from '../../notifications';
import { UnsavedChanges } from '../../unsaved-changes';
import type { ItemDependencies } from '../../dependencies';
import type { ListSession } from '../list/list-session';
import { Selection } from './selection';

const sample = world('sample', [
  collection(
    'articles',
    { display_template: '{{title}}', archive_field: 'status', archive_value: 'archived', unarchive_value: 'draft' },
    [
      primaryKey(),
      stringField('title'),
      stringField('slug', { unique: true }),
      stringField('status', { default: 'draft' }),
    ],
  ),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

interface CapturedRequest {
  readonly what: string;
  readonly keys: readonly PrimaryKey[];
  readonly sent: unknown;
  readonly answer: (result: Either<Failure, unknown>) => void;
}

export const admin: Access = { user: testUser(true), permissions: [] };

/** The current value of a stream. */
export const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

/** The numbers from 1 to `count`. */
export const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A list with `count` of `found` articles selected; requests are answered by hand. */
export const openSelection = (
  count: number,
  access: Access = admin,
  found = count,
  page = openJournal(new VirtualClock()),
) => {
  const asked: CapturedRequest[] = [];
  const asking = (what: string, keys: readonly PrimaryKey[], sent: unknown = null) => {
    const subject = new Subject<never>();
    asked.push({ what, keys, sent, answer: (result) => (subject.next(result as never), subject.complete()) });
    return subject.asObservable();
  };
  const clock = new VirtualClock();
  const notifications = new Notifications(clock);
  const unsaved = new UnsavedChanges();
  const parts = {
    items: {
      removeMany: (_: string, keys: readonly PrimaryKey[]) => asking('delete', keys),
      update: (_: string, key: PrimaryKey, sent: Item) => asking('update one', [key], sent),
      updateMany: (_: string, keys: readonly PrimaryKey[], sent: Item) => asking('update', keys, sent),
      list: (_: string, query: unknown) => asking('list', [], query),
    },
    access: { access, access$: of(access) },
    schema: { schema, schema$: of(schema) },
    notifications,
    unsaved,
    drafts: page.unfinished,
    clock,
  } as unknown as ItemDependencies;
  const selection = new Selection(() => null);
  selection.selectKeys(numbers(count));
  let refreshed = 0;
  const query$ = new BehaviorSubject<ItemsQuery>({
    fields: ['title'],
    search: 'x',
    filter: { title: { _nnull: true } },
    sort: ['-title'],
    page: 3,
    limit: 25,
  });
  /** The list has another query. */
  const ask = (change: ItemsQuery): void => query$.next({ ...query$.value, ...change });
  const browse = {
    collection: 'articles',
    primaryKey: 'id',
    selection,
    list: {
      items: [{ id: 1, title: 'The last ferry' }],
      refresh: () => (refreshed += 1),
      get query() {
        return query$.value;
      },
      query$,
      counts$: new BehaviorSubject(ready({ total_count: 99_999, filter_count: found })),
    },
  } as unknown as ListSession;
  const said = (): readonly string[] =>
    now(notifications.shown$).map(({ text, count: of, failure }) => `${text ?? failure?.kind} ${of ?? ''}`.trim());
  /** The names in the notifications. */
  const named = (): readonly (string | null)[] => now(notifications.shown$).map(({ name }) => name?.('en-US') ?? null);
  /** Runs the action that the last notification offers. */
  const acceptOffer = (): void => {
    const offer = now(notifications.shown$).findLast(({ action }) => action !== undefined);
    if (offer === undefined) throw new Error('No notification offers an action');
    notifications.runAction(offer.id);
  };
  return { acceptOffer, asked, parts, browse, selection, ask, said, named, unsaved, refreshed: () => refreshed };
};

export const rule = (action: Permission['action'], fields: readonly string[]): Permission => ({
  id: 1,
  role: 'r',
  collection: 'articles',
  action,
  fields,
  permissions: null,
  validation: null,
  presets: null,
});

export const may = (...permissions: readonly Permission[]): Access => ({ user: testUser(false), permissions });

export const done = (): Either<Failure, unknown> => right(undefined);
export const broken = networkFailure('DELETE /items/articles', true);
