import {
  defaultIfEmpty,
  distinctUntilChanged,
  first,
  forkJoin,
  map,
  of,
  startWith,
  Subject,
  switchMap,
  tap,
  type Observable,
} from 'rxjs';
import {
  allCalls,
  chainCall,
  idle,
  StateValue,
  mapCall,
  succeed,
  toRemoteData,
  type Call,
  type RemoteData,
} from '../../kernel';
import type { JournalEntry } from '../../domain/recovery';
import type { CurrentUser } from '../../domain/users';
import type { AccessStore, RolesStore } from '../access';
import type { SchemaStore } from '../data-model';
import type { CapabilitiesStore, ProjectStore } from '../settings';
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
  /** Does not wait for the user: it loads in parallel with the user's record. */
  load?(): Call<void>;
  /** Called before the first page, for users with app access. */
  begin?(user: CurrentUser): void;
  clear?(): void;
  /**
   * Unsaved edits that closed pages have left and that signing out deletes; emits once. Missing in stores without any.
   */
  leftDrafts?(): Observable<readonly JournalEntry[]>;
}

/** Loads the data needed before the first screen after sign-in in one round, and clears it after sign-out. */
export class SessionData {
  private readonly retries$ = new Subject<void>();
  private readonly loading: StateValue<RemoteData<void>>;
  private lazyStores: readonly LazyStore[] = [];
  /** Idle while signed out; ready when every store is filled. */
  readonly state$: Observable<RemoteData<void>>;

  constructor(
    session: Session,
    private readonly stores: SessionStores,
    /** Other user data to be cleared. */
    private readonly clearables: readonly { clear(): void }[],
    /** Loads the signed-in code and its stores; may be called again after a failure. */
    private readonly loadApp: () => Call<readonly LazyStore[]>,
  ) {
    this.loading = new StateValue<RemoteData<void>>(
      idle,
      session.state$.pipe(
        map(hasSession),
        distinctUntilChanged(),
        tap((signedIn) => {
          if (!signedIn) this.clear();
        }),
        switchMap((signedIn) =>
          signedIn
            ? this.retries$.pipe(
                startWith(undefined),
                switchMap(() => toRemoteData(this.load())),
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

  private load(): Call<void> {
    const { access, capabilities, project, roles, schema } = this.stores;
    return allCalls([
      access.load(),
      capabilities.load(),
      project.load(),
      schema.load(),
      roles.load(),
      this.loadLazyStores(),
    ]).pipe(
      mapCall(() => {
        const { user } = access.access;
        if (user?.role?.app_access === true) this.lazyStores.forEach((store) => store.begin?.(user));
      }),
    );
  }

  private loadLazyStores(): Call<unknown> {
    return this.loadApp().pipe(
      chainCall((stores) => {
        this.lazyStores = stores;
        return allCalls(stores.map((store) => store.load?.() ?? succeed(undefined)));
      }),
    );
  }

  private clear(): void {
    const stores: readonly LazyStore[] = Object.values(this.stores);
    [...stores, ...this.lazyStores, ...this.clearables].forEach((store) => store.clear?.());
  }
}
