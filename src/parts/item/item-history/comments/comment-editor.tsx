import { type ReactNode, useState } from 'react';
import type { CommentDraft } from '../../../../application/history';
import type { CommentEditDenial } from '../../../../domain/revisions';
import { metaKey, type TextKey, useStream, useText } from '../../../../kit';
import { Button, Dialog, Kbd } from '../../../../ui';
import { FailureNotice } from '../../../page/failure-state';
import type { CommentsViewModel } from './comments.view-model';
import classes from '../item-history.module.css';
import { MentionBox } from './mention-box';

interface CommentFooterProps<Reason extends TextKey> {
  readonly draft: CommentDraft<Reason>;
  /** The label of the submit button. */
  readonly label: string;
  /** Shown before the submit button. */
  readonly children?: ReactNode;
}

/** Below the text of a comment: the failure of the last attempt, and the submit button. */
const CommentFooter = <Reason extends TextKey>({ draft, label, children }: CommentFooterProps<Reason>) => {
  const { t } = useText();
  const denial = useStream(draft.denied$);
  const busy = useStream(draft.busy$);
  const problem = useStream(draft.failure$);
  return (
    <>
      {problem === null ? null : <FailureNotice failure={problem} />}
      <div className={classes['foot']}>
        <span className={classes['keys']} aria-hidden="true">
          <Kbd keys={`${metaKey()} ↵`} />
        </span>
        {children}
        <Button
          size="small"
          busy={busy}
          disabledReason={busy || denial === false ? undefined : t(denial)}
          onClick={() => draft.execute()}
        >
          {label}
        </Button>
      </div>
    </>
  );
};

interface CommentEditorProps {
  readonly draft: CommentDraft<CommentEditDenial>;
  readonly view: CommentsViewModel;
  readonly onLeave: () => void;
}

/** Edits a comment in place. Escape cancels, and asks first if there are changes. */
export const CommentEditor = ({ draft, view, onLeave }: CommentEditorProps) => {
  const { t } = useText();
  const text = useStream(draft.text$);
  const [isConfirming, setConfirming] = useState(false);
  const leave = (): void => (draft.dirty ? setConfirming(true) : onLeave());
  return (
    <div className={classes['writing']}>
      <MentionBox
        label={t('comment_text')}
        text={text}
        onText={(next) => draft.setText(next)}
        onSend={() => draft.execute()}
        onEscape={leave}
        search={view.search}
        takesFocus
      />
      <CommentFooter draft={draft} label={t('save')}>
        <Button variant="ghost" size="small" onClick={leave}>
          {t('cancel')}
        </Button>
      </CommentFooter>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('comment_discard_question')}
        text={t('comment_discard_text')}
        actions={
          <>
            <Button variant="danger" onClick={onLeave}>
              {t('discard_changes')}
            </Button>
            <Button variant="primary" onClick={() => setConfirming(false)} data-autofocus>
              {t('keep_editing')}
            </Button>
          </>
        }
      />
    </div>
  );
};

/** The editor of a new comment; without permission, the reason. */
export const CommentComposer = ({ view }: { readonly view: CommentsViewModel }) => {
  const { t } = useText();
  const { newComment, people } = view.comments;
  const text = useStream(newComment.text$);
  const denial = useStream(newComment.denied$);
  if (denial === 'not_allowed') return <p className={classes['quiet']}>{t('comment_not_allowed')}</p>;
  return (
    <div className={classes['writing']}>
      <MentionBox
        label={t('comment_new')}
        placeholder={t(people.canRead ? 'comment_placeholder' : 'comment_placeholder_plain')}
        text={text}
        onText={(next) => newComment.setText(next)}
        onSend={() => newComment.execute()}
        search={view.search}
      />
      <CommentFooter draft={newComment} label={t('comment_post')} />
    </div>
  );
};
