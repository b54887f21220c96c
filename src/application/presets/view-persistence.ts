import { isRight } from 'fp-ts/Either';
import { defer, map, mergeMap, type Observable, of } from 'rxjs';
import { archiveFilter } from '../../domain/filters';
import {
  autoSave,
  type ChangedPart,
  changedParts,
  changeLayoutQuery,
  changeView,
  mergeViews,
  type Preset,
  resolvePreset,
  type PresetSave,
  resolveView,
  type View,
} from '../../domain/presets';
import { objectIn } from '../../domain/query';
import { type Call, chainCall, isTransient, succeed } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { SchemaStore } from '../data-model';
import type { PresetsStore, UnsavedView } from './presets-store';

/** The view of a bookmark, or (null) the default view of a collection. */
export interface ViewRef {
  readonly collection: string;
  readonly bookmark: number | null;
}

/** The pause between a refusal to save a view and the next attempt. */
const REFUSAL_PAUSE_MS = 60_000;

const QUERY_KEYS = ['sort', 'limit'];

const changesQuery = (part: ChangedPart): boolean =>
  part.part === 'filters' || part.part === 'search' || (part.part === 'layout_query' && QUERY_KEYS.includes(part.key));

/**
 * Merges the view saved elsewhere (`theirs`) with the local changes (`current` against `base`). The page is kept,
 * unless the remote change affects filters, search, sort or limit.
 */
const mergeRemoteView = (base: View, current: View, theirs: View): View => {
  const merged = mergeViews(base, current, theirs);
  const changes = changedParts(current, merged);
  if (changes.some(changesQuery)) return changeView(merged, { search: merged.search });
  const turned = changes.flatMap((part) => (part.part === 'layout_query' && part.key === 'page' ? [part.layout] : []));
  return turned.reduce(
    (view, layout) => changeLayoutQuery(view, layout, { page: objectIn(current.layout_query, layout)['page'] ?? null }),
    merged,
  );
};

const bookmarkOf = (presets: readonly Preset[], collection: string, key: number): Preset | null =>
  presets.find((preset) => preset.id === key && preset.bookmark !== null && preset.collection === collection) ?? null;

/** The saved view behind an open one, and how its changes are saved. */
export interface ViewPersistence {
  /** The preset of the view; null for none. */
  readonly preset: Preset | null;
  readonly saved: View;
  /** The view with its unsaved changes. */
  readonly latest: View;
  /** Emits on subscription and whenever the saved view may have changed. */
  readonly changes$: Observable<unknown>;
  /** Records a change. Returns false when another user has signed in since. */
  change(view: View): boolean;
  /** The view to show after the saved view has changed. */
  mergeRemote(view: View): View;
  /** Drops the unsaved changes, after a save or when the user discards them. */
  discardChanges(): void;
  /** Changes are counted from the saved view again. */
  revert(): void;
  autoSave(): void;
}

/**
 * The saved view, its unsaved changes and how they are saved. Default views are saved automatically, into a preset of
 * the user's own. Changes from other tabs are overwritten only where they were changed here too.
 */
export class PresetPersistence implements ViewPersistence {
  /** The saved view the local changes are based on; of a bookmark, always the latest one. */
  private base: View;
  /** The user who opened the view. */
  private readonly viewer: string | null;

  constructor(
    private readonly presets: PresetsStore,
    private readonly schema: SchemaStore,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly ref: ViewRef,
  ) {
    this.viewer = presets.viewer?.user ?? null;
    this.base = this.unsaved?.base ?? this.saved;
  }

  get changes$(): Observable<unknown> {
    return this.presets.presets$;
  }

  get preset(): Preset | null {
    const { collection, bookmark } = this.ref;
    const { presets, viewer } = this.presets;
    if (bookmark !== null) return bookmarkOf(presets, collection, bookmark);
    return viewer === null ? null : resolvePreset(presets, collection, viewer);
  }

  get saved(): View {
    const { collection } = this.ref;
    return resolveView(this.preset, collection, archiveFilter(this.schema.schema, collection));
  }

  get latest(): View {
    return this.unsaved?.view ?? this.saved;
  }

