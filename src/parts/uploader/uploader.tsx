import { useState } from 'react';
import type { UploadTarget } from '../../application/files';
import { type FileDetails, uploadSummary } from '../../domain/files';
import { useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../kit';
import { Button, DropArea, Notice, Progress } from '../../ui';
import { UploadRow } from '../upload-panel';
import { ImportDialog } from './import-dialog';
import classes from './uploader.module.css';
import { uploaderViewModel } from './uploader.view-model';

interface UploaderProps {
  readonly target: UploadTarget;
  /** Several files at once, and folders with what is in them. */
  readonly multiple?: boolean | undefined;
  /** Called with each file as it is stored; with one file at a time. */
  readonly onStored?: ((files: readonly FileDetails[]) => void) | undefined;
  /** Offers to choose from the library. */
  readonly onChooseFromLibrary?: (() => void) | undefined;
}

/** Where files come from: this device, its camera, a URL, the library. Shows what has become of its uploads. */
export const Uploader = ({ target, multiple = false, onStored, onChooseFromLibrary }: UploaderProps) => {
  useNamespaces(['uploads']);
  const { t } = useText();
  const view = useViewModel(uploaderViewModel);
  const entries = useStream(view.entries$);
  const denied = useStream(view.denied$);
  const [isImporting, setImporting] = useState(false);
  useSubscription(view.stored$, (file) => onStored?.([file]));
  const summary = uploadSummary(entries);
  const library =
    onChooseFromLibrary === undefined ? null : (
      <Button icon="folder_open" onClick={onChooseFromLibrary}>
        {t('choose_from_library')}
      </Button>
    );
  return (
    <div className={classes['uploader']}>
      {denied === false ? (
        <DropArea
          label={t(multiple ? 'choose_files' : 'choose_one_file')}
          hint={t(multiple ? 'drop_files_hint' : 'drop_one_file_hint')}
          accept={target.accept}
          multiple={multiple}
          cameraLabel={t('take_photo')}
          onFiles={(files) => view.add(files, target)}
          folders={
            multiple ? { label: t('choose_whole_folder'), onTree: (files) => view.addTree(files, target) } : undefined
          }
        >
          {library}
          <Button icon="link" onClick={() => setImporting(true)}>
            {t('import_from_url')}
          </Button>
        </DropArea>
      ) : (
        <>
          <Notice tone="info">{t('upload_denied')}</Notice>
          {library}
        </>
      )}
      {summary.running === 0 ? null : (
        <div className={classes['progress']}>
          <Progress label={t('uploads_all')} value={summary.fraction} />
          <span role="status">{t('uploading_of', { done: summary.done, total: summary.total })}</span>
        </div>
      )}
      {entries.length === 0 ? null : (
        <ul className={classes['list']} aria-label={t('uploads')}>
          {entries.map((entry) => (
            <UploadRow key={entry.id} entry={entry} uploads={view.uploads} />
          ))}
        </ul>
      )}
      {isImporting ? (
        <ImportDialog target={target} onStored={(file) => onStored?.([file])} onClose={() => setImporting(false)} />
      ) : null}
    </div>
  );
};
