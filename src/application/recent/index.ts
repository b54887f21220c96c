export { RecentItems, type RecentItem } from './recent-items';
