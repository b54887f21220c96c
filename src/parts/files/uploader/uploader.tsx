import { type ReactNode, useState } from 'react';
import type { UploadTarget } from '../../../application/files';
import { type FileDetails, uploadSummary } from '../../../domain/files';
import { useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { Button, DropArea, Notice, Progress } from '../../../ui';
import { UploadRow } from '../upload-panel';
import { ImportDialog } from './import-dialog';
import classes from './uploader.module.css';
import { uploaderViewModel, type UploaderViewModel } from './uploader.view-model';

interface UploaderProps {
  readonly target: UploadTarget;
  /** Several files at once, and folders with what is in them. */
  readonly multiple?: boolean | undefined;
  /** Called with each file as it is stored; with one file at a time. */
  readonly onStored?: ((files: readonly FileDetails[]) => void) | undefined;
  /** Offers to choose from the library. */
  readonly onChooseFromLibrary?: (() => void) | undefined;
}

interface LibraryButtonProps extends Pick<UploaderProps, 'onChooseFromLibrary'> {
  readonly isSmall?: boolean;
  readonly disabledReason?: string | null | undefined;
}

const LibraryButton = ({ isSmall = false, disabledReason, onChooseFromLibrary }: LibraryButtonProps) => {
  const { t } = useText();
  return onChooseFromLibrary === undefined ? null : (
    <Button
      icon="folder_open"
      variant={isSmall ? 'ghost' : 'secondary'}
      size={isSmall ? 'small' : 'medium'}
      disabledReason={disabledReason}
      onClick={onChooseFromLibrary}
    >
      {t('choose_from_library')}
    </Button>
  );
};

/** What has become of the uploads of an area. */
const OwnUploads = ({ view }: { readonly view: UploaderViewModel }) => {
  const { t } = useText();
  const entries = useStream(view.entries$);
  const summary = uploadSummary(entries);
  return (
    <>
      {summary.running === 0 ? null : (
        <div className={classes['progress']}>
          {entries.length === 1 ? null : <Progress label={t('uploads_all')} value={summary.fraction} />}
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
    </>
  );
};

/** Where files come from: this device, its camera, a URL, the library. Shows what has become of its uploads. */
export const Uploader = ({ target, multiple = false, onStored, onChooseFromLibrary }: UploaderProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  const view = useViewModel(uploaderViewModel);
  const denied = useStream(view.denied$);
  const [isImporting, setImporting] = useState(false);
  useSubscription(view.stored$, (file) => onStored?.([file]));
  const library = <LibraryButton onChooseFromLibrary={onChooseFromLibrary} />;
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
          <Notice tone="info">{t(denied)}</Notice>
          {library}
        </>
      )}
      <OwnUploads view={view} />
      {isImporting ? (
        <ImportDialog target={target} onStored={(file) => onStored?.([file])} onClose={() => setImporting(false)} />
      ) : null}
    </div>
  );
};

interface FieldUploaderProps {
  readonly view: UploaderViewModel;
  readonly target: UploadTarget;
  readonly multiple?: boolean | undefined;
  /** Why files cannot be uploaded here, besides the permission to upload. */
  readonly uploadReason?: string | null | undefined;
  /** Why files cannot be chosen from the library. */
  readonly libraryReason?: string | null | undefined;
  readonly onStored: (file: FileDetails) => void;
  readonly onChooseFromLibrary: () => void;
  /** What the field has; files can be dropped onto it. */
  readonly children: ReactNode;
}

/** The same in a field, below what it has. */
export const FieldUploader = ({
  view,
  target,
  multiple = false,
  uploadReason = null,
  libraryReason = null,
  onStored,
  onChooseFromLibrary,
  children,
}: FieldUploaderProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  const denied = useStream(view.denied$);
  const [isImporting, setImporting] = useState(false);
  useSubscription(view.stored$, onStored);
  const reason = uploadReason ?? (denied === false ? null : t('upload_denied'));
  return (
    <div className={classes['uploader']}>
      <DropArea
        label={t(multiple ? 'choose_files' : 'choose_one_file')}
        accept={target.accept}
        multiple={multiple}
        cameraLabel={t('take_photo')}
        disabledReason={reason}
        content={children}
        onFiles={(files) => view.add(files, target)}
      >
        <LibraryButton isSmall disabledReason={libraryReason} onChooseFromLibrary={onChooseFromLibrary} />
        <Button icon="link" variant="ghost" size="small" disabledReason={reason} onClick={() => setImporting(true)}>
          {t('import_from_url')}
        </Button>
      </DropArea>
      <OwnUploads view={view} />
      {isImporting ? (
        <ImportDialog target={target} onBegun={(id) => view.addImport(id)} onClose={() => setImporting(false)} />
      ) : null}
    </div>
  );
};
