export { PageActions, type ActionScope } from './page-actions';
export { RecentItems, type RecentItem } from './recent-items';
