export { formatTimeAgo } from './recovery.rules';
export { Recovery } from './recovery';
export { DraftLinks } from './draft-links';
export { draftListViewModel, draftTitle, draftPath } from './drafts.view-model';
