export { CommentList } from './comments/comment-list';
export { RevisionList } from './revisions/revision-list';
