export { ActivityEntry, type ActivityItem } from './activity-entry';
export { CommentDraft, type CommentDraftDenial } from './comment-draft';
export type { CommentThread } from './comment-thread';
export { Comments, type CommentDrafts } from './comments';
export { HistoryDependencies, historyKey, type ItemRef, type OpenItemContext } from './item-history';
export { MentionedPeople, MentionSearch } from './mentions';
export { RecentChanges } from './recent-changes';
export { type UserMention, UserMentions } from './user-mentions';
export {
  type RevertDenial,
  type RevisionView,
  RevisionViewer,
  type ViewedChange,
  type ViewedRevision,
} from './revision-viewer';
export { listedRevisions, RevisionHistory, type LoadedRevisions, type RevisionsVisibility } from './revision-history';
