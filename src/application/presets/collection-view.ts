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
import type { Clock } from '../../ports/clock';
import type { SchemaStore } from '../schema';
import { ViewPersistence, type ViewRef } from './view-persistence';
import type { PresetsStore } from './presets-store';

/** How the view on screen stands to what is saved. */
export interface ViewState {
  /** The bookmark that is open; null for the default view, and for one that is not there. */
  readonly bookmark: Preset | null;
  /** A bookmark was asked for that is not there, or not to be seen. */
  readonly missing: boolean;
  /** What has changed since it was saved; of a bookmark the page it is on does not count. */
  readonly changes: readonly ChangedPart[];
  /** The view as it is saved. */
  readonly saved: View;
}

const isPage = (part: ChangedPart): boolean => part.part === 'layout_query' && part.key === 'page';

/**
 * A collection's view while somebody arranges it. The default view keeps itself after 450 ms of rest and when the page is
 * left. A bookmark is changed by saving it alone; what was changed and not saved is still there on coming back, until the
 * session ends. Where another tab saves the bookmark, it follows in whatever was not changed here.
 */
export class CollectionView {
  private readonly persistence: ViewPersistence;
  private readonly current: BehaviorSubject<View>;
  private readonly changes$ = new Subject<void>();
  private readonly replaced = new Subject<View>();
  private readonly autoSave: Effect;
  private readonly viewState: StateValue<ViewState>;
  private readonly remoteChanges: Effect;
  private closed = false;
  readonly view$: Observable<View>;
  /** The view has become another one by itself: a reset, the way back to what is saved, or another search that was saved elsewhere. */
  readonly replaced$: Observable<View> = this.replaced.asObservable();
  readonly state$: Observable<ViewState>;

  /** `borrowed` is what an address brings along; it is shown, and kept only once somebody changes something. */
  constructor(
    presets: PresetsStore,
    private readonly schema: SchemaStore,
    clock: Clock,
    readonly ref: ViewRef,
    borrowed: Partial<View> = {},
  ) {
    this.persistence = new ViewPersistence(presets, schema, ref);
    this.current = new BehaviorSubject(changeView(this.persistence.mergeRemote(this.persistence.latest), borrowed));
    this.view$ = this.current.asObservable();
    // Before the state, which is never to say that something differs that is followed in a moment.
    this.remoteChanges = new Effect(presets.presets$.pipe(tap(() => this.mergeRemote())));
    this.viewState = new StateValue<ViewState>(
      this.stateOf(this.view),
      combineLatest([this.current, presets.presets$]).pipe(map(([view]) => this.stateOf(view))),
    );
    this.state$ = this.viewState.value$.pipe(distinctUntilChanged((one, other) => equals(one, other)));
    this.autoSave = new Effect(
      this.changes$.pipe(
        switchMap(() => clock.after(AUTO_SAVE_DELAY_MS)),
        tap(() => this.persistence.autoSave()),
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

  /** Some of what a layout asks for; another order or amount leads back to page 1. */
  changeQuery(layout: string, change: JsonObject): void {
    this.show(changeLayoutQuery(this.view, layout, change));
  }

  changeOptions(layout: string, change: JsonObject): void {
    this.show(changeLayoutOptions(this.view, layout, change));
  }

  /** What to send so that the saved view becomes the one on screen. */
  get difference(): Partial<ViewMembers> {
    return viewChanges(this.persistence.saved, this.view);
  }

  /** Back to what is saved, which for the default view is what is on screen already. */
  revert(): void {
    this.persistence.revert();
    this.current.next(this.persistence.saved);
    this.replaced.next(this.view);
  }

  /** As if nobody had ever arranged it. */
  reset(): void {
    const { schema } = this.schema;
    this.show(resolveView(null, '', archiveFilter(schema, this.ref.collection)));
    this.replaced.next(this.view);
  }

  /** Nothing of it is unsaved any more: it has been saved, or somebody does without. */
  discardChanges(): void {
    this.persistence.discardChanges();
  }

  /** Panels go after their page: what they still pass on then is kept at once. */
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
