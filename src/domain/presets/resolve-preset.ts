import { type FilterNode, hidesArchived, showArchived } from '../filters';
import { type Preset, type Scope, scopeOf, scopePriority } from './preset';
import { emptyView, type View, viewOf } from './view';

/** What the platform's own lists look like until somebody arranges them (spec 000, 3). */
const BUILT_IN: ReadonlyMap<string, Partial<View>> = new Map<string, Partial<View>>([
  [
    'directus_files',
    {
      layout: 'cards',
      layout_query: { cards: { sort: '-uploaded_on' } },
      layout_options: { cards: { title: '{{title}}' } },
    },
  ],
  [
    'directus_users',
    {
      layout: 'cards',
      layout_query: { cards: { sort: 'email' } },
      layout_options: { cards: { title: '{{first_name}} {{last_name}}' } },
    },
  ],
  [
    'directus_activity',
    { layout_query: { tabular: { sort: '-timestamp', fields: ['action', 'collection', 'timestamp', 'user'] } } },
  ],
  ['directus_roles', { layout_query: { tabular: { fields: ['icon', 'name', 'description'] } } }],
]);

/** The view of a collection that has no preset. */
export const builtInView = (collection: string): View => ({ ...emptyView, ...BUILT_IN.get(collection) });

/** Who looks; `role: null` for somebody without one. */
export interface Viewer {
  readonly user: string;
  readonly role: string | null;
}

/** Whether what is for these people is for this one. */
export const appliesTo = (scope: Scope, viewer: Viewer): boolean =>
  scope.kind === 'all' || scope.id === viewer[scope.kind];

/** The preset of a collection: the person's own, else that of their role, else everybody's; null when there is none. */
export const resolvePreset = (presets: readonly Preset[], collection: string, viewer: Viewer): Preset | null =>
  presets
    .filter(
      (preset) => preset.bookmark === null && preset.collection === collection && appliesTo(scopeOf(preset), viewer),
    )
    .sort((one, other) => scopePriority(scopeOf(one)) - scopePriority(scopeOf(other)))[0] ?? null;

/**
 * A preset as it is shown; without one the collection as built in. Where nobody has chosen filters, archived items are
 * hidden by the locked filter `archive`, if the collection has one. What was saved of that filter says only that it is there:
 * the collection may hide others by now, or none, and nobody could take a locked filter away.
 */
export const resolveView = (preset: Preset | null, collection: string, archive: FilterNode | null): View => {
  const view = preset === null ? builtInView(collection) : viewOf(preset);
  const shown = Array.isArray(preset?.filters) && !hidesArchived(view.filters);
  return { ...view, filters: showArchived(view.filters, shown, archive) };
};
