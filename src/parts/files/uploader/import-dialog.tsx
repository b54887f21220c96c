import { type FormEvent, useId } from 'react';
import type { UploadTarget } from '../../../application/files';
import type { FileDetails } from '../../../domain/files';
import { useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { Button, Dialog, Field, Input, Notice } from '../../../ui';
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
  const form = useId();
  const view = useViewModel(importViewModel);
  const { url, isValid, isRunning, failed } = useStream(view.state$);
  useSubscription(view.begun$, (id) => onBegun?.(id));
  useSubscription(view.stored$, (file) => onStored?.(file));
  useSubscription(view.done$, onClose);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    view.start(target);
  };
  return (
    <Dialog
      open
      title={t('import_from_url')}
      text={t('import_url_hint')}
      onClose={isRunning ? undefined : onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabledReason={isRunning && t('import_fetching')}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={isRunning}
            disabledReason={!isValid && t('import_url_invalid')}
          >
            {t('import_file')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field name="url" label={t('import_url')}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            value={url}
            readOnly={isRunning}
            onChange={(next) => view.setUrl(next)}
          />
        </Field>
      </form>
      {failed === null ? null : (
        <Notice tone="danger" role="alert">
          {uploadStateText(failed, t, locale.code)}
        </Notice>
      )}
    </Dialog>
  );
};
