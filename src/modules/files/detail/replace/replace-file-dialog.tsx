import { useState } from 'react';
import { type FileDetails, type FileFacts, fileTypeLabel } from '../../../../domain/files';
import { useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../../../kit';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { uploadStateText } from '../../../../parts/files/upload-panel';
import { ImportDialog } from '../../../../parts/files/uploader';
import { Button, Dialog, DropArea, Notice, Progress } from '../../../../ui';
import { replaceFileViewModel, type ReplaceFileViewModel } from './replace-file.view-model';

interface ReplaceFileDialogProps {
  readonly file: FileFacts;
  readonly onReplaced: (file: FileDetails) => void;
  readonly onClose: () => void;
}

/** Why nothing was replaced. */
const Problems = ({ view }: { readonly view: ReplaceFileViewModel }) => {
  const { t, locale } = useText();
  const { refusal, isUntouched } = useStream(view.state$);
  const failure = useStream(view.failure$);
  return (
    <>
      {failure === null ? null : <FailureNotice failure={failure} />}
      {refusal === null ? null : (
        <Notice tone="danger" role="alert" title={<bdi>{refusal.content.name}</bdi>}>
          {uploadStateText(
            {
              id: '',
              name: refusal.content.name,
              type: refusal.content.type,
              sizeBytes: refusal.content.size,
              state: { kind: 'refused', reason: refusal.reason },
            },
            t,
            locale.code,
          )}
        </Notice>
      )}
      {isUntouched ? (
        <Notice tone="warning" role="alert">
          {t('replace_untouched')}
        </Notice>
      ) : null}
    </>
  );
};

const Chooser = ({ view, onImport }: { readonly view: ReplaceFileViewModel; readonly onImport: () => void }) => {
  const { t } = useText();
  const importDenied = useStream(view.importDenied$);
  return (
    <DropArea
      label={t('choose_one_file')}
      hint={t('drop_one_file_hint')}
      cameraLabel={t('take_photo')}
      onFiles={([content]) => (content === undefined ? undefined : view.choose(content))}
    >
      <Button icon="link" disabledReason={importDenied !== false && t(importDenied)} onClick={onImport}>
        {t('import_from_url')}
      </Button>
    </DropArea>
  );
};

/** Replaces the content of a file. Stays open while it is sent, and after a failure. */
export const ReplaceFileDialog = ({ file, onReplaced, onClose }: ReplaceFileDialogProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  // The file as it was when the dialog was opened, which each attempt has to restore.
  const [before] = useState(file);
  const view = useViewModel(replaceFileViewModel, before);
  const { toConfirm, isUntouched } = useStream(view.state$);
  const failure = useStream(view.failure$);
  const isBusy = useStream(view.busy$);
  const progress = useStream(view.progress$);
  const [isImporting, setImporting] = useState(false);
  useSubscription(view.replaced$, (replaced) => {
    onReplaced(replaced);
    onClose();
  });
  return (
    <Dialog
      open
      title={t(toConfirm === null ? 'replace_file' : 'replace_type_title')}
      text={
        toConfirm === null
          ? t('replace_file_text')
          : t('replace_type_text', {
              from: fileTypeLabel(before.type, before.filename_download) ?? '—',
              to: fileTypeLabel(toConfirm.type, toConfirm.name) ?? '—',
            })
      }
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button variant="ghost" disabledReason={isBusy && t('replacing_file')} onClick={onClose}>
            {t('cancel')}
          </Button>
          {toConfirm === null ? null : (
            <Button variant="danger-fill" onClick={() => view.send()}>
              {t('replace_anyway')}
            </Button>
          )}
          {toConfirm === null && !isBusy && (failure !== null || isUntouched) ? (
            <Button variant="primary" icon="refresh" onClick={() => view.send()}>
              {t('retry')}
            </Button>
          ) : null}
        </>
      }
    >
      <Problems view={view} />
      {isBusy ? <Progress label={t('replacing_file')} value={progress} /> : null}
      {isBusy || toConfirm !== null ? null : <Chooser view={view} onImport={() => setImporting(true)} />}
      {isImporting ? (
        <ImportDialog
          target={{ folder: before.folder }}
          onStored={(imported) => view.take(imported)}
          onClose={() => setImporting(false)}
        />
      ) : null}
    </Dialog>
  );
};
