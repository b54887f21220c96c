import type { Viewer } from './resolve-preset';
import { viewChanges } from './view-changes';
import { type Preset, type Scope, scopeColumns } from './preset';
import { viewMembers, type View, type ViewMembers } from './view';

/** How long a view has to rest before it is kept by itself, in ms (spec 000, 9). */
export const AUTO_SAVE_DELAY_MS = 450;

/** A preset before the server has numbered it. */
export type PresetDraft = Omit<Preset, 'id'>;

/** What keeps a changed view: a preset of one's own changed, or made. */
export type PresetSave =
  | { readonly kind: 'update'; readonly id: number; readonly changes: Partial<ViewMembers> }
  | { readonly kind: 'create'; readonly preset: PresetDraft };

/** A preset's name as it is stored: nothing but blanks is no name (spec 001, 5). */
export const presetName = (text: string): string | null => (text.trim() === '' ? null : text);

/** Whether a bookmark can be called this; an ordinary preset needs no name. */
export const isBookmarkName = (text: string | null): boolean => text !== null && presetName(text) !== null;

const draft = (collection: string, scope: Scope, view: View, bookmark: string | null): PresetDraft => ({
  bookmark,
  collection,
  ...scopeColumns(scope),
  ...viewMembers(view),
});

/** A new bookmark for somebody, a role or everybody; filters and all are those of the view. */
export const newBookmark = (collection: string, scope: Scope, view: View, name: string): PresetDraft =>
  draft(collection, scope, view, name);

/**
 * How the changes of a collection's default view are kept by themselves: in the person's own preset, made when the one
 * that applies (`preset`) is not theirs. `before` is that preset as it is shown. Null when nothing has changed.
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
