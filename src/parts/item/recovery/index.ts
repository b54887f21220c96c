export { formatTimeAgo } from './recovery.rules';
export { Recovery } from './recovery';
export { DraftsPanel } from './drafts-panel';
export { draftListViewModel, draftTitle, draftPath } from './drafts.view-model';
