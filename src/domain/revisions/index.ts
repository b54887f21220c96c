export { actionLabel, changedFields, type ActionLabel } from './action-label';
export type { Activity, ActivityUser } from './activity';
export { automaticFields, isAutomatic } from './automatic';
export { changesBetween, type Change } from './changes';
export type { Comment, Commenter } from './comment';
export {
  commentDenied,
  commentEditDenied,
  commentTextDenied,
  postDenied,
  type CommentDenial,
  type CommentEditDenial,
  type CommentTextDenial,
} from './comment-rules';
export { diffValues, type DiffPart } from './diff';
export { groupByDay, instantOfStamp, type Day } from './group-by-day';
export { ACTIVITY_FIELDS, COMMENT_FIELDS, commentsQuery, creationQuery, revisionsQuery } from './history-queries';
export { changerOf, latestChangeIn, latestChangeQuery, type LatestChange } from './latest-change';
export {
  mentionBegun,
  mentionLabel,
  mentionsAsKeys,
  mentionsAsMarkdown,
  mentionsAsNames,
  mentionsIn,
  withMention,
  type Mentionable,
  type MentionBegun,
} from './mentions';
export { otherRevisions, REVISION_LIMIT } from './other-revisions';
export { revertPlan, type LeftField, type Reversion, type RevertObstacle, type RevertPlan } from './revert-plan';
export type { Revision, RevisionActivity, RevisionUser } from './revision';
export type { RevisionPage } from './revision-page';
export { changesOfSave, changesSince, stateOf, type SaveChange } from './save-changes';
export { isSecret, MASK, maskSecrets, secretFields } from './secrets';
export { shownChanges } from './shown-changes';
