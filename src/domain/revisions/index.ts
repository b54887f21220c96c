export {
  actionLabel,
  type ActionLabel,
  type Activity,
  type ActivityUser,
  changedFields,
  otherRevisions,
  type Revision,
  REVISION_LIMIT,
  type RevisionActivity,
  type RevisionPage,
} from './revision';
export {
  type Change,
  changesBetween,
  changesOfSave,
  changesSince,
  type SaveChange,
  shownChanges,
  stateOf,
} from './changes';
export {
  type Comment,
  type CommentDenial,
  commentDenied,
  type CommentEditDenial,
  commentEditDenied,
  type Commenter,
  type CommentTextDenial,
  commentTextDenied,
  postDenied,
} from './comments';
export { diffValues, type DiffPart } from './diff';
export { groupByDay, instantOfStamp, type Day } from './group-by-day';
export {
  ACTIVITY_FIELDS,
  changerOf,
  COMMENT_FIELDS,
  commentsQuery,
  creationQuery,
  type LatestChange,
  latestChangeIn,
  latestChangeQuery,
  revisionsQuery,
} from './history-queries';
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
export { revertPlan, type LeftField, type Reversion, type RevertObstacle, type RevertPlan } from './revert-plan';
export { hashState, type HashState, isSecret, MASK, maskSecrets, secretFields } from './secrets';
