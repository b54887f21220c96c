import type { RemoveFolder } from '../../../application/files';
import { isUncertainWrite } from '../../../kernel';
import { useForm, useNamespaces, useStream, useText } from '../../../kit';
import { DeletionDialog } from '../../../parts/page/deletion-dialog';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Dialog, Field, FormDialog, Input, Progress } from '../../../ui';
import type { FolderActions, FolderNameForm, NamedFolder } from './folder-actions.view-model';
import { folderName } from './folder-nodes';
import { MoveToFolderDialog } from './move-to-folder-dialog';

interface NameDialogProps {
  readonly target: NamedFolder;
  readonly model: FolderNameForm;
  readonly onClose: () => void;
}

/** Asks for the name of a folder; Enter saves. */
const NameDialog = ({ target, model, onClose }: NameDialogProps) => {
  const { t } = useText();
  const { values, error, denied, submitting, failure, attributes, change } = useForm(model);
  const isNew = target.kind === 'new';
  return (
    <FormDialog
      form={attributes}
      onClose={onClose}
      onCancel={onClose}
      title={t(isNew ? 'new_folder' : 'rename_folder')}
      cancel={t('cancel')}
      action={t(isNew ? 'create_folder' : 'folder_rename_do')}
      busy={submitting}
      denied={denied}
    >
      {failure === null ? null : <FailureNotice failure={failure} />}
      <Field name="name" label={t('folder_name')} required={t('required')} error={error('name')}>
        <Input value={values.name} onChange={(name) => change({ name })} />
      </Field>
    </FormDialog>
  );
};

interface RemoveDialogProps {
  readonly operation: RemoveFolder;
  readonly parentName: string;
  readonly onClose: () => void;
}

/** Confirms the deletion of a folder, shows its progress, and after a failure what was done and that it can continue. */
const RemoveDialog = ({ operation, parentName: parent, onClose }: RemoveDialogProps) => {
  const { t } = useText();
  const failure = useStream(operation.failure$);
  const busy = useStream(operation.busy$);
  const moved = useStream(operation.moved$);
  const { name } = operation.folder;
  if (busy) {
    const progress = t('deleting_folder', { ...moved });
    return (
      <Dialog open title={t('delete_folder')} actions={null}>
        <Progress label={progress} value={null} />
        <p role="status">{progress}</p>
      </Dialog>
    );
  }
  const hasMoved = moved.folders + moved.files > 0;
  return (
    <DeletionDialog
      open
      title={t('delete_folder_question', { folder: name })}
      text={
        failure === null
          ? t('delete_folder_text', { parent })
          : t(hasMoved ? 'folder_left_half' : 'folder_left_whole', { parent, ...moved })
      }
      action={t(failure === null ? 'delete_folder' : 'folder_delete_continue')}
      onClose={onClose}
      onDelete={() => operation.execute()}
    >
      {failure === null ? null : <FailureNotice failure={failure} />}
      {failure !== null && isUncertainWrite(failure) ? <p>{t('folder_left_unsure')}</p> : null}
    </DeletionDialog>
  );
};

export interface FolderDialogsProps {
  readonly actions: FolderActions;
}

/** The dialog that an action on a folder has opened. */
export const FolderDialogs = ({ actions }: FolderDialogsProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  const dialog = useStream(actions.dialog$);
  const folders = useStream(actions.store.folders$);
  const close = (): void => actions.closeDialog();
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'name':
      return <NameDialog target={dialog.target} model={dialog.form} onClose={close} />;
    case 'move':
      return (
        <MoveToFolderDialog
          title={t('move_folder_title', { folder: dialog.folder.name })}
          current={dialog.folder.parent}
          excluded={dialog.folder.id}
          onMove={(target) => actions.move.execute({ folder: dialog.folder.id, parent: target?.id ?? null })}
          onClose={close}
        />
      );
    case 'remove': {
      const { parent } = dialog.operation.folder;
      return (
        <RemoveDialog
          operation={dialog.operation}
          parentName={folderName(folders, parent) ?? t('file_library')}
          onClose={close}
        />
      );
    }
  }
};
