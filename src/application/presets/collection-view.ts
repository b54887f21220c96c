import { BehaviorSubject, combineLatest, defer, distinctUntilChanged, map, Subject, switchMap, tap, type Observable } from 'rxjs';
import { archiveFilter } from '../../domain/filters';
import {
  autoSave, AUTO_SAVE_DELAY, changedParts, changeLayoutOptions, changeLayoutQuery, changeView, mergeViews, presetFor, shownView, viewChanges,
  type ChangedPart, type Preset, type PresetSave, type View, type ViewMembers,
} from '../../domain/presets';
import { chainCall, equals, Live, succeed, type Call, type JsonObject } from '../../kernel';
import type { Clock } from '../../ports/clock';
import type { SchemaStore } from '../schema';
import type { PresetsStore, UnsavedView } from './presets-store';

/** Which view of a collection: that of a bookmark, or its default one (null). */
export interface ViewPlace {
  readonly collection: string;
  readonly bookmark: number | null;
}

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

const bookmarkOf = (presets: readonly Preset[], collection: string, key: number): Preset | null =>
  presets.find((preset) => preset.id === key && preset.bookmark !== null && preset.collection === collection) ?? null;

const isPage = (part: ChangedPart): boolean => part.part === 'layout_query' && part.key === 'page';

/**
 * A collection's view while somebody arranges it. The default view keeps itself after 450 ms of rest and when the page is
 * left, in a preset of the person's own; of another tab's changes it overwrites only what was changed here. A bookmark is
 * changed by saving it alone; what was changed and not saved is still there on coming back, until the session ends.
 */
export class CollectionView {
  private readonly current: BehaviorSubject<View>;
  /** What was saved when somebody began to change it here. */
  private base: View;
  private readonly touched$ = new Subject<void>();
  private readonly replaced = new Subject<View>();
  private readonly work: Live<unknown>;
  private readonly live: Live<ViewState>;
  readonly view$: Observable<View>;
  /** The view as a whole has become another one: a reset, or the way back to what is saved. */
  readonly replaced$: Observable<View> = this.replaced.asObservable();
  readonly state$: Observable<ViewState>;

  /** `borrowed` is what an address brings along; it is shown, and kept only once somebody changes something. */
  constructor(
    private readonly presets: PresetsStore,
    private readonly schema: SchemaStore,
    clock: Clock,
    readonly place: ViewPlace,
    borrowed: Partial<View> = {},
  ) {
    const unsaved = presets.unsaved.get(this.name) ?? { base: this.saved, view: this.saved };
    this.base = unsaved.base;
    this.current = new BehaviorSubject(changeView(unsaved.view, borrowed));
    this.view$ = this.current.asObservable();
    this.live = new Live<ViewState>(
      this.stateOf(this.view),
      combineLatest([this.current, presets.presets$]).pipe(map(([view]) => this.stateOf(view))),
    );
    this.state$ = this.live.value$.pipe(distinctUntilChanged((one, other) => equals(one, other)));
    this.work = new Live<unknown>(null, this.touched$.pipe(switchMap(() => clock.after(AUTO_SAVE_DELAY)), tap(() => this.keep())));
  }

  get view(): View {
    return this.current.value;
  }

  get state(): ViewState {
    return this.live.value;
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
    return viewChanges(this.saved, this.view);
  }

  /** Back to what is saved, which for the default view is what is on screen already. */
  revert(): void {
    this.forget();
    this.base = this.saved;
    this.current.next(this.saved);
    this.replaced.next(this.view);
  }

  /** As if nobody had ever arranged it. */
  reset(): void {
    const { schema } = this.schema;
    this.show(shownView(null, '', archiveFilter(schema, this.place.collection)));
    this.replaced.next(this.view);
  }

  /** Nothing of it is unsaved any more: it has been saved, or somebody does without. */
  forget(): void {
    this.presets.unsaved.delete(this.name);
  }

  dispose(): void {
    this.work.dispose();
    this.live.dispose();
    this.keep();
  }

  private get name(): string {
    return `${this.place.bookmark ?? ''} ${this.place.collection}`;
  }

  private get preset(): Preset | null {
    const { collection, bookmark } = this.place;
    const { presets, viewer } = this.presets;
    if (bookmark !== null) return bookmarkOf(presets, collection, bookmark);
    return viewer === null ? null : presetFor(presets, collection, viewer);
  }

  private get saved(): View {
    const { collection } = this.place;
    return shownView(this.preset, collection, archiveFilter(this.schema.schema, collection));
  }

  private show(view: View): void {
    this.presets.unsaved.set(this.name, { base: this.base, view });
    this.current.next(view);
    this.touched$.next();
  }

  private stateOf(view: View): ViewState {
    const { preset, saved } = this;
    const isBookmark = this.place.bookmark !== null;
    return {
      bookmark: isBookmark ? preset : null,
      missing: isBookmark && preset === null,
      changes: changedParts(saved, view).filter((part) => !isPage(part)),
      saved,
    };
  }

  /** The default view alone keeps itself. */
  private keep(): void {
    if (this.place.bookmark === null && this.presets.unsaved.has(this.name)) this.presets.inTurn(this.name, () => this.write());
  }

  /** Reads what there is to keep when its turn has come: the page may be gone, and another one have changed more. */
  private write(): Call<unknown> | null {
    const kept = this.presets.unsaved.get(this.name);
    const save = kept === undefined ? null : this.saveOf(kept);
    if (kept === undefined || save === null) {
      this.forget();
      return null;
    }
    if (save.kind === 'update') return this.send(save, kept);
    // Another tab, or another machine, may have made it meanwhile: there is to be one.
    const look = defer(() => this.presets.refresh()).pipe(
      chainCall((): Call<unknown> => {
        const now = this.saveOf(kept);
        return now === null ? succeed(null) : this.send(now, kept);
      }),
    );
    return this.presets.alone(this.place.collection, () => look);
  }

  /** Only what somebody has changed here, put onto what is saved by now. */
  private saveOf({ base, view }: UnsavedView): PresetSave | null {
    const { presets, saved } = this;
    return presets.viewer === null ? null : autoSave(this.preset, this.place.collection, presets.viewer, saved, mergeViews(base, view, saved));
  }

  private send(save: PresetSave, { view }: UnsavedView): Call<Preset> {
    const { presets } = this;
    const call = save.kind === 'create' ? presets.create(save.preset) : presets.update(save.id, save.changes);
    return call.pipe(tap((result) => result._tag === 'Right' && this.settle(view)));
  }

  private settle(view: View): void {
    const latest = this.presets.unsaved.get(this.name);
    this.base = view;
    if (latest === undefined || latest.view === view) this.forget();
    else this.presets.unsaved.set(this.name, { base: view, view: latest.view });
  }
}
