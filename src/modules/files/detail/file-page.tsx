import { Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type FileFacts, fileFacts, folderPath } from '../../../domain/files';
import type { SaveTarget } from '../../../domain/items';
import { valueOf } from '../../../kernel';
import {
  itemPath,
  lazyComponent,
  useAction,
  useActions,
  useNamespaces,
  usePageActions,
  useServices,
  useStream,
  useText,
  useViewModel,
} from '../../../kit';
import { ActionButton } from '../../../parts/page/action-button';
import { folderStore, MoveToFolderDialog } from '../folders';
import { ItemPage, itemTarget, type OnMove, useFormIdentity, useItemPage } from '../../../parts/item/item-page';
import { type Crumb, IconButton } from '../../../ui';
import { FILES, folderPagePath } from '../library/places';
import { EditImage } from './edit-image';
import classes from './file-page.module.css';
import { FILE_OPTIONS, filePageViewModel, type FilePageViewModel, filePaths } from './file-page.view-model';
import { FileSections } from './file-sections';
import { FilePreviewBox } from './preview/file-preview';

const HeaderActions = ({ view }: { readonly view: FilePageViewModel }) => {
  usePageActions(view.headerActions);
  return useActions(view.headerActions).map(({ id, icon, label, disabledReason, execute }) => (
    <IconButton key={id} icon={icon} label={label} disabledReason={disabledReason} onClick={execute} />
  ));
};

const ReplaceFileDialog = lazyComponent(() =>
  import(/* webpackChunkName: "replace-file" */ './replace/replace-file-dialog').then(
    (module) => module.ReplaceFileDialog,
  ),
);

const CopyFileDialog = lazyComponent(() =>
  import(/* webpackChunkName: "copy-item" */ './copy-file-dialog').then((module) => module.CopyFileDialog),
);

const FileDialogs = ({ view, file }: { readonly view: FilePageViewModel; readonly file: FileFacts }) => {
  const { t } = useText();
  const dialog = useStream(view.dialog$);
  if (dialog === null) return null;
  const close = (): void => view.closeDialog();
  if (dialog === 'replace')
    return (
      <Suspense fallback={null}>
        <ReplaceFileDialog file={file} onReplaced={(replaced) => view.applyContent(replaced)} onClose={close} />
      </Suspense>
    );
  return (
    <MoveToFolderDialog
      title={t('move_files_title', { count: 1 })}
      current={file.folder}
      onMove={(target) => view.move.execute(target)}
      onClose={close}
    />
  );
};

/** The library, and the folders that lead to the file. */
const useCrumbs = (folder: string | null): readonly Crumb[] => {
  const { t } = useText();
  const folders = useStream(folderStore(useServices()).folders$);
  return [
    { label: t('file_library'), href: folderPagePath(null) },
    ...folderPath(folders, folder ?? '').map(({ id, name }) => ({ label: name, href: folderPagePath(id) })),
  ];
};

/**
 * The file with the modification time of its content: saving other values changes the time too, and the content would be
 * loaded again.
 */
const useShownContent = (file: FileFacts, replacements: number): FileFacts => {
  const content = JSON.stringify([file.type, file.filesize, file.width, file.height, replacements]);
  const [shown, setShown] = useState({ content, modifiedOn: file.modified_on });
  if (shown.content !== content) setShown({ content, modifiedOn: file.modified_on });
  return useMemo(() => ({ ...file, modified_on: shown.modifiedOn }), [file, shown]);
};

const Preview = ({ file, view }: { readonly file: FileFacts; readonly view: FilePageViewModel }) => {
  usePageActions(useMemo(() => [view.replaceAction], [view]));
  return (
    <FilePreviewBox
      file={useShownContent(file, useStream(view.replacements$))}
      actions={
        <div className={classes['actions']}>
          <EditImage file={file} onSaved={(saved) => view.applyContent(saved)} />
          <ActionButton action={useAction(view.replaceAction)} variant="ghost" size="small" />
        </div>
      }
    />
  );
};

interface FileFormProps {
  readonly target: SaveTarget;
  readonly onMove: OnMove;
}

const FileForm = ({ target, onMove }: FileFormProps) => {
  useNamespaces(['files']);
  const item = useItemPage(target, FILE_OPTIONS);
  const { editing } = item.item;
  const view = useViewModel(filePageViewModel, editing);
  const row = valueOf(useStream(editing.item$));
  const file = useMemo(() => (row === null ? null : fileFacts(row)), [row]);
  const folder = file?.folder ?? null;
  return (
    <>
      <ItemPage
        view={item}
        paths={filePaths(row ?? {})}
        title={file?.title ?? file?.filename_download ?? undefined}
        icon="insert_drive_file"
        headerActions={file === null ? undefined : <HeaderActions view={view} />}
        crumbs={useCrumbs(folder)}
        about={<FileSections file={file} />}
        copyDialog={CopyFileDialog}
        help="item"
        onMove={onMove}
      >
        {file === null ? null : <Preview file={file} view={view} />}
      </ItemPage>
      {file === null ? null : <FileDialogs view={view} file={file} />}
    </>
  );
};

/** /files/{id}: the content and the form of a file. */
export const FilePage = () => {
  const { primaryKey = '' } = useParams();
  const { identity, announce } = useFormIdentity(itemPath(FILES, primaryKey));
  return <FileForm key={identity} target={itemTarget(FILES, primaryKey)} onMove={announce} />;
};
