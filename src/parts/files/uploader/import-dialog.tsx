import type { UploadTarget } from '../../../application/files';
import type { FileDetails } from '../../../domain/files';
import { useForm, useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { Field, FormDialog, Input, Notice } from '../../../ui';
import { uploadStateText } from '../upload-panel';
import { importViewModel } from './import.view-model';

interface ImportDialogProps {
  readonly target: UploadTarget;
  readonly onStored?: ((file: FileDetails) => void) | undefined;
  /** Called with the id of the upload. */
  readonly onBegun?: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

/** Imports a file by its URL. Stays open while the server fetches it. */
export const ImportDialog = ({ target, onStored, onBegun, onClose }: ImportDialogProps) => {
  useNamespaces(['files']);
  const { t, locale } = useText();
  const view = useViewModel(importViewModel, target);
  const form = useForm(view.form);
  const { isRunning, failed } = useStream(view.state$);
  useSubscription(view.begun$, (id) => onBegun?.(id));
  useSubscription(view.stored$, (file) => onStored?.(file));
  useSubscription(view.done$, onClose);
  return (
    <FormDialog
      form={form.attributes}
      title={t('import_from_url')}
      text={t('import_url_hint')}
      onClose={isRunning ? undefined : onClose}
      onCancel={onClose}
      cancel={t('cancel')}
      cancelDenied={isRunning ? t('import_fetching') : null}
      action={t('import_file')}
      busy={isRunning}
      denied={form.denied}
    >
      <Field name="url" label={t('import_url')} error={form.error('url')}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          value={form.values.url}
          readOnly={isRunning}
          onChange={(url) => form.change({ url })}
        />
      </Field>
      {failed === null ? null : (
        <Notice tone="danger" role="alert">
          {uploadStateText(failed, t, locale.code)}
        </Notice>
      )}
    </FormDialog>
  );
};
