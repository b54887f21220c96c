import { type FormEvent, useId, useState } from 'react';
import { isRestorable, PresetsStore } from '../../../application/presets';
import { isBookmarkName, type Preset } from '../../../domain/presets';
import { useService, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { NameField, nameDenied } from '../../../parts/fields/name-field';
import { DeletionDialog } from '../../../parts/page/deletion-dialog';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Button, classNames, Dialog, Field, Input } from '../../../ui';
import classes from './bookmark-dialogs.module.css';
import { deleteBookmarkWrite, renameBookmarkWrite } from './bookmark.view-models';

interface RenameBookmarkDialogProps {
  readonly bookmark: Preset;
  readonly onClose: () => void;
}

/** Renames a bookmark; Enter saves. */
export const RenameBookmarkDialog = ({ bookmark, onClose }: RenameBookmarkDialogProps) => {
  const { t } = useText();
  const form = useId();
  const write = useViewModel(renameBookmarkWrite, bookmark);
  const busy = useStream(write.busy$);
  const failure = useStream(write.failure$);
  const [name, setName] = useState(bookmark.bookmark ?? '');
  useSubscription(write.done$, onClose);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === bookmark.bookmark) onClose();
    else if (isBookmarkName(name)) write.execute(name);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bookmark_rename_title')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={busy}
            disabledReason={nameDenied(t, name, 'bookmark_name_missing')}
          >
            {t('bookmark_rename_do')}
          </Button>
        </>
      }
    >
      <form id={form} className={classNames(classes['form'], classes['lone'])} onSubmit={submit}>
        {failure === null ? null : <FailureNotice failure={failure} />}
        <NameField field="bookmark" label={t('bookmark_name')} name={name} onChange={setName} />
      </form>
    </Dialog>
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
