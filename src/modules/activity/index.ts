import { denied } from '../../domain/permissions';
import { defineModule } from '../../kit';

const log = () => import(/* webpackChunkName: "activity" */ './activity-pages');
const entry = () => import(/* webpackChunkName: "activity-entry" */ './activity-entry-page');

export const activityModule = defineModule({
  id: 'activity',
  name: 'activity',
  icon: 'notifications',
  path: 'activity',
  order: 20,
  hidden: true,
  allows: (access) => denied(access, 'directus_activity', 'read') === false,
  navigation: () => log().then((pages) => pages.ActivityNavigation),
  routes: [
    {
      path: '',
      component: () => log().then((pages) => pages.ActivityPage),
      children: [{ path: ':primaryKey', component: () => entry().then((pages) => pages.ActivityEntryPage) }],
    },
  ],
});
