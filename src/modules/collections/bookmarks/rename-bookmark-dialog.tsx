import { useId, useState, type FormEvent } from 'react';
import { isBookmarkName, type Preset } from '../../../domain/presets';
import { useEvent, useStream, useText, useViewModel } from '../../../kit';
import { FailureNotice } from '../../../parts/failure-state';
import { Button, classNames, Dialog, Field, Input } from '../../../ui';
import { renameWrite } from './bookmark-writes';
import classes from './bookmark-dialogs.module.css';

interface RenameBookmarkDialogProps {
  readonly bookmark: Preset;
  readonly onClose: () => void;
}

/** Another name for a bookmark; Enter saves. */
export const RenameBookmarkDialog = ({ bookmark, onClose }: RenameBookmarkDialogProps) => {
  const { t } = useText();
  const form = useId();
  const write = useViewModel(renameWrite, bookmark);
  const { busy, failure } = useStream(write.state$);
  const [name, setName] = useState(bookmark.bookmark ?? '');
  useEvent(write.done$, onClose);
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
            disabledReason={isBookmarkName(name) ? null : t('bookmark_name_missing')}
          >
            {t('bookmark_rename_do')}
          </Button>
        </>
      }
    >
      <form id={form} className={classNames(classes['form'], classes['lone'])} onSubmit={submit}>
        {failure === null ? null : <FailureNotice failure={failure} />}
        <Field name="bookmark" label={t('bookmark_name')} required={t('required')}>
          <Input value={name} onChange={setName} maxLength={255} />
        </Field>
      </form>
    </Dialog>
  );
};
