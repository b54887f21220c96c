import type { TextKey } from '../../kit';

export const DATA_MODEL = '/settings/data-model';

export const PROJECT = '/settings/project';

export const SETTINGS = 'directus_settings';

export const PRESETS = 'directus_presets';

export const WEBHOOKS = 'directus_webhooks';

interface SettingsArea {
  readonly path: string;
  readonly name: TextKey;
  readonly icon: string;
  /** Offered only by servers that support it. */
  readonly needs?: 'policies' | 'webhooks';
}

/** The areas of the settings in the order of the navigation. */
export const SETTINGS_AREAS: readonly SettingsArea[] = [
  { path: PROJECT, name: 'project_settings', icon: 'public' },
  { path: DATA_MODEL, name: 'data_model', icon: 'schema' },
  { path: '/settings/roles', name: 'permissions', icon: 'admin_panel_settings' },
  { path: '/settings/policies', name: 'policies', icon: 'policy', needs: 'policies' },
  { path: '/settings/presets', name: 'presets', icon: 'bookmark' },
  { path: '/settings/webhooks', name: 'webhooks', icon: 'anchor', needs: 'webhooks' },
];
