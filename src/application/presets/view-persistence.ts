import { isRight } from 'fp-ts/Either';
import { defer, tap } from 'rxjs';
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
import { type Call, chainCall, succeed } from '../../kernel';
import type { SchemaStore } from '../schema';
import type { PresetsStore, UnsavedView } from './presets-store';

/** Which view of a collection: that of a bookmark, or its default one (null). */
export interface ViewRef {
  readonly collection: string;
  readonly bookmark: number | null;
}

const QUERY_KEYS = ['sort', 'limit'];

const changesQuery = (part: ChangedPart): boolean =>
  part.part === 'filters' || part.part === 'search' || (part.part === 'layout_query' && QUERY_KEYS.includes(part.key));

/**
 * What is on screen (`current`, made from `base`) once others have saved `theirs`: theirs, with what was changed here. The page
 * stays, for turning it changes nothing, unless others ask for something else now.
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

/**
 * What is saved of a view, what somebody has changed and not saved, and the way from the one to the other: a default
 * view goes it by itself, into a preset of the person's own. Of another tab's changes that overwrites only what was changed
 * here, as a bookmark does, which follows them besides.
 */
export class ViewPersistence {
  /** What was saved when somebody began to change it here; of a bookmark, what is saved by now. */
  private base: View;
  /** Whose view it is: whoever has opened it. */
  private readonly viewer: string | null;

  constructor(
    private readonly presets: PresetsStore,
    private readonly schema: SchemaStore,
    private readonly ref: ViewRef,
  ) {
    this.viewer = presets.viewer?.user ?? null;
    this.base = this.unsaved?.base ?? this.saved;
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

  /** The view as somebody has left it. */
  get latest(): View {
    return this.unsaved?.view ?? this.saved;
  }

  /** Somebody has changed it; false once somebody else has signed in, whom it does not concern. */
  change(view: View): boolean {
    const { belongsToUser } = this;
    if (belongsToUser) this.presets.unsaved.set(this.name, { base: this.base, view });
    return belongsToUser;
  }

  /** The view as it is to be shown now that a bookmark may have been saved, here or elsewhere; a default view stays as it is. */
  mergeRemote(view: View): View {
    const { base, saved, unsaved } = this;
    if (this.ref.bookmark === null || this.preset === null || !this.belongsToUser) return view;
    this.base = saved;
    const followed = mergeRemoteView(base, view, saved);
    if (changedParts(saved, followed).length === 0) this.discardChanges();
    else if (unsaved !== undefined) this.presets.unsaved.set(this.name, { base: saved, view: followed });
    return followed;
  }

  /** Nothing of it is unsaved any more: it has been saved, or somebody does without. */
  discardChanges(): void {
    this.presets.unsaved.delete(this.name);
  }

  /** Back to what is saved: changes count from here. */
  revert(): void {
    this.discardChanges();
    this.base = this.saved;
  }

  /** The default view alone keeps itself. */
  autoSave(): void {
    if (this.ref.bookmark === null && this.presets.unsaved.has(this.name))
      this.presets.enqueue(this.name, () => this.write());
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

  /** Reads what there is to keep when its turn has come: the page may be gone, and another one have changed more. */
  private write(): Call<unknown> | null {
    const { unsaved } = this;
    const save = unsaved === undefined ? null : this.saveOf(unsaved);
    if (unsaved === undefined || save === null) {
      this.discardChanges();
      return null;
    }
    if (save.kind === 'update') return this.send(save, unsaved);
    // Another tab, or another machine, may have made it meanwhile: there is to be one.
    const look = defer(() => this.presets.refresh()).pipe(
      chainCall((): Call<unknown> => {
        const now = this.saveOf(unsaved);
        return now === null ? succeed(null) : this.send(now, unsaved);
      }),
    );
    return this.presets.withLock(this.ref.collection, () => look);
  }

  /** Only what somebody has changed here, put onto what is saved by now. */
  private saveOf({ base, view }: UnsavedView): PresetSave | null {
    const { presets, saved } = this;
    return presets.viewer === null
      ? null
      : autoSave(this.preset, this.ref.collection, presets.viewer, saved, mergeViews(base, view, saved));
  }

  private send(save: PresetSave, { view }: UnsavedView): Call<Preset> {
    const { presets } = this;
    const call = save.kind === 'create' ? presets.create(save.preset) : presets.update(save.id, save.changes);
    return call.pipe(tap((result) => isRight(result) && this.onSaved(view)));
  }

  private onSaved(view: View): void {
    const { unsaved } = this;
    this.base = view;
    if (unsaved === undefined || unsaved.view === view) this.discardChanges();
    else this.presets.unsaved.set(this.name, { base: view, view: unsaved.view });
  }
}
