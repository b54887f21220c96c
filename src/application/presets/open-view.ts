import { of } from 'rxjs';
import { archiveFilter } from '../../domain/filters';
import { changeView, resolveView, type View } from '../../domain/presets';
import type { Clock } from '../../ports/environment/clock';
import type { SchemaStore } from '../data-model';
import { CollectionView } from './collection-view';
import type { PresetsStore } from './presets-store';
import { PresetPersistence, type ViewPersistence, type ViewRef } from './view-persistence';

/** Saves nothing: the view ends with its page. */
class MemoryPersistence implements ViewPersistence {
  readonly preset = null;
  readonly changes$ = of(null);

  constructor(readonly saved: View) {}

  get latest(): View {
    return this.saved;
  }

  change(): boolean {
    return true;
  }

  mergeRemote(view: View): View {
    return view;
  }

  discardChanges(): void {}

  revert(): void {}

  autoSave(): void {}
}

/** The saved view of a collection or a bookmark. `urlView` as in `CollectionView`. */
export const savedView = (
  presets: PresetsStore,
  schema: SchemaStore,
  clock: Clock,
  ref: ViewRef,
  urlView: Partial<View> = {},
): CollectionView =>
  new CollectionView(new PresetPersistence(presets, schema, clock, ref), schema, clock, ref, urlView);

/** The saved view of a collection or a bookmark, with the unsaved changes of this session. */
export const latestView = (presets: PresetsStore, schema: SchemaStore, clock: Pick<Clock, 'now'>, ref: ViewRef): View =>
  new PresetPersistence(presets, schema, clock, ref).latest;

/** A view that lives in memory and is never saved. It begins as the built-in one with these changes. */
export const memoryView = (
  schema: SchemaStore,
  clock: Clock,
  collection: string,
  changes: Partial<View> = {},
): CollectionView => {
  const builtIn = resolveView(null, collection, archiveFilter(schema.schema, collection));
  const persistence = new MemoryPersistence(changeView(builtIn, changes));
  return new CollectionView(persistence, schema, clock, { collection, bookmark: null });
};