  change(view: View): boolean {
    const { belongsToUser } = this;
    if (belongsToUser) this.presets.unsaved.set(this.name, { base: this.base, view });
    return belongsToUser;
  }

  /** A default view is not merged. */
  mergeRemote(view: View): View {
    const { base, saved, unsaved } = this;
    if (this.ref.bookmark === null || this.preset === null || !this.belongsToUser) return view;
    this.base = saved;
    const followed = mergeRemoteView(base, view, saved);
    if (changedParts(saved, followed).length === 0) this.discardChanges();
    else if (unsaved !== undefined) this.presets.unsaved.set(this.name, { base: saved, view: followed });
    return followed;
  }

  discardChanges(): void {
    this.presets.unsaved.delete(this.name);
  }

  revert(): void {
    this.discardChanges();
    this.base = this.saved;
  }

  /**
   * Queues a save of the default view; bookmarks are saved on demand. After a refusal, the same view is not sent again,
   * and a later one after a pause only.
   */
  autoSave(): void {
    const { name, presets, unsaved } = this;
    if (this.ref.bookmark !== null || unsaved === undefined) return;
    const refusal = presets.refusalOf(name);
    if (refusal !== undefined && (refusal.view === unsaved.view || this.clock.now() < refusal.at + REFUSAL_PAUSE_MS))
      return;
    presets.enqueue(name, () => this.write());
  }

  private get belongsToUser(): boolean {
    return this.presets.viewer?.user === this.viewer;
  }

  private get name(): string {
    return `${this.ref.bookmark ?? ''} ${this.ref.collection}`;
  }

  private get unsaved(): UnsavedView | undefined {
    return this.presets.unsaved.get(this.name);
  }

  /** Reads the unsaved changes when the queued write runs, since there may be newer ones. */
  private write(): Call<unknown> | null {
    const { unsaved } = this;
    const save = unsaved === undefined ? null : this.saveOf(unsaved);
    if (unsaved === undefined || save === null) {
      this.discardChanges();
      return null;
    }
    if (save.kind === 'update') return this.send(save, unsaved);
    // Another tab or device may have created the preset: look for it first, so that there is only one.
    const look = defer(() => this.presets.refresh()).pipe(
      chainCall((): Call<unknown> => {
        const now = this.saveOf(unsaved);
        return now === null ? succeed(null) : this.send(now, unsaved);
      }),
    );
    return this.presets.withLock(this.ref.collection, () => look);
  }

  /** The local changes, applied to the latest saved view. */
  private saveOf({ base, view }: UnsavedView): PresetSave | null {
    const { presets, saved } = this;
    return presets.viewer === null
      ? null
      : autoSave(this.preset, this.ref.collection, presets.viewer, saved, mergeViews(base, view, saved));
  }

  private send(save: PresetSave, { view }: UnsavedView): Call<Preset> {
    const { presets } = this;
    const call = save.kind === 'create' ? presets.create(save.preset) : presets.update(save.id, save.changes);
    return call.pipe(
      mergeMap((result) => {
        if (isRight(result)) this.onSaved(view);
        else if (result.left.kind !== 'session-ended' && !isTransient(result.left))
          return this.onRefused(save, view, result);
        return of(result);
      }),
    );
  }

  /** The preset may have been deleted elsewhere, which is no refusal: the next change creates it again. */
  private onRefused<A>(save: PresetSave, view: View, result: A): Observable<A> {
    const { belongsToUser, presets } = this;
    if (!belongsToUser) return of(result);
    return presets.refresh().pipe(
      map(() => {
        const isDeleted = save.kind === 'update' && !presets.presets.some(({ id }) => id === save.id);
        if (!isDeleted && this.belongsToUser) presets.refuse(this.name, { view, at: this.clock.now() });
        return result;
      }),
    );
  }

  private onSaved(view: View): void {
    const { unsaved } = this;
    this.presets.forgetRefusal(this.name);
    this.base = view;
    if (unsaved === undefined || unsaved.view === view) this.discardChanges();
    else this.presets.unsaved.set(this.name, { base: view, view: unsaved.view });
  }
}
