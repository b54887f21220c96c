import { CopyFile, copyFileDependencies } from '../../../application/files';
import type { ItemEditing } from '../../../application/item-editing';
import { useStream, useSubscription, useText, useViewModel, viewModel } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import type { CopyDialogProps } from '../../../parts/item/item-page';
import { Button, Dialog, Notice, Progress } from '../../../ui';

const copyFileViewModel = viewModel(
  [copyFileDependencies],
  (dependencies) => (editing: ItemEditing) => new CopyFile(editing, dependencies),
);

/** Creates a copy of a file with a content of its own. */
export const CopyFileDialog = ({ editing, onClose, onCopied }: CopyDialogProps) => {
  const { t } = useText();
  const copy = useViewModel(copyFileViewModel, editing);
  const isBusy = useStream(copy.busy$);
  const isStored = useStream(copy.isStored$);
  const failure = useStream(copy.failure$);
  const denied = useStream(copy.denied$);
  useSubscription(copy.done$, onCopied);
  return (
    <Dialog
      open
      title={t('save_as_copy')}
      text={t('copy_file_text')}
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button variant="ghost" disabledReason={isBusy && t('copying_file')} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            icon="content_copy"
            busy={isBusy}
            disabledReason={denied !== false && t(denied)}
            onClick={() => copy.execute()}
          >
            {t(failure === null ? 'copy_create' : 'retry')}
          </Button>
        </>
      }
    >
      {failure === null ? null : <FailureNotice failure={failure} />}
      {failure !== null && isStored ? <Notice tone="warning">{t('copy_file_values_missing')}</Notice> : null}
      {isBusy ? <Progress label={t('copying_file')} value={null} /> : null}
    </Dialog>
  );
};
