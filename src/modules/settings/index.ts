import { isAdmin } from '../../domain/permissions';
import { defineModule } from '../../kit';

const settings = () => import(/* webpackChunkName: "settings" */ './settings-pages');
const editing = () => import(/* webpackChunkName: "editing" */ './webhook-page');

export const settingsModule = defineModule({
  id: 'settings',
  name: 'settings',
  icon: 'settings',
  path: 'settings',
  order: Infinity,
  allows: isAdmin,
  navigation: () => settings().then((pages) => pages.SettingsNavigation),
  routes: [
    { path: '', component: () => settings().then((pages) => pages.SettingsStart) },
    { path: 'webhooks', component: () => settings().then((pages) => pages.WebhooksPage) },
    { path: 'webhooks/:primaryKey', component: () => editing().then((pages) => pages.WebhookPage) },
    { path: '*', component: () => settings().then((pages) => pages.SettingsNotFound) },
  ],
});
