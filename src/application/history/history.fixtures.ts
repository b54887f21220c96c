import type { Either } from 'fp-ts/Either';
import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import type { Item } from '../../domain/items';
import type { Access, Permission } from '../../domain/permissions';
import type {
  Activity,
  Comment,
  Revision,
  RevisionDelta,
  RevisionEntry,
  RevisionPage,
  RevisionWithPrevious,
} from '../../domain/revisions';
import type { Schema } from '../../domain/schema';
import type { Call, Failure } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { AccessStore } from '../access';
import { Notifications } from '../notifications';
import type { SchemaStore } from '../data-model';
import { UnsavedChanges } from '../unsaved-changes';
import type { HistoryDependencies } from './item-history';

/** A request that waits for the test to answer it. */
export interface PendingRequest {
  readonly what: string;
  readonly answer: (result: Either<Failure, unknown>) => void;
  /** False once the request was cancelled. */
  readonly isPending: () => boolean;
}

/** Dependencies whose calls the test answers, in any order. */
export const historyDependencies = (clock: Clock, schema: Schema, access: Access) => {
  const asked: PendingRequest[] = [];
  const asking = <A>(what: string): Call<A> => {
    const answers = new Subject<Either<Failure, A>>();
    asked.push({
      what,
      answer: (result) => {
        answers.next(result as Either<Failure, A>);
        answers.complete();
      },
      isPending: () => answers.observed,
    });
    return answers;
  };
  const notices = new Notifications(clock);
  const rights = new BehaviorSubject(access);
  const parts: HistoryDependencies = {
    items: {
      list: (collection: string, query: { readonly search?: string }) =>
        asking<readonly Item[]>(`list ${collection} ${query.search ?? ''}`.trim()),
    } as unknown as HistoryDependencies['items'],
    clock,
    schema: { schema, schema$: new BehaviorSubject(schema) } as unknown as SchemaStore,
    access: { access, access$: rights } as unknown as AccessStore,
    notifications: notices,
    unsaved: new UnsavedChanges(),
    revisions: {
      listForItem: (_collection, _item, limit) => asking<RevisionPage>(`${limit} revisions`),
      firstRevision: () => asking<RevisionEntry | null>('creation'),
      readWithPrevious: (_collection, _item, id) => asking<RevisionWithPrevious | null>(`values of ${id}`),
      readDeltas: (ids) => asking<readonly RevisionDelta[]>(`deltas of ${ids.join()}`),
    },
    comments: {
      listForItem: () => asking<readonly Comment[]>('comments'),
      listMentions: (user) => asking<readonly Comment[]>(`mentions of ${user}`),
      post: (_collection, _item, text) => asking<Comment>(`post ${text}`),
      edit: (id, text) => asking<Comment>(`edit ${id} ${text}`),
      remove: (id) => asking<void>(`remove ${id}`),
    },
    activity: { read: (id) => asking<Activity>(`activity ${id}`) },
  };
  return { parts, asked };
};

export const admin: Access = {
  user: {
    id: 'u',
    first_name: 'Ines',
    last_name: null,
    email: null,
    language: null,
    theme: null,
    avatar: null,
    last_page: null,
    role: { id: 'r', name: '', admin_access: true, app_access: true, module_list: null, collection_list: null },
  },
  permissions: [],
};

/** A user without admin access who has these permissions, each as 'directus_activity read'. */
export const worker = (...rights: readonly string[]): Access => ({
  user: { ...(admin.user as NonNullable<Access['user']>), role: null },
  permissions: rights.map((right, id): Permission => {
    const [collection = '', action = ''] = right.split(' ');
    return { id, role: 'r', collection, action, fields: ['*'], permissions: {}, validation: null, presets: null };
  }),
});

export const revision = (id: number, action: string, data: Item | null, delta: Item | null): Revision => ({
  id,
  collection: 'notes',
  item: '7',
  data,
  delta,
  activity: { action, timestamp: '2026-11-20T10:00:00', user: null, ip: null, user_agent: null },
});

export const comment = (id: number, text: string, user = 'u'): Comment => ({
  id,
  comment: text,
  timestamp: '2026-11-20T10:00:00',
  collection: 'notes',
  item: '7',
  user: { id: user, email: null, first_name: null, last_name: null, avatar: null },
});

/** The current value of a stream that replays. */
export const nowOf = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};
