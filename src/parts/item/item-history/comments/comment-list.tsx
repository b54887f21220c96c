import { Fragment } from 'react';
import { groupByDay } from '../../../../domain/revisions';
import { valueOf } from '../../../../kernel';
import { useService, useStream, useText } from '../../../../kit';
import { CommentComposer } from './comment-editor';
import { CommentEntry } from './comment-entry';
import type { CommentsViewModel } from './comments.view-model';
import classes from '../item-history.module.css';
import { ListStatus } from '../list-status';
import { useHistoryFormatter } from '../use-history-formatter';
import { Now } from '../../../../application/clock';

/** The comments by day, newest first, below the editor of a new one. */
export const CommentList = ({ view }: { readonly view: CommentsViewModel }) => {
  const { t } = useText();
  const { thread, drafts$ } = view.comments;
  const remote = useStream(thread.comments$);
  const slow = useStream(thread.isSlow$);
  const edited = useStream(drafts$);
  const now = useStream(useService(Now).now$);
  const formatter = useHistoryFormatter(thread.item.collection);
  const comments = valueOf(remote);
  const count = comments?.length ?? 0;
  return (
    <>
      <CommentComposer view={view} />
      <ListStatus remote={remote} slow={slow} failed={t('comments_failed')} onRetry={() => thread.reload()} />
      <div className={classes['comments']}>
        {comments !== null && count === 0 ? <p className={classes['quiet']}>{t('comments_none')}</p> : null}
        {groupByDay(comments ?? [], ({ timestamp }) => timestamp, now, formatter.zone).map(({ day, entries }) => (
          <Fragment key={JSON.stringify(day)}>
            <h4 className={classes['day']}>{formatter.day(day, now)}</h4>
            {entries.map((comment) => (
              <CommentEntry
                key={comment.id}
                comment={comment}
                draft={edited.get(comment.id) ?? null}
                view={view}
                formatter={formatter}
              />
            ))}
          </Fragment>
        ))}
      </div>
    </>
  );
};
