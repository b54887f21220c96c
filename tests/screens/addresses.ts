export interface Screen {
  /** Also the name of its picture. */
  readonly name: string;
  /** Below the address of the application. */
  readonly address: string;
  /** Keys that lead from the address to what is shown. */
  readonly press?: readonly string[];
}

/** Every screen of the application, as states of the world `blog`. */
export const SCREENS: readonly Screen[] = [
  { name: 'overview', address: '/collections' },
  { name: 'palette', address: '/collections', press: ['Control+k'] },
  { name: 'list', address: '/collections/articles' },
  { name: 'list-of-issues', address: '/collections/issues' },
  { name: 'list-cards', address: '/collections/places' },
  { name: 'list-calendar', address: '/collections/events' },
  { name: 'list-sections', address: '/collections/sections' },
  { name: 'item', address: '/collections/articles/1' },
  { name: 'item-new', address: '/collections/articles/+' },
  { name: 'item-blocks', address: '/collections/landing_page' },
  { name: 'item-specimen', address: '/collections/specimens/1' },
  { name: 'item-missing', address: '/collections/articles/999999' },
  { name: 'collection-missing', address: '/collections/none_such' },
  { name: 'files', address: '/files' },
  { name: 'files-all', address: '/files/all' },
  { name: 'files-upload', address: '/files/+' },
  { name: 'users', address: '/users' },
  { name: 'user', address: '/users/me' },
  { name: 'user-new', address: '/users/+' },
  { name: 'activity', address: '/activity' },
  { name: 'docs', address: '/docs' },
  { name: 'settings-project', address: '/settings/project' },
  { name: 'settings-data-model', address: '/settings/data-model' },
  { name: 'settings-data-model-new', address: '/settings/data-model/+' },
  { name: 'settings-diagram', address: '/settings/data-model/+diagram' },
  { name: 'settings-collection', address: '/settings/data-model/articles' },
  { name: 'settings-field', address: '/settings/data-model/articles/title' },
  { name: 'settings-roles', address: '/settings/roles' },
  { name: 'settings-public-role', address: '/settings/roles/public' },
  { name: 'settings-compare-roles', address: '/settings/roles/+compare' },
  { name: 'settings-presets', address: '/settings/presets' },
  { name: 'settings-preset-new', address: '/settings/presets/+' },
  { name: 'settings-webhooks', address: '/settings/webhooks' },
  { name: 'settings-webhook-new', address: '/settings/webhooks/+' },
];
