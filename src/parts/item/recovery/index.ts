export { formatTimeAgo } from './recovery.rules';
export { Recovery } from './recovery';
export { DraftLinks } from './draft-links';
export { draftListViewModel, draftPath, type TitledDraft } from './drafts.view-model';
export { useDraftTitles } from './use-draft-titles';
