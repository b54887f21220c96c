import { Suspense, useMemo, useState } from 'react';
import { Navigate, Outlet, useNavigate, useParams } from 'react-router-dom';
import { Now } from '../../../application/clock';
import { childFolders, type FileListing, folderPath } from '../../../domain/files';
import {
  useAction,
  useNamespaces,
  usePageActions,
  useService,
  useServices,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../kit';
import { ActionButton } from '../../../parts/page/action-button';
import { folderActionsViewModel, FolderDialogs, folderName, folderStore, MoveToFolderDialog } from '../folders';
import { BatchDialog, ListPage, listPageViewModel, type UrlView, useUrlView } from '../../../parts/lists/list-page';
import { NotFound } from '../../../parts/page/not-found';
import { ImportDialog, uploadsOf, WindowDrop } from '../../../parts/files/uploader';
import type { Crumb } from '../../../ui';
import { EmptyPlace } from './empty-place';
import { FolderCards } from './folder-cards';
import { FolderSection } from './folder-section';
import { libraryViewModel, type LibraryViewModel } from './library.view-model';
import { useFolderAt, useLibraryDrag } from './use-library-drag';
import { FILES, folderPagePath, type LibraryPlace, LISTING_LOOKS, placePaths, placeRef } from './places';
import { type PlaceUploads, placeUploadsViewModel } from './place-uploads.view-model';

const useRootCrumb = (): Crumb => {
  const { t } = useText();
  return { label: t('file_library'), href: folderPagePath(null) };
};

/** The dialog that asks where the selected files go, and what has become of the move. */
const MoveFilesDialogs = ({ view }: { readonly view: LibraryViewModel }) => {
  const { t } = useText();
  const files = useStream(view.moving$);
  const { place } = view;
  return (
    <>
      {files === null ? null : (
        <MoveToFolderDialog
          title={t('move_files_title', { count: files.length })}
          current={place.kind === 'folder' ? place.folder : undefined}
          onMove={(target) => view.moveFiles(files, target)}
          onClose={() => view.closeMoving()}
        />
      )}
      <BatchDialog work={view.move.run} progress="moving_files" outcome="files_moved_of" />
    </>
  );
};

interface FoldersInPlaceProps {
  readonly view: LibraryViewModel;
  readonly folder: string | null;
}

/** The folders in the open folder; while a text is searched for, those whose name contains it. */
const FoldersInPlace = ({ view, folder }: FoldersInPlaceProps) => {
  const { locale } = useText();
  const folders = useStream(view.folders.store.folders$);
  const search = useStream(view.list.browse.view$).search.trim().toLocaleLowerCase(locale.code);
  const shown = useMemo(
    () => childFolders(folders, folder).filter(({ name }) => name.toLocaleLowerCase(locale.code).includes(search)),
    [folders, folder, search, locale],
  );
  return <FolderCards folders={shown} actions={view.folders} />;
};

/** Nothing until the folders have loaded. */
const OpenFolderSection = ({ view, folder: id }: { readonly view: LibraryViewModel; readonly folder: string }) => {
  const folder = useStream(view.folders.store.folders$).find((each) => each.id === id);
  return folder === undefined ? null : <FolderSection view={view} folder={folder} />;
};

interface UploadingProps {
  readonly view: LibraryViewModel;
  readonly uploads: PlaceUploads;
  /** The name of the folder that files go to. */
  readonly name: string;
}

/** Dropped and pasted files, and the dialog of an import. */
const Uploading = ({ view, uploads, name }: UploadingProps) => {
  const isImporting = useStream(uploads.importing$);
  return (
    <>
      <WindowDrop target={uploads.target} name={name} folderAt={useFolderAt(view.folders)} />
      {isImporting ? <ImportDialog target={uploads.target} onClose={() => uploads.closeImport()} /> : null}
    </>
  );
};

interface LibraryListProps {
  readonly place: LibraryPlace;
  readonly title: string;
  readonly icon: string;
  readonly crumbs: readonly Crumb[];
  /** In ms since 1970; needed for recent files. */
  readonly now?: number;
}

const LibraryView = ({
  place,
  title,
  icon,
  crumbs,
  now = 0,
  urlView,
}: LibraryListProps & { readonly urlView: UrlView | null }) => {
  const { t } = useText();
  const navigate = useNavigate();
  const [ref] = useState(() => placeRef(place, now));
  const [paths] = useState(() => placePaths(place));
  const list = useViewModel(listPageViewModel, ref, paths, urlView?.view);
  const view = useViewModel(libraryViewModel, list, useViewModel(folderActionsViewModel), place);
  useLibraryDrag(view);
  const uploads = useViewModel(placeUploadsViewModel, uploadsOf(useServices()), place, list.browse.list);
  const newFolder = useMemo(() => [view.newFolder], [view]);
  const empty = useMemo(() => <EmptyPlace place={place} upload={uploads.upload} />, [place, uploads]);
  usePageActions(newFolder);
  useSubscription(view.redirects$, (path) => void navigate(path, { replace: true }));
  return (
    <>
      <ListPage
        view={view.list}
        title={title}
        icon={icon}
        crumbs={crumbs}
        headerActions={<ActionButton action={useAction(view.newFolder)} variant="secondary" collapses="early" />}
        createActions={uploads.actions}
        selectionActions={view.selectionActions}
        lead={place.kind === 'folder' ? <FoldersInPlace view={view} folder={place.folder} /> : undefined}
        empty={empty}
        sidebar={
          place.kind === 'folder' && place.folder !== null ? (
            <OpenFolderSection view={view} folder={place.folder} />
          ) : undefined
        }
        help="files"
        urlView={urlView}
      />
      <MoveFilesDialogs view={view} />
      <FolderDialogs actions={view.folders} />
      <Uploading view={view} uploads={uploads} name={place.kind === 'folder' ? title : t('file_library')} />
      <Suspense fallback={null}>
        <Outlet context={view.list.browse} />
      </Suspense>
    </>
  );
};

const LibraryList = (props: LibraryListProps) => {
  const { turn, urlView } = useUrlView(FILES);
  return <LibraryView key={turn} {...props} urlView={urlView} />;
};

const ROOT: LibraryPlace = { kind: 'folder', folder: null };

/** /files: the files outside of all folders, and the folders. */
export const RootPage = () => {
  useNamespaces(['files']);
  const { t } = useText();
  return <LibraryList place={ROOT} title={t('file_library')} icon="folder" crumbs={[]} />;
};

const FolderList = ({ folder }: { readonly folder: string }) => {
  const { t } = useText();
  const store = folderStore(useServices());
  const data = useStream(store.data$);
  const folders = useStream(store.folders$);
  const root = useRootCrumb();
  // A deleted folder leads to its parent; this one was never there.
  const [wasKnown, setKnown] = useState(false);
  const name = folderName(folders, folder);
  if (name !== null && !wasKnown) setKnown(true);
  if (data.kind === 'ready' && name === null && !wasKnown) return <NotFound />;
  const above = folderPath(folders, folder).slice(0, -1);
  return (
    <LibraryList
      place={{ kind: 'folder', folder }}
      title={name ?? t('folder')}
      icon="folder"
      crumbs={[root, ...above.map(({ id, name: label }) => ({ label, href: folderPagePath(id) }))]}
    />
  );
};

/** /files/folders/{folder} */
export const FolderPage = () => {
  useNamespaces(['files']);
  const { folder = '' } = useParams();
  return <FolderList key={folder} folder={folder} />;
};

const ListingPage = ({ listing, now = 0 }: { readonly listing: FileListing; readonly now?: number }) => {
  useNamespaces(['files']);
  const { t } = useText();
  const { name, icon } = LISTING_LOOKS[listing];
  return (
    <LibraryList place={{ kind: 'listing', listing }} title={t(name)} icon={icon} crumbs={[useRootCrumb()]} now={now} />
  );
};

/** /files/all: the files of all folders. */
export const AllFilesPage = () => <ListingPage listing="all" />;

/** /files/mine: those that the user has uploaded. */
export const OwnFilesPage = () => <ListingPage listing="mine" />;

/** /files/recent: those that were uploaded in the last days. */
export const RecentFilesPage = () => <ListingPage listing="recent" now={useStream(useService(Now).now$)} />;

/** /files/folders, which lists nothing itself. */
export const FoldersRedirect = () => <Navigate to={folderPagePath(null)} replace />;
