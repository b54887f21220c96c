import type { PrimaryKey } from '../../../domain/items';
import { abbreviate } from '../../../domain/values';
import { valueOf } from '../../../kernel';
import { useStream, useText, useViewModel } from '../../../kit';
import { SidebarDetail } from '../../../ui';
import { CommentList } from './comment-list';
import { commentsViewModel } from './comments.view-model';

interface CommentsPanelProps {
  readonly collection: string;
  readonly itemKey: PrimaryKey;
}

/** The comments in the sidebar. Holds the drafts, so that collapsing the panel does not lose them. */
export const CommentsPanel = ({ collection, itemKey }: CommentsPanelProps) => {
  const { t } = useText();
  const view = useViewModel(commentsViewModel, collection, itemKey);
  const { thread } = view.comments;
  const seen = useStream(thread.isVisible$);
  const count = valueOf(useStream(thread.comments$))?.length ?? 0;
  if (!seen) return null;
  return (
    <SidebarDetail
      icon="chat_bubble_outline"
      title={t('comments')}
      badge={count === 0 ? undefined : abbreviate(count)}
      open
    >
      <CommentList view={view} />
    </SidebarDetail>
  );
};
