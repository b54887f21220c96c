import type { TextKey } from '../../kit';

export const DATA_MODEL = '/settings/data-model';

export const WEBHOOKS = 'directus_webhooks';

interface SettingsArea {
  readonly path: string;
  readonly name: TextKey;
  readonly icon: string;
}

/** The areas of the settings in the order of the navigation. The first is the start page. */
export const SETTINGS_AREAS: readonly [SettingsArea, ...(readonly SettingsArea[])] = [
  { path: DATA_MODEL, name: 'data_model', icon: 'schema' },
  { path: '/settings/roles', name: 'permissions', icon: 'admin_panel_settings' },
  { path: '/settings/webhooks', name: 'webhooks', icon: 'anchor' },
];
