export { actionLabel, changeCount, type ActionLabel } from './action-label';
export { changesBetween, type Change } from './changes';
export { diffValues, type DiffPart } from './diff';
export { groupByDay, instantOfStamp, type Day } from './group-by-day';
export { otherRevisions, REVISION_LIMIT } from './other-revisions';
export { revertPlan, type RevertPlan } from './revert-plan';
export type { Revision, RevisionActivity, RevisionUser } from './revision';
export { isSecret, MASK, maskSecrets, secretFields } from './secrets';
