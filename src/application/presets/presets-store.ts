import { isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  combineLatest,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  mergeMap,
  type Observable,
  Subject,
  tap,
} from 'rxjs';
import {
  isInReach,
  presetMessage,
  type Preset,
  type PresetCounts,
  type PresetDraft,
  type PresetEntry,
  type PresetMessage,
  type View,
  type Viewer,
} from '../../domain/presets';
import type { CurrentUser } from '../../domain/users';
import { allCalls, Effect, equals, isTransient, mapCall, RemoteDataStore, succeed, type Call } from '../../kernel';
import type { PresetsGateway } from '../../ports/gateways/presets-gateway';
import type { Tabs } from '../../ports/environment/tabs';
import type { Notifications } from '../notifications';

/** An unsaved view and the saved view it is based on. */
export interface UnsavedView {
  readonly base: View;
  readonly view: View;
}

const NONE: readonly Preset[] = [];

export interface PresetOverview {
  readonly entries: readonly PresetEntry[];
  readonly counts: PresetCounts;
}

/** A view that the server has refused to save. */
export interface RefusedView {
  readonly view: View;
  /** In ms since 1970. */
  readonly at: number;
}

/** Builds the call when its turn comes; null when there is nothing to write. */
export type QueuedWrite = () => Call<unknown> | null;

/**
 * The presets in reach of the current user. Writes update the store at once and are broadcast to the other tabs of this
 * browser.
 */
export class PresetsStore {
  private readonly store = new RemoteDataStore(NONE, equals);
  private readonly writes$ = new Subject<readonly [name: string, turn: QueuedWrite]>();
  private readonly writes: Effect;
  private readonly remoteChanges: Effect;
  private readonly retries: Effect;
  private readonly failed = new Map<string, QueuedWrite>();
  private readonly viewer$ = new BehaviorSubject<Viewer | null>(null);
  /** By collection and bookmark; kept across pages. */
  readonly unsaved = new Map<string, UnsavedView>();
  /** By collection and bookmark. */
  private readonly refused = new Map<string, RefusedView>();
  private isRefusalReported = false;
  /** Empty until the user is known, since it depends on the user which of them apply. */
  readonly presets$: Observable<readonly Preset[]> = combineLatest([this.store.value$, this.viewer$]).pipe(
    map(([presets, viewer]) => (viewer === null ? NONE : presets)),
    distinctUntilChanged(),
  );
  readonly remote$ = this.store.data$;

  constructor(
    private readonly gateway: PresetsGateway,
    private readonly tabs: Tabs,
    /** Emits when the server can be reached again. */
    reconnected$: Observable<unknown>,
    private readonly notifications: Pick<Notifications, 'show'>,
  ) {
    this.writes = new Effect(this.writes$.pipe(concatMap(([name, turn]) => this.run(name, turn))));
    this.remoteChanges = new Effect(
      tabs.messages$.pipe(
        map(presetMessage),
        filter((message) => message !== null),
        tap((message) => this.onMessage(message)),
      ),
    );
    this.retries = new Effect(
      reconnected$.pipe(
        mergeMap(() => from([...this.failed])),
        tap(([name, turn]) => this.enqueue(name, turn)),
      ),
    );
  }

  get presets(): readonly Preset[] {
    return this.store.value;
  }

  /** The current user and role; null before sign-in. */
  get viewer(): Viewer | null {
    return this.viewer$.value;
  }

  load({ presets = this.gateway }: { readonly presets?: Pick<PresetsGateway, 'listMine'> } = {}): Call<void> {
    return this.store.load(presets.listMine());
  }

  begin(user: CurrentUser): void {
    this.viewer$.next({ user: user.id, role: user.role?.id ?? null });
  }

  /** Loads the presets again. */
  refresh(): Call<void> {
    return this.viewer === null ? succeed(undefined) : this.load();
  }

  create(draft: PresetDraft): Call<Preset> {
    return this.storing(this.gateway.create(draft));
  }

  update(id: number, changes: Partial<PresetDraft>): Call<Preset> {
    return this.storing(this.gateway.update(id, changes));
  }

