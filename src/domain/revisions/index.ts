export {
  actionLabel,
  type ActionLabel,
  type Activity,
  type ActivityUser,
  changedFields,
  INITIAL_REVISION_LIMIT,
  MAX_NAMED_REVISIONS,
  namedFields,
  otherRevisionCount,
  type Revision,
  REVISION_LIMIT,
  type RevisionActivity,
  type RevisionDelta,
  type RevisionEntry,
  type RevisionPage,
  type RevisionWithPrevious,
  unnamedUpdates,
} from './revision';
export {
  ACTIVITY_SHORTCUTS,
  activityFilter,
  activityId,
  activityItemSearch,
  loggedItem,
  type ActivityShortcut,
  changesValues,
} from './activity-log';
export {
  type ValueChange,
  changesBetween,
  changesOfSave,
  changesSince,
  type SaveChange,
  visibleChanges,
  stateOf,
} from './changes';
export {
  type Comment,
  type CommentDenial,
  commentDenied,
  type CommentEditDenial,
  type CommentId,
  commentEditDenied,
  type Commenter,
  type CommentTextDenial,
  commentTextDenied,
  postDenied,
} from './comments';
export { diffValues, type DiffPart } from './diff';
export { lastChanges, type RecentChange, recentChanges, recentChangesQuery } from './recent-changes';
export { groupByDay, parseTimestamp, type DayEntries } from './group-by-day';
export {
  ACTIVITY_FIELDS,
  parseDeletion,
  parseUser,
  COMMENT_FIELDS,
  commentsQuery,
  creationQuery,
  deletionQuery,
  deltasQuery,
  type LatestChange,
  parseLatestChange,
  latestChangeQuery,
  mentionsQuery,
  pairWithPrevious,
  revisionsQuery,
  revisionWithPreviousQuery,
} from './history-queries';
export {
  mentionAtCaret,
  mentionLabel,
  mentionsAsKeys,
  mentionsAsMarkdown,
  mentionsAsNames,
  mentionsIn,
  mentionsOf,
  withMention,
  type Mentionable,
  type MentionDraft,
} from './mentions';
export {
  revertPlan,
  type UnrevertedField,
  type RevertRequest,
  type RevertObstacle,
  type RevertPlan,
} from './revert-plan';
export {
  auditEvidence,
  hasSecrets,
  isUnreadable,
  MAX_WRITE_REVISIONS,
  newestRevisionId,
  newestRevisionQuery,
  revisionEvidence,
  type WriteEvidence,
  writeEvidence,
  writeRevisionsQuery,
} from './write-evidence';
export { hashState, type HashState, maskSecrets, secretFields } from './secrets';
