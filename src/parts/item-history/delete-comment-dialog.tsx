import { useText } from '../../kit';
import { Button, Dialog } from '../../ui';

interface DeleteCommentDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Asks before a comment is gone. */
export const DeleteCommentDialog = ({ open, onClose, onDelete }: DeleteCommentDialogProps) => {
  const { t } = useText();
  return (
    <Dialog
      open={open}
      danger
      onClose={onClose}
      title={t('comment_delete_question')}
      text={t('comment_delete_text')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button
            variant="danger-fill"
            icon="delete"
            onClick={() => {
              onClose();
              onDelete();
            }}
          >
            {t('comment_delete_do')}
          </Button>
        </>
      }
    />
  );
};
