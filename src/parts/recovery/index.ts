export { formatTimeAgo } from './recovery.rules';
export { Recovery, DraftsPanel } from './recovery';
export { draftListViewModel, draftTitle, draftPath } from './drafts.view-model';