  remove(id: number): Call<void> {
    return this.gateway.remove(id).pipe(
      tap((result) => {
        if (!isLeft(result)) this.forget(id);
      }),
      mapCall(() => undefined),
    );
  }

  /** All or none. */
  removeMany(ids: readonly number[]): Call<void> {
    return this.gateway.removeMany(ids).pipe(
      tap((result) => {
        if (!isLeft(result)) ids.forEach((id) => this.forget(id));
      }),
    );
  }

  /** Takes over a preset that was saved by its page. */
  reread(id: number): Call<Preset> {
    return this.storing(this.gateway.read(id));
  }

  /** Drops a preset that has been deleted, in all tabs of this browser. */
  forget(id: number): void {
    this.drop(id);
    this.broadcast((user) => ({ kind: 'preset-removed', user, id }));
  }

  /** All presets, of all users, and how many of them are bookmarks. */
  overview(): Call<PresetOverview> {
    return allCalls([this.gateway.list(), this.gateway.counts()] as const).pipe(
      mapCall(([entries, counts]) => ({ entries, counts })),
    );
  }

  /** Runs the call under a lock shared by all tabs. */
  withLock<A>(name: string, call: () => Call<A>): Call<A> {
    return this.tabs.withLock(`presets ${name}`, call);
  }

  /**
   * Queues a write; it runs even if the page is left. A write that may succeed later is repeated after a reconnect, and
   * not reported, unless a newer write of the same name was queued.
   */
  enqueue(name: string, turn: QueuedWrite): void {
    this.failed.delete(name);
    this.writes$.next([name, turn]);
  }

  /** The last refusal to save a view; undefined after a save. */
  refusalOf(name: string): RefusedView | undefined {
    return this.refused.get(name);
  }

  /** Remembers a refusal. The user is told once: with the next view, the reason is the same. */
  refuse(name: string, refusal: RefusedView): void {
    this.refused.set(name, refusal);
    if (!this.isRefusalReported) this.notifications.show('view_not_saved', 'warning');
    this.isRefusalReported = true;
  }

  /** A view was saved, so that a later refusal is news. */
  forgetRefusal(name: string): void {
    this.refused.delete(name);
    this.isRefusalReported = false;
  }

  clear(): void {
    this.viewer$.next(null);
    this.unsaved.clear();
    this.refused.clear();
    this.isRefusalReported = false;
    this.failed.clear();
    this.store.clear();
  }

  dispose(): void {
    this.writes.dispose();
    this.remoteChanges.dispose();
    this.retries.dispose();
  }

  private run(name: string, turn: QueuedWrite): Observable<unknown> {
    const { viewer } = this;
    return defer(() => turn() ?? EMPTY).pipe(
      tap((result) => {
        if (isLeft(result) && isTransient(result.left) && this.viewer === viewer) this.failed.set(name, turn);
      }),
    );
  }

  /** Answers that arrive after a change of user are dropped. */
  private storing(call: Call<Preset>): Call<Preset> {
    return defer(() => {
      const { viewer } = this;
      return call.pipe(
        tap((result) => {
          if (isLeft(result) || this.viewer !== viewer) return;
          this.put(result.right);
          this.broadcast((user) => ({ kind: 'preset-saved', user, preset: result.right }));
        }),
      );
    });
  }

  private broadcast(message: (user: string) => PresetMessage): void {
    if (this.viewer !== null) this.tabs.broadcast(message(this.viewer.user));
  }

  private onMessage(message: PresetMessage): void {
    if (message.user !== this.viewer?.user) return;
    if (message.kind === 'preset-saved') this.put(message.preset);
    else this.drop(message.id);
  }

  /** Presets out of the user's reach are removed. */
  private put(preset: Preset): void {
    if (this.viewer === null || !isInReach(preset, this.viewer)) {
      this.drop(preset.id);
      return;
    }
    const known = this.presets.some(({ id }) => id === preset.id);
    this.set(
      known ? this.presets.map((other) => (other.id === preset.id ? preset : other)) : [...this.presets, preset],
    );
  }

  private drop(id: number): void {
    this.set(this.presets.filter((preset) => preset.id !== id));
  }

  private set(presets: readonly Preset[]): void {
    this.store.set(presets);
    this.gateway.keepMine(presets);
  }
}
