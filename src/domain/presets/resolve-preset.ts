import { hidesArchived, showArchived, type FilterNode } from '../filters';
import { scopeOf, scopePriority, type Preset, type Scope } from './preset';
import { emptyView, viewOf, type View } from './view';

/** Built-in views of the platform's own lists (spec 000, 3). */
const BUILT_IN: ReadonlyMap<string, Partial<View>> = new Map<string, Partial<View>>([
  [
    'directus_files',
    {
      layout: 'cards',
      layout_query: {
        cards: { sort: '-uploaded_on' },
        tabular: { sort: '-uploaded_on', fields: ['title', 'type', 'filesize', 'uploaded_on'] },
      },
      layout_options: { cards: { title: '{{title}}' } },
    },
  ],
  [
    'directus_users',
    {
      layout: 'cards',
      layout_query: {
        cards: { sort: 'email' },
        tabular: { sort: 'email', fields: ['first_name', 'last_name', 'email', 'role', 'status', 'last_access'] },
      },
      // Invited users have no name yet.
      layout_options: {
        cards: { title: '{{first_name}} {{last_name}}', subtitle: '{{email}}', icon: 'account_circle' },
      },
    },
  ],
  [
    'directus_activity',
    {
      layout_query: {
        tabular: { sort: '-timestamp', fields: ['action', 'item', 'collection', 'user', 'timestamp'] },
      },
    },
  ],
  ['directus_roles', { layout_query: { tabular: { fields: ['icon', 'name', 'description'] } } }],
]);

/** The view of a collection without a preset. */
export const builtInView = (collection: string): View => ({ ...emptyView, ...BUILT_IN.get(collection) });

/** The current user; `role: null` for a user without one. */
export interface Viewer {
  readonly user: string;
  readonly role: string | null;
}

export const appliesTo = (scope: Scope, viewer: Viewer): boolean =>
  scope.kind === 'all' || scope.id === viewer[scope.kind];

/** The preset of a collection: the user's own, else the role's, else the global one; null when there is none. */
export const resolvePreset = (presets: readonly Preset[], collection: string, viewer: Viewer): Preset | null =>
  presets
    .filter(
      (preset) => preset.bookmark === null && preset.collection === collection && appliesTo(scopeOf(preset), viewer),
    )
    .sort((one, other) => scopePriority(scopeOf(one)) - scopePriority(scopeOf(other)))[0] ?? null;

/**
 * The view of a preset, or the built-in view without one. Without saved filters, the locked filter `archive` hides
 * archived items if the collection has one. The archive filter is never restored from the preset, only its presence:
 * the collection's setting may have changed, and a locked filter cannot be removed.
 */
export const resolveView = (preset: Preset | null, collection: string, archive: FilterNode | null): View => {
  const view = preset === null ? builtInView(collection) : viewOf(preset);
  const showsArchived = Array.isArray(preset?.filters) && !hidesArchived(view.filters);
  return { ...view, filters: showArchived(view.filters, showsArchived, archive) };
};
