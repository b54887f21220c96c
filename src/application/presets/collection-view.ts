import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  type Observable,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import { archiveFilter } from '../../domain/filters';
import {
  AUTO_SAVE_DELAY_MS,
  type ChangedPart,
  changedParts,
  changeLayoutOptions,
  changeLayoutQuery,
  changeView,
  type Preset,
  resolveView,
  type View,
  viewChanges,
  type ViewMembers,
} from '../../domain/presets';
import { Effect, equals, type JsonObject, StateValue } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { SchemaStore } from '../data-model';
import type { ViewPersistence, ViewRef } from './view-persistence';

export interface ViewState {
  /** The open bookmark; null for the default view and for a missing bookmark. */
  readonly bookmark: Preset | null;
  /** The requested bookmark does not exist or is not visible to the user. */
  readonly missing: boolean;
  /** The unsaved changes. The page of a bookmark does not count. */
  readonly changes: readonly ChangedPart[];
  /** The saved view. */
  readonly saved: View;
}

const isPage = (part: ChangedPart): boolean => part.part === 'layout_query' && part.key === 'page';

/**
 * The view of a collection and its changes. The default view is saved automatically after 450 ms without a change and
 * when the page is left. A bookmark is saved on demand; its unsaved changes are kept until the session ends. When
 * another tab saves the bookmark, its changes are merged with the local ones. `persistence` decides whether anything is
 * saved at all.
 */
export class CollectionView {
  private readonly current: BehaviorSubject<View>;
  private readonly changes$ = new Subject<void>();
  private readonly replaced = new Subject<View>();
  private readonly autoSave: Effect;
  private readonly viewState: StateValue<ViewState>;
  private readonly remoteChanges: Effect;
  private closed = false;
  readonly view$: Observable<View>;
  /** Emits when the view was replaced: after a reset, a revert, or a search saved elsewhere. */
  readonly replaced$: Observable<View> = this.replaced.asObservable();
  readonly state$: Observable<ViewState>;

  /** `urlView` is the part of the view given by the URL; it is saved only once the user changes something. */
  constructor(
    private readonly persistence: ViewPersistence,
    private readonly schema: SchemaStore,
    clock: Clock,
    readonly ref: ViewRef,
    urlView: Partial<View> = {},
  ) {
    this.current = new BehaviorSubject(changeView(persistence.mergeRemote(persistence.latest), urlView));
    this.view$ = this.current.asObservable();
    // Subscribed before the state, so that the state never reports a difference that is about to be merged.
    this.remoteChanges = new Effect(persistence.changes$.pipe(tap(() => this.mergeRemote())));
    this.viewState = new StateValue<ViewState>(
      this.stateOf(this.view),
      combineLatest([this.current, persistence.changes$]).pipe(map(([view]) => this.stateOf(view))),
    );
    this.state$ = this.viewState.value$.pipe(distinctUntilChanged((one, other) => equals(one, other)));
    this.autoSave = new Effect(
      this.changes$.pipe(
        switchMap(() => clock.after(AUTO_SAVE_DELAY_MS)),
        tap(() => persistence.autoSave()),
      ),
    );
  }

  get view(): View {
    return this.current.value;
  }

  get state(): ViewState {
    return this.viewState.value;
  }

  change(change: Partial<View>): void {
    this.show(changeView(this.view, change));
  }

  /** Merges into the layout query; a change of sort or limit resets the page to 1. */
  changeQuery(layout: string, change: JsonObject): void {
    this.show(changeLayoutQuery(this.view, layout, change));
  }

  changeOptions(layout: string, change: JsonObject): void {
    this.show(changeLayoutOptions(this.view, layout, change));
  }

  /** The changes to send to save the current view. */
  get difference(): Partial<ViewMembers> {
    return viewChanges(this.persistence.saved, this.view);
  }

  /** Restores the saved view. */
  revert(): void {
    this.persistence.revert();
    this.current.next(this.persistence.saved);
    this.replaced.next(this.view);
  }

  /** Restores the built-in default view. */
  reset(): void {
    const { collection } = this.ref;
    this.show(resolveView(null, collection, archiveFilter(this.schema.schema, collection)));
    this.replaced.next(this.view);
  }

  /** Drops the unsaved changes, after a save or when the user discards them. */
  discardChanges(): void {
    this.persistence.discardChanges();
  }

  /** Child components unmount after the page; changes they make then are saved at once. */
  dispose(): void {
    this.closed = true;
    this.autoSave.dispose();
    this.remoteChanges.dispose();
    this.viewState.dispose();
    this.persistence.autoSave();
  }

  private mergeRemote(): void {
    const { view: before } = this;
    const view = this.persistence.mergeRemote(before);
    if (changedParts(before, view).length === 0) return;
    this.current.next(view);
    if (view.search !== before.search) this.replaced.next(view);
  }

  private show(view: View): void {
    const isTheirs = this.persistence.change(view);
    this.current.next(view);
    if (!this.closed) this.changes$.next();
    else if (isTheirs) this.persistence.autoSave();
  }

  private stateOf(view: View): ViewState {
    const { preset, saved } = this.persistence;
    const isBookmark = this.ref.bookmark !== null;
    return {
      bookmark: isBookmark ? preset : null,
      missing: isBookmark && preset === null,
      changes: changedParts(saved, view).filter((part) => !isPage(part)),
      saved,
    };
  }
}
