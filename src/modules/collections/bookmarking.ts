export { DeleteBookmarkDialog } from './bookmarks/delete-bookmark-dialog';
export { RenameBookmarkDialog } from './bookmarks/rename-bookmark-dialog';
export { BookmarkChanges } from './browse/bookmark-changes';
export { BookmarkMenu } from './browse/bookmark-menu';
export { NavigationMenu } from './navigation/navigation-menu';
export { RefreshPanel } from './browse/refresh-panel';
