import { historyKey, type OpenItemContext } from '../../../application/history';
import { SchemaStore } from '../../../application/data-model';
import type { PrimaryKey } from '../../../domain/items';
import { primaryKeyOf } from '../../../domain/schema';
import { valueOf } from '../../../kernel';
import { useService, useStream, useViewModel } from '../../../kit';
import { classNames } from '../../../ui';
import { CommentsPanel } from './comments/comments-panel';
import { commentsViewModel } from './comments/comments.view-model';
import classes from './item-history.module.css';
import { RevisionsPanel } from './revisions/revisions-panel';
import { revisionsViewModel } from './revisions/revisions.view-model';

interface SectionsProps {
  readonly opened: OpenItemContext;
  readonly collection: string;
  readonly itemKey: PrimaryKey;
  readonly isItemLoaded: boolean;
}

/**
 * Requested with the item, and shown with it. Quick answers come first: both sections and what is below them appear at
 * their final places instead of moving as each answer arrives.
 */
const HistorySections = ({ opened, collection, itemKey, isItemLoaded }: SectionsProps) => {
  const revisions = useViewModel(revisionsViewModel, opened, collection, itemKey);
  const comments = useViewModel(commentsViewModel, collection, itemKey);
  const { history } = revisions;
  const { thread } = comments.comments;
  const visibility = useStream(history.visibility$);
  const isRevisionsPending = useStream(history.isPending$);
  const hasComments = useStream(thread.isVisible$);
  const isCommentsPending = useStream(thread.isPending$);
  const isWaiting =
    !isItemLoaded || (visibility === 'shown' && isRevisionsPending) || (hasComments && isCommentsPending);
  return (
    <div className={classNames(classes['sections'], isWaiting && classes['waiting'])} hidden={isWaiting}>
      <RevisionsPanel view={revisions} />
      <CommentsPanel view={comments} />
    </div>
  );
};

/** The revisions and comments of an open item in the sidebar; nothing for a new item. */
export const ItemHistory = ({ opened }: { readonly opened: OpenItemContext }) => {
  const { target, item$ } = opened.editing;
  const { schema } = useService(SchemaStore);
  const item = useStream(item$);
  const loaded = valueOf(item);
  const key = historyKey(target, loaded, primaryKeyOf(schema, target.collection)?.field ?? null);
  if (key === null || (item.kind === 'failed' && item.previous === null)) return null;
  return (
    <HistorySections opened={opened} collection={target.collection} itemKey={key} isItemLoaded={loaded !== null} />
  );
};
