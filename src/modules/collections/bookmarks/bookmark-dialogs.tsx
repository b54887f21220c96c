import { useState } from 'react';
import { isRestorable, PresetsStore } from '../../../application/presets';
import type { Preset } from '../../../domain/presets';
import { useForm, useService, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { DeletionDialog } from '../../../parts/page/deletion-dialog';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Button, Dialog, Field, FormDialog, Input } from '../../../ui';
import classes from './bookmark-dialogs.module.css';
import { deleteBookmarkWrite, renameBookmarkViewModel } from './bookmark.view-models';

interface RenameBookmarkDialogProps {
  readonly bookmark: Preset;
  readonly onClose: () => void;
}

/** Renames a bookmark; Enter saves. */
export const RenameBookmarkDialog = ({ bookmark, onClose }: RenameBookmarkDialogProps) => {
  const { t } = useText();
  // What is typed stays when the bookmark is read again.
  const [opened] = useState(bookmark);
  const model = useViewModel(renameBookmarkViewModel, opened);
  const form = useForm(model.form);
  useSubscription(model.form.done$, onClose);
  return (
    <FormDialog
      form={form.attributes}
      onClose={onClose}
      onCancel={onClose}
      title={t('bookmark_rename_title')}
      cancel={t('cancel')}
      action={t('bookmark_rename_do')}
      busy={form.submitting}
      denied={form.denied}
    >
      {form.failure === null ? null : <FailureNotice failure={form.failure} />}
      <Field name="name" label={t('bookmark_name')} required={t('required')} error={form.error('name')}>
        <Input value={form.values.name} onChange={(name) => form.change({ name })} />
      </Field>
    </FormDialog>
  );
};

interface DeleteBookmarkDialogProps {
  readonly bookmark: Preset;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export const DeleteBookmarkDialog = ({ bookmark, onClose, onDeleted }: DeleteBookmarkDialogProps) => {
  const { t } = useText();
  const write = useViewModel(deleteBookmarkWrite, bookmark);
  const isUndoable = isRestorable(bookmark, useService(PresetsStore));
  const busy = useStream(write.busy$);
  const failure = useStream(write.failure$);
  useSubscription(write.done$, onDeleted);
  return (
    <DeletionDialog
      open
      title={t('bookmark_delete_title', { name: bookmark.bookmark ?? '' })}
      text={t(isUndoable ? 'bookmark_delete_text' : 'bookmark_delete_text_final')}
      action={t('bookmark_delete_do')}
      busy={busy}
      onClose={onClose}
      onDelete={() => write.execute()}
    >
      {failure === null ? undefined : <FailureNotice failure={failure} />}
    </DeletionDialog>
  );
};

interface ViewLinkDialogProps {
  readonly address: string;
  readonly onClose: () => void;
}

/** A link to copy by hand, where the browser denies the clipboard. */
export const ViewLinkDialog = ({ address, onClose }: ViewLinkDialogProps) => {
  const { t } = useText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('copy_view_link')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={classes['lone']}>
        <Field name="link" label={t('view_link')} note={t('view_link_note')}>
          <Input readOnly value={address} onChange={() => undefined} />
        </Field>
      </div>
    </Dialog>
  );
};
