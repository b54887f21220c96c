import { showArchived, type FilterNode } from '../filters';
import { builtInView } from './built-in-view';
import type { Preset } from './preset';
import type { Scope } from './scope';
import { viewOf, type View } from './view';

/** Who looks; `role: null` for somebody without one. */
export interface Viewer {
  readonly user: string;
  readonly role: string | null;
}

/** Whether what is for these people is for this one. */
export const appliesTo = (scope: Scope, viewer: Viewer): boolean => scope.kind === 'all' || scope.id === viewer[scope.kind];

/** How near a preset is to somebody: their own, their role's, everybody's; null for other people's. */
const nearness = ({ user, role }: Preset, viewer: Viewer): number | null => {
  if (user !== null) return user === viewer.user ? 0 : null;
  if (role !== null) return role === viewer.role ? 1 : null;
  return 2;
};

const applying = (presets: readonly Preset[], collection: string, viewer: Viewer): readonly Preset[] =>
  presets
    .flatMap((preset) => {
      const near = preset.collection === collection ? nearness(preset, viewer) : null;
      return near === null ? [] : [{ preset, near }];
    })
    .sort((a, b) => a.near - b.near)
    .map(({ preset }) => preset);

/** The preset of a collection: the person's own, else that of their role, else everybody's; null when there is none. */
export const presetFor = (presets: readonly Preset[], collection: string, viewer: Viewer): Preset | null =>
  applying(presets, collection, viewer).find((preset) => preset.bookmark === null) ?? null;

/**
 * A preset as it is shown; without one the collection as built in. Where nobody has chosen filters, archived items are
 * hidden by the locked filter `archive`, if the collection has one.
 */
export const shownView = (preset: Preset | null, collection: string, archive: FilterNode | null): View => {
  const view = preset === null ? builtInView(collection) : viewOf(preset);
  const chosen = Array.isArray(preset?.filters);
  return chosen || archive === null ? view : { ...view, filters: showArchived(view.filters, false, archive) };
};

/** The bookmarks of a collection that somebody sees, theirs first. */
export const bookmarksFor = (presets: readonly Preset[], collection: string, viewer: Viewer): readonly Preset[] =>
  applying(presets, collection, viewer).filter((preset) => preset.bookmark !== null);
