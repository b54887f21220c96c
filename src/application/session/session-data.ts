import { isLeft, isRight } from 'fp-ts/Either';
import {
  BehaviorSubject,
  concat,
  defaultIfEmpty,
  distinctUntilChanged,
  first,
  forkJoin,
  map,
  merge,
  of,
  startWith,
  Subject,
  switchMap,
  take,
  tap,
  type Observable,
} from 'rxjs';
import {
  allCalls,
  chainCall,
  failed,
  idle,
  isTransient,
  loading,
  ready,
  StateValue,
  mapCall,
  succeed,
  type Call,
  type RemoteData,
} from '../../kernel';
import type { Access } from '../../domain/permissions';
import type { JournalEntry } from '../../domain/recovery';
import type { Schema } from '../../domain/schema';
import type { Capabilities } from '../../domain/settings';
import { type CurrentUser, userAccess } from '../../domain/users';
import type { Clock } from '../../ports/environment/clock';
import type { SessionMemory, SessionReads } from '../../ports/gateways/session-memory';
import type { AccessStore, RolesStore } from '../access';
import type { SchemaStore } from '../data-model';
import type { Notifications } from '../notifications';
import type { CapabilitiesStore, ProjectStore } from '../settings';
import type { UnsavedChanges } from '../unsaved-changes';
import type { Session } from './session';
import { hasSession } from './session-state';

/** Stores filled after sign-in and cleared after sign-out. */
export interface SessionStores {
  readonly access: AccessStore;
  readonly capabilities: CapabilitiesStore;
  readonly project: ProjectStore;
  readonly schema: SchemaStore;
  readonly roles: RolesStore;
}

/** A store in the code loaded after sign-in. */
export interface LazyStore {
  /** Does not wait for the user: it loads in parallel with the user's record. From the server unless `reads` are given. */
  load?(reads?: SessionReads): Call<void>;
  /** Called before the first page, for users with app access, and again when their access has changed. */
  begin?(user: CurrentUser): void;
  clear?(): void;
  /**
   * Unsaved edits that closed pages have left and that signing out deletes; emits once. Missing in stores without any.
   */
  leftDrafts?(): Observable<readonly JournalEntry[]>;
}

/** Recalled data are asked for again after this time, where nothing else shows that the server is reached again. */
const CONFIRM_AGAIN_MS = 10_000;

export interface SessionDataDependencies {
  readonly session: Pick<Session, 'state$' | 'userId'>;
  readonly stores: SessionStores;
  readonly memory: SessionMemory;
  readonly clock: Pick<Clock, 'after'>;
  /** Emits when the server can be reached again. */
  readonly reconnected$: Observable<unknown>;
  readonly unsaved: Pick<UnsavedChanges, 'hasOnPage'>;
  readonly notifications: Pick<Notifications, 'show'>;
  /** Other user data to be cleared. */
  readonly clearables: readonly { clear(): void }[];
  /** Loads the signed-in code and its stores; may be called again after a failure. */
  readonly loadApp: () => Call<readonly LazyStore[]>;
}

/** What pages are built from; the other stores are followed by what shows them. */
interface ShownData {
  readonly access: Access;
  readonly capabilities: Capabilities;
  readonly schema: Schema;
}

/**
 * Loads the data needed before the first screen after sign-in in one round, and clears it after sign-out. Data that this
 * device remembers of the user are shown at once and read again meanwhile; until then nothing is written.
 */
export class SessionData {
  private readonly retries$ = new Subject<void>();
  private readonly loading: StateValue<RemoteData<void>>;
  private readonly revision = new BehaviorSubject(0);
  private lazyStores: readonly LazyStore[] = [];
  /** Idle while signed out; ready when every store is filled. */
  readonly state$: Observable<RemoteData<void>>;
  /** Rises when the server's data model or access differ from what the open page was built from: it is opened again. */
  readonly revision$: Observable<number> = this.revision.asObservable();

  constructor(private readonly dependencies: SessionDataDependencies) {
    this.loading = new StateValue<RemoteData<void>>(
      idle,
      dependencies.session.state$.pipe(
        tap(({ kind }) => {
          if (kind === 'signed-out') dependencies.memory.forget();
        }),
        map(hasSession),
        distinctUntilChanged(),
        tap((signedIn) => {
          if (!signedIn) this.clear();
        }),
        switchMap((signedIn) =>
          signedIn
            ? this.retries$.pipe(
                startWith(undefined),
                switchMap(() => this.load().pipe(startWith(loading<void>()))),
              )
            : [idle],
        ),
      ),
    );
    this.state$ = this.loading.value$;
  }

