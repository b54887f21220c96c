import { useEffect, useRef, useState } from 'react';
import type { CommentDrafts } from '../../../../application/history';
import { AVATAR_KEY } from '../../../../domain/files';
import { mentionsAsMarkdown, type Comment } from '../../../../domain/revisions';
import { useStream, useText } from '../../../../kit';
import { Avatar, classNames, IconButton, Markdown, Menu } from '../../../../ui';
import { DeletionDialog } from '../../../page/deletion-dialog';
import { usePicture } from '../../../fields/picture';
import { CommentEditor } from './comment-editor';
import type { CommentsViewModel } from './comments.view-model';
import classes from '../item-history.module.css';
import { PersonName } from '../person-name';
import type { HistoryFormatter } from '../use-history-formatter';

interface CommentEntryProps {
  readonly comment: Comment;
  /** The draft while the comment is edited; null otherwise. */
  readonly draft: ReturnType<CommentDrafts['get']> | null;
  readonly view: CommentsViewModel;
  readonly formatter: HistoryFormatter;
}

/** A comment with its actions, each with the reason while it is disabled. */
export const CommentEntry = ({ comment, draft, view, formatter }: CommentEntryProps) => {
  const { t } = useText();
  const { comments } = view;
  const people = useStream(comments.people.people$);
  const isDeleting = useStream(comments.remove.deleting$).has(comment.id);
  const picture = usePicture(comment.user?.avatar ?? null, { key: AVATAR_KEY });
  const [isConfirming, setConfirming] = useState(false);
  const entry = useRef<HTMLElement>(null);
  const editing = draft !== null && draft !== undefined;
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) entry.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const name = formatter.who(comment.user);
  const [editDenial, removeDenial] = [comments.editDenied(comment), comments.removeDenied(comment)];
  return (
    <article
      ref={entry}
      className={classNames(classes['comment'], isDeleting && classes['leaving'])}
      data-comment={comment.id}
      aria-busy={isDeleting}
    >
      <Avatar name={name} src={picture} />
      <div className={classes['said']}>
        <PersonName id={comment.user?.id ?? null} name={name} />
        <small className={classes['time']}>{formatter.time(comment.timestamp)}</small>
        {editing ? null : (
          <span className={classes['actions']}>
            <Menu
              label={t('comment_actions', { who: name })}
              trigger={<IconButton icon="more_vert" size="tiny" label={t('comment_actions', { who: name })} />}
              entries={[
                {
                  key: 'edit',
                  icon: 'edit',
                  label: t('comment_edit'),
                  disabledReason: editDenial && t(editDenial),
                  onSelect: () => comments.edit(comment),
                },
                {
                  key: 'delete',
                  icon: 'delete',
                  label: t('comment_delete'),
                  danger: true,
                  disabledReason: removeDenial && t(removeDenial),
                  onSelect: () => setConfirming(true),
                },
              ]}
            />
          </span>
        )}
      </div>
      {editing ? (
        <CommentEditor draft={draft} view={view} onLeave={() => comments.closeDraft(comment.id)} />
      ) : (
        <div className={classes['words']}>
          <Markdown text={mentionsAsMarkdown(comment.comment, people, t('unknown_user'))} />
        </div>
      )}
      <DeletionDialog
        open={isConfirming}
        title={t('comment_delete_question')}
        text={t('comment_delete_text')}
        action={t('comment_delete_do')}
        onClose={() => setConfirming(false)}
        onDelete={() => {
          setConfirming(false);
          comments.remove.execute(comment.id);
        }}
      />
    </article>
  );
};
