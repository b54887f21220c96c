import { isAdmin } from '../../domain/permissions';
import { defineModule } from '../../kit';

const settings = () => import(/* webpackChunkName: "settings" */ './settings-pages');
const navigation = () => import(/* webpackChunkName: "settings" */ './settings-navigation');
const editing = () => import(/* webpackChunkName: "editing" */ './webhook-page');

export const settingsModule = defineModule({
  id: 'settings',
  name: 'settings',
  icon: 'settings',
  path: 'settings',
  order: Infinity,
  allows: isAdmin,
  navigation: () => navigation().then((part) => part.SettingsNavigation),
  routes: [
    { path: '', component: () => settings().then((pages) => pages.SettingsStart) },
    { path: 'webhooks', component: () => settings().then((pages) => pages.WebhooksPage) },
    { path: 'webhooks/:primaryKey', component: () => editing().then((pages) => pages.WebhookPage) },
    { path: '*', component: () => settings().then((pages) => pages.SettingsNotFound) },
  ],
});
