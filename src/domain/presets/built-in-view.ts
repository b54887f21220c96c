import { emptyView, type View } from './view';

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
