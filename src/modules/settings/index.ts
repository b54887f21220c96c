import { isAdmin } from '../../domain/permissions';
import { defineModule } from '../../kit';

const settings = () => import(/* webpackChunkName: "settings" */ './settings-pages');
const model = () => import(/* webpackChunkName: "data-model" */ './data-model');
const field = () => import(/* webpackChunkName: "field-drawer" */ './data-model/field-drawer');
const roles = () => import(/* webpackChunkName: "roles" */ './roles');
const compare = () => import(/* webpackChunkName: "compare-roles" */ './roles/compare');
const policies = () => import(/* webpackChunkName: "policies" */ './policies');
const permission = () => import(/* webpackChunkName: "permission-drawer" */ './permissions/drawer');
const project = () => import(/* webpackChunkName: "project" */ './project');
const presets = () => import(/* webpackChunkName: "presets" */ './presets');
const navigation = () => import(/* webpackChunkName: "settings" */ './settings-navigation');
const places = () => import(/* webpackChunkName: "settings" */ './settings-places');
const editing = () => import(/* webpackChunkName: "editing" */ './webhook-page');

const permissionDrawer = { path: ':permission', component: () => permission().then((pages) => pages.PermissionDrawer) };

export const settingsModule = defineModule({
  id: 'settings',
  name: 'settings',
  icon: 'settings',
  path: 'settings',
  order: Infinity,
  allows: isAdmin,
  navigation: () => navigation().then((part) => part.SettingsNavigation),
  pages: (services) => places().then(({ settingsPlaces }) => settingsPlaces(services)),
  routes: [
    { path: '', component: () => settings().then((pages) => pages.SettingsStart) },
    { path: 'project', component: () => project().then((pages) => pages.ProjectPage) },
    { path: 'project/:primaryKey', component: () => project().then((pages) => pages.ProjectPage) },
    {
      path: 'data-model',
      component: () => model().then((pages) => pages.DataModelPage),
      children: [
        { path: '+', component: () => model().then((pages) => pages.NewCollectionDrawer) },
        { path: '+example', component: () => model().then((pages) => pages.ExampleDrawer) },
        { path: '+compare', component: () => model().then((pages) => pages.CompareDrawer) },
      ],
    },
    { path: 'data-model/+diagram', component: () => model().then((pages) => pages.DiagramPage) },
    {
      path: 'data-model/:collection',
      component: () => model().then((pages) => pages.CollectionPage),
      children: [{ path: ':field', component: () => field().then((pages) => pages.FieldDrawer) }],
    },
    {
      path: 'roles',
      component: () => roles().then((pages) => pages.RolesPage),
      children: [{ path: '+', component: () => roles().then((pages) => pages.NewRoleDialog) }],
    },
    { path: 'roles/+compare', component: () => compare().then((pages) => pages.CompareRolesPage) },
    {
      path: 'roles/public',
      component: () => policies().then((pages) => pages.PublicPage),
      children: [permissionDrawer],
    },
    {
      path: 'roles/:primaryKey',
      component: () => roles().then((pages) => pages.RolePage),
      children: [permissionDrawer],
    },
    {
      path: 'policies',
      component: () => policies().then((pages) => pages.PoliciesPage),
      children: [{ path: '+', component: () => policies().then((pages) => pages.NewPolicyDialog) }],
    },
    {
      path: 'policies/:primaryKey',
      component: () => policies().then((pages) => pages.PolicyPage),
      children: [permissionDrawer],
    },
    { path: 'presets', component: () => presets().then((pages) => pages.PresetsPage) },
    { path: 'presets/:primaryKey', component: () => presets().then((pages) => pages.PresetPage) },
    { path: 'webhooks', component: () => settings().then((pages) => pages.WebhooksPage) },
    { path: 'webhooks/:primaryKey', component: () => editing().then((pages) => pages.WebhookPage) },
    { path: '*', component: () => settings().then((pages) => pages.SettingsNotFound) },
  ],
});