  /** Loads again after a failure. */
  retry(): void {
    this.retries$.next();
  }

  /**
   * The unsaved edits of closed pages that signing out deletes, newest first; emits once, after the data have loaded.
   */
  leftDrafts(): Observable<readonly JournalEntry[]> {
    return this.state$.pipe(
      first(({ kind }) => kind === 'ready' || kind === 'failed'),
      switchMap(() => forkJoin(this.lazyStores.map((store) => store.leftDrafts?.() ?? of([])))),
      map((entries) => entries.flat()),
      defaultIfEmpty([]),
    );
  }

  dispose(): void {
    this.loading.dispose();
  }

  private load(): Observable<RemoteData<void>> {
    const { memory, session } = this.dependencies;
    const { userId } = session;
    if (userId === null) return this.loadFresh();
    return memory
      .recall(userId)
      .pipe(switchMap((reads) => (reads === null ? this.loadFresh() : this.loadRecalled(reads))));
  }

  private loadFresh(): Observable<RemoteData<void>> {
    return this.loadStores().pipe(
      map((result) => {
        if (isLeft(result)) return failed(result.left);
        this.beginStores();
        this.dependencies.memory.confirm('same');
        return ready(undefined);
      }),
    );
  }

  /** Incomplete data, and data that an earlier version of this application has stored otherwise, are not shown. */
  private loadRecalled(reads: SessionReads): Observable<RemoteData<void>> {
    return this.loadStores(reads).pipe(
      switchMap((result) => {
        if (isLeft(result)) return this.loadFresh();
        this.beginStores();
        return concat(of(ready<void>(undefined)), this.confirmRecalled(this.shown()));
      }),
    );
  }

  /**
   * Reads the recalled data again, and compares them with those that the pages were opened with. While the server is not
   * reached, the pages stay, and it is asked again from time to time.
   */
  private confirmRecalled(opened: ShownData): Observable<RemoteData<void>> {
    const { clock, memory, reconnected$ } = this.dependencies;
    return this.loadStores().pipe(
      switchMap((result) => {
        if (isRight(result)) {
          const now = this.shown();
          if (now.access !== opened.access) this.beginStores();
          const isSame =
            now.access === opened.access && now.capabilities === opened.capabilities && now.schema === opened.schema;
          memory.confirm(isSame ? 'same' : 'changed');
          if (!isSame) this.reopenPage();
          return of(ready<void>(undefined));
        }
        memory.confirm(result.left);
        if (!isTransient(result.left)) return of(failed<void>(result.left));
        return merge(reconnected$, clock.after(CONFIRM_AGAIN_MS)).pipe(
          take(1),
          switchMap(() => this.confirmRecalled(opened)),
        );
      }),
    );
  }

  private shown(): ShownData {
    const { access, capabilities, schema } = this.dependencies.stores;
    return { access: access.access, capabilities: capabilities.capabilities, schema: schema.schema };
  }

  /** The form that is closed leaves a draft, which the opened one offers to restore. */
  private reopenPage(): void {
    const { notifications, unsaved } = this.dependencies;
    if (unsaved.hasOnPage) notifications.show('page_reopened', 'warning');
    this.revision.next(this.revision.value + 1);
  }

  private beginStores(): void {
    const { user } = this.dependencies.stores.access.access;
    if (user !== null && userAccess(user).app_access) this.lazyStores.forEach((store) => store.begin?.(user));
  }

  private loadStores(reads?: SessionReads): Call<void> {
    const { access, capabilities, project, roles, schema } = this.dependencies.stores;
    return allCalls([
      access.load(reads),
      capabilities.load(reads?.server),
      project.load(reads?.server),
      schema.load(reads),
      roles.load(reads?.roles),
      this.loadLazyStores(reads),
    ]).pipe(mapCall(() => undefined));
  }

  private loadLazyStores(reads?: SessionReads): Call<unknown> {
    return this.dependencies.loadApp().pipe(
      chainCall((stores) => {
        this.lazyStores = stores;
        return allCalls(stores.map((store) => store.load?.(reads) ?? succeed(undefined)));
      }),
    );
  }

  private clear(): void {
    const { clearables, stores } = this.dependencies;
    const all: readonly { clear?(): void }[] = [...Object.values(stores), ...this.lazyStores, ...clearables];
    all.forEach((store) => store.clear?.());
  }
}
