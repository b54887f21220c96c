import { abbreviate } from '../../../../domain/values';
import { valueOf } from '../../../../kernel';
import { useStream, useText } from '../../../../kit';
import { SidebarDetail } from '../../../../ui';
import { CommentList } from './comment-list';
import type { CommentsViewModel } from './comments.view-model';

/** The comments in the sidebar. The caller holds the view-model, so that collapsing the panel loses no drafts. */
export const CommentsPanel = ({ view }: { readonly view: CommentsViewModel }) => {
  const { t, locale } = useText();
  const { thread } = view.comments;
  const seen = useStream(thread.isVisible$);
  const count = valueOf(useStream(thread.comments$))?.length ?? 0;
  if (!seen) return null;
  return (
    <SidebarDetail
      icon="chat_bubble_outline"
      title={t('comments')}
      badge={count === 0 ? undefined : abbreviate(count, locale.code)}
      open
    >
      <CommentList view={view} />
    </SidebarDetail>
  );
};
