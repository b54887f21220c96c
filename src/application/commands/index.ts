export { Commands, type Command } from './commands';

export { RecentItems, type RecentItem } from './recent-items';
