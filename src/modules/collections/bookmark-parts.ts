export { DeleteBookmarkDialog, RenameBookmarkDialog } from './bookmarks/bookmark-dialogs';
export { BookmarkChanges } from './bookmarks/bookmark-changes';
export { BookmarkMenu } from './bookmarks/bookmark-menu';
export { NavigationMenu } from './navigation/navigation-menu';
export { RefreshPanel } from './sidebar/refresh-panel';
