import { useState } from 'react';
import type { CommentDraft } from '../../application/history';
import type { CommentEditDenial } from '../../domain/revisions';
import { useStream, useText } from '../../kit';
import { Button, Dialog } from '../../ui';
import { CommentFoot } from './comment-foot';
import type { CommentsViewModel } from './comments.view-model';
import classes from './item-history.module.css';
import { MentionBox } from './mention-box';

interface CommentEditorProps {
  readonly draft: CommentDraft<CommentEditDenial>;
  readonly view: CommentsViewModel;
  readonly onLeave: () => void;
}

/** A comment's words in their place. Escape leaves, and asks first where something would be lost. */
export const CommentEditor = ({ draft, view, onLeave }: CommentEditorProps) => {
  const { t } = useText();
  const text = useStream(draft.text$);
  const [asking, ask] = useState(false);
  const leave = (): void => (draft.dirty ? ask(true) : onLeave());
  return (
    <div className={classes['writing']}>
      <MentionBox
        label={t('comment_text')}
        text={text}
        onText={(next) => draft.type(next)}
        onSend={() => draft.execute()}
        onEscape={leave}
        search={view.search}
        takesFocus
      />
      <CommentFoot draft={draft} label={t('save')}>
        <Button variant="ghost" size="small" onClick={leave}>
          {t('cancel')}
        </Button>
      </CommentFoot>
      <Dialog
        open={asking}
        onClose={() => ask(false)}
        title={t('comment_discard_question')}
        text={t('comment_discard_text')}
        actions={
          <>
            <Button variant="danger" onClick={onLeave}>
              {t('discard_changes')}
            </Button>
            <Button variant="primary" onClick={() => ask(false)} data-autofocus>
              {t('keep_editing')}
            </Button>
          </>
        }
      />
    </div>
  );
};
