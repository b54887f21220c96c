import { denied } from '../../domain/permissions';
import { defineModule } from '../../kit';

const editing = () => import(/* webpackChunkName: "editing" */ './user-page');
const listing = () => import(/* webpackChunkName: "users" */ './list-pages');

export const usersModule = defineModule({
  id: 'users',
  name: 'users',
  icon: 'people_alt',
  path: 'users',
  order: 10,
  allows: (access) => denied(access, 'directus_users', 'read') === false,
  navigation: () => listing().then((pages) => pages.UsersNavigation),
  routes: [
    { path: '', component: () => listing().then((pages) => pages.DirectoryPage) },
    { path: 'roles', component: () => listing().then((pages) => pages.RolesRedirect) },
    { path: 'roles/:role', component: () => listing().then((pages) => pages.RolePage) },
    { path: 'roles/:role/+', component: () => editing().then((pages) => pages.NewUserPage) },
    { path: ':primaryKey', component: () => editing().then((pages) => pages.UserPage) },
  ],
});
