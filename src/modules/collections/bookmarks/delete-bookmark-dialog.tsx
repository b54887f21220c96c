import type { Preset } from '../../../domain/presets';
import { useEvent, useStream, useText, useViewModel } from '../../../kit';
import { DeletionDialog } from '../../../parts/deletion-dialog';
import { FailureNotice } from '../../../parts/failure-state';
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
    <DeletionDialog
      open
      title={t('bookmark_delete_title', { name: bookmark.bookmark ?? '' })}
      text={t('bookmark_delete_text')}
      action={t('bookmark_delete_do')}
      busy={busy}
      onClose={onClose}
      onDelete={() => write.execute()}
    >
      {failure === null ? undefined : <FailureNotice failure={failure} />}
    </DeletionDialog>
  );
};
