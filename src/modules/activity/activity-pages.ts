export { ActivityNavigation } from './activity-navigation';
export { ActivityPage } from './activity-page';
