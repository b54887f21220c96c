import { BehaviorSubject, combineLatest, map, type Observable, of } from 'rxjs';
import { type ItemDependencies, itemDependencies } from '../../../application/dependencies';
import { type DownloadDependencies, downloadDependencies, DownloadFile, MoveFile } from '../../../application/files';
import type { ItemEditing } from '../../../application/item-editing';
import { contentValues, type FileDetails, fileFacts } from '../../../domain/files';
import type { Item } from '../../../domain/items';
import { replaceContentDenied } from '../../../domain/permissions';
import { type CollectionPaths, type PageAction, viewModel } from '../../../kit';
import { placePaths } from '../library/places';

/** Set by the server, or by other controls than the form (spec 002, 2.1). */
const HIDDEN_FIELDS = [
  'type',
  'width',
  'height',
  'filesize',
  'checksum',
  'uploaded_by',
  'uploaded_on',
  'modified_by',
  'modified_on',
  'duration',
  'folder',
  'charset',
  'embed',
] as const;

/** Files are created by uploads. */
export const FILE_OPTIONS = { hiddenFields: HIDDEN_FIELDS, hasNewPage: false };

/** Back, save and delete lead to the folder of the file. */
export const filePaths = (item: Item): CollectionPaths =>
  placePaths({ kind: 'folder', folder: fileFacts(item).folder });

type FileDialog = 'move' | 'replace';

type FilePageDependencies = Pick<ItemDependencies, 'items' | 'schema' | 'access' | 'notifications' | 'clock'>;

/** What the page of a file offers besides what the page of any item does. */
export class FilePageViewModel {
  private readonly dialog = new BehaviorSubject<FileDialog | null>(null);
  private readonly download: DownloadFile;
  private readonly replacements = new BehaviorSubject(0);
  readonly move: MoveFile;
  /** The open dialog; null for none. */
  readonly dialog$: Observable<FileDialog | null> = this.dialog.asObservable();
  /** Counts how often the content was replaced here. */
  readonly replacements$: Observable<number> = this.replacements.asObservable();
  /** The buttons in the header. */
  readonly headerActions: readonly PageAction[];
  /** The button below the preview. */
  readonly replaceAction: PageAction;

  constructor(
    private readonly editing: ItemEditing,
    download: DownloadDependencies,
    dependencies: FilePageDependencies,
  ) {
    this.download = new DownloadFile(download);
    this.move = new MoveFile(editing, dependencies);
    this.headerActions = [
      {
        id: 'move-file',
        label: 'move_to',
        icon: 'folder_move',
        denied$: this.move.denied$,
        execute: () => this.dialog.next('move'),
      },
      {
        id: 'download-file',
        label: 'download',
        icon: 'file_download',
        denied$: of(false),
        busy$: this.download.busy$,
        execute: () => this.download.execute(fileFacts(editing.serverItem)),
      },
    ];
    this.replaceAction = {
      id: 'replace-file',
      label: 'replace',
      icon: 'sync',
      denied$: combineLatest([editing.busy$, dependencies.access.access$]).pipe(
        map(([busy, access]) => (busy ? 'saving' : replaceContentDenied(access))),
      ),
      execute: () => this.dialog.next('replace'),
    };
  }

  closeDialog(): void {
    this.dialog.next(null);
  }

  /** The content was replaced; the edits of the form stay. */
  applyContent(file: FileDetails): void {
    this.editing.applyServerItem(contentValues(file));
    this.replacements.next(this.replacements.value + 1);
  }

  dispose(): void {
    this.move.dispose();
    this.download.dispose();
  }
}

export const filePageViewModel = viewModel(
  [downloadDependencies, itemDependencies('items', 'schema', 'access', 'notifications', 'clock')],
  (download, dependencies) => (editing: ItemEditing) => new FilePageViewModel(editing, download, dependencies),
);
