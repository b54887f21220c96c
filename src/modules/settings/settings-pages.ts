export { SettingsNavigation } from './settings-navigation';
export { SettingsNotFound, SettingsStart } from './settings-start';
export { WebhooksPage } from './webhooks-page';
