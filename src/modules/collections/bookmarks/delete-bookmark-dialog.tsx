import type { Preset } from '../../../domain/presets';
import { useEvent, useStream, useText, useViewModel } from '../../../kit';
import { FailureNotice } from '../../../parts/failure-state';
import { Button, Dialog } from '../../../ui';
import { deleteWrite } from './bookmark-writes';

interface DeleteBookmarkDialogProps {
  readonly bookmark: Preset;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export const DeleteBookmarkDialog = ({ bookmark, onClose, onDeleted }: DeleteBookmarkDialogProps) => {
  const { t } = useText();
  const write = useViewModel(deleteWrite, bookmark);
  const { busy, failure } = useStream(write.state$);
  useEvent(write.done$, onDeleted);
  return (
    <Dialog
      open
      danger
      onClose={onClose}
      title={t('bookmark_delete_title', { name: bookmark.bookmark ?? '' })}
      text={t('bookmark_delete_text')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button variant="danger-fill" icon="delete" busy={busy} onClick={() => write.execute()}>
            {t('bookmark_delete_do')}
          </Button>
        </>
      }
    >
      {failure === null ? undefined : <FailureNotice failure={failure} />}
    </Dialog>
  );
};
