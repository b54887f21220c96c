export { CommentDraft, type CommentDraftDenial } from './comment-draft';
export type { CommentThread } from './comment-thread';
export { Comments, type EditedComments } from './comments';
export type { HistoryParts, ItemPlace, OpenedItem } from './item-history';
export { type MentionedPeople, MentionSearch } from './mentions';
export { type RevertDenial, type RevisionLook, RevisionReading, type ShownChange, type ShownRevision } from './revision-viewer';
export { RevisionHistory, type KeptRevisions, type RevisionsSeen } from './revision-history';
