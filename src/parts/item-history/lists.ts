export { CommentList } from './comment-list';
export { RevisionList } from './revision-list';
