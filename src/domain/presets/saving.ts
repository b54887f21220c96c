import type { Viewer } from './resolve-preset';
import { viewChanges } from './view-changes';
import { scopeColumns, type Preset, type Scope } from './preset';
import { viewMembers, type View, type ViewMembers } from './view';

/** Debounce of saving a view automatically, in ms (spec 000, 9). */
export const AUTO_SAVE_DELAY_MS = 450;

export type PresetDraft = Omit<Preset, 'id'>;

/** How a changed view is saved: as an update of the user's own preset, or as a new one. */
export type PresetSave =
  | { readonly kind: 'update'; readonly id: number; readonly changes: Partial<ViewMembers> }
  | { readonly kind: 'create'; readonly preset: PresetDraft };

const draft = (collection: string, scope: Scope, view: View, bookmark: string | null): PresetDraft => ({
  bookmark,
  collection,
  ...scopeColumns(scope),
  ...viewMembers(view),
});

/** A new bookmark for a user, a role or everyone, with the members of the view. */
export const newBookmark = (collection: string, scope: Scope, view: View, name: string): PresetDraft =>
  draft(collection, scope, view, name);

/**
 * How to save the changes of a collection's default view: in the user's own preset, created when `preset` belongs to
 * a role or everyone. `before` is the view of that preset. Null when nothing has changed.
 */
export const autoSave = (
  preset: Preset | null,
  collection: string,
  viewer: Viewer,
  before: View,
  current: View,
): PresetSave | null => {
  const own = preset !== null && preset.user === viewer.user ? preset : null;
  const changes = viewChanges(before, current);
  if (Object.keys(changes).length === 0) return null;
  return own === null
    ? { kind: 'create', preset: draft(collection, { kind: 'user', id: viewer.user }, current, null) }
    : { kind: 'update', id: own.id, changes };
};
