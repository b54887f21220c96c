import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  mergeMap,
  type Observable,
  Subject,
  takeUntil,
  tap,
} from 'rxjs';
import {
  type FileDetails,
  isRunning,
  isUnfinished,
  localRefusal,
  type UploadEntry,
  type UploadState,
} from '../../../domain/files';
import { type Call, Effect, succeed } from '../../../kernel';
import type { FilesGateway } from '../../../ports/gateways/files-gateway';
import type { Notifications } from '../../notifications';
import type { DirtyWatch, UnsavedChanges } from '../../unsaved-changes';
import type { FolderStore } from '../folders/folder-store';
import { FileTransfer, type TransferDependencies } from './file-transfer';
import { UploadFolders } from './upload-folders';

export interface UploadTarget {
  /** Null is the root. */
  readonly folder: string | null;
  /** Files of other types are refused; as in `<input accept>`. */
  readonly accept?: string | undefined;
}

/** A file of a dropped or chosen folder; `path` are the folders from the outermost one, empty for a single file. */
export interface FileInFolder {
  readonly file: File;
  readonly path: readonly string[];
}

export interface UploadsDependencies extends TransferDependencies {
  readonly files: TransferDependencies['files'] & Pick<FilesGateway, 'maxBytes'>;
  readonly folders: Pick<FolderStore, 'read' | 'create'>;
  readonly notifications: Pick<Notifications, 'showCount'>;
  readonly unsaved: Pick<UnsavedChanges, 'watchBackground'>;
}

const MAX_CONCURRENT = 3;

interface StoredUpload {
  readonly id: string;
  readonly file: FileDetails;
}

/** The queue of uploads and imports of this session. It goes on while the user visits other pages. */
export class Uploads {
  private readonly transfers = new Map<string, FileTransfer>();
  private readonly entries = new BehaviorSubject<readonly UploadEntry[]>([]);
  private readonly stored = new Subject<StoredUpload>();
  private readonly started$ = new Subject<string>();
  private readonly cancelled$ = new Subject<string>();
  private readonly givenUp$ = new Subject<FileTransfer>();
  private readonly work: readonly Effect[];
  private readonly unsavedWatch: DirtyWatch;
  private count = 0;
  private storedInBatch = 0;
  /** In the order in which they were added. Stored ones disappear when nothing is running. */
  readonly entries$: Observable<readonly UploadEntry[]> = this.entries.asObservable();
  /** Each file that was stored, as it happens. */
  readonly stored$: Observable<FileDetails> = this.stored.pipe(map(({ file }) => file));
  /** True while files are waiting or on their way, or have failed and can be retried: closing the tab loses them. */
  readonly unfinished$: Observable<boolean> = this.entries.pipe(
    map((entries) => entries.some(isUnfinished)),
    distinctUntilChanged(),
  );

  constructor(private readonly dependencies: UploadsDependencies) {
    this.work = [
      new Effect(this.started$.pipe(mergeMap((id) => this.run(id), MAX_CONCURRENT))),
      new Effect(
        this.givenUp$.pipe(
          mergeMap((transfer) => transfer.cleanUp()),
          tap((file) => (file === null ? undefined : this.stored.next({ id: '', file }))),
        ),
      ),
    ];
    this.unsavedWatch = dependencies.unsaved.watchBackground(this.unfinished$, () => ({
      kind: 'new',
      collection: 'directus_files',
    }));
  }

  /** Begins uploads; the returned ids follow their order. */
  add(files: readonly File[], target: UploadTarget): readonly string[] {
    return this.addTree(
      files.map((file) => ({ file, path: [] })),
      target,
    );
  }

  /** Begins uploads into the folders of their paths, which are created below the target when they are missing. */
  addTree(files: readonly FileInFolder[], { folder, accept = '' }: UploadTarget): readonly string[] {
    const folders = new UploadFolders(this.dependencies.folders, folder);
    const { maxBytes } = this.dependencies.files;
    return this.begin(
      files.map(({ file, path }) => {
        const reason = localRefusal(file, { accept, maxBytes });
        return {
          entry: { name: file.name, type: file.type, sizeBytes: file.size },
          state: reason === null ? { kind: 'waiting' } : { kind: 'refused', reason },
          transfer: new FileTransfer(this.dependencies, file, () => folders.resolve(path)),
        };
      }),
    );
  }

  /** The server fetches the file at the URL. Returns the id of the upload. */
  importFrom(url: string, { folder }: UploadTarget): string {
    const intoFolder = (): Call<string | null> => succeed(folder);
    const [id = ''] = this.begin([
      {
        entry: { name: url, type: '', sizeBytes: null },
        state: { kind: 'waiting' },
        transfer: new FileTransfer(this.dependencies, url, intoFolder),
      },
    ]);
    return id;
  }

  /** The files of these uploads, as they are stored. */
  storedOf(ids: readonly string[]): Observable<FileDetails> {
    return this.stored.pipe(
      filter(({ id }) => ids.includes(id)),
      map(({ file }) => file),
    );
  }

  /** The file of this device that an upload sends; null for an import, and for an upload that has left the list. */
  fileOf(id: string): File | null {
    return this.transfers.get(id)?.file ?? null;
  }

  /** Aborts an upload that is waiting or running. */
  cancel(id: string): void {
    const entry = this.entry(id);
    if (entry === undefined || !isRunning(entry)) return;
    this.remove(id, entry.state.kind !== 'waiting');
    this.cancelled$.next(id);
    this.settle();
  }

  cancelAll(): void {
    for (const entry of this.entries.value.filter(isRunning)) this.cancel(entry.id);
  }

  /** Tries a failed upload again; one that has been stored after all is not sent twice. */
  retry(id: string): void {
    if (this.entry(id)?.state.kind !== 'failed') return;
    this.setState(id, { kind: 'waiting' });
    this.started$.next(id);
  }

  /** Removes an upload that is not running from the list. */
  dismiss(id: string): void {
    const entry = this.entry(id);
    if (entry !== undefined && !isRunning(entry)) this.remove(id, entry.state.kind === 'failed');
  }

  /** Aborts everything, at the end of the session. */
  dispose(): void {
    for (const effect of this.work) effect.dispose();
    this.entries.next([]);
    this.unsavedWatch.dispose();
  }

  private entry(id: string): UploadEntry | undefined {
    return this.entries.value.find((entry) => entry.id === id);
  }

  private begin(
    all: readonly {
      readonly entry: Pick<UploadEntry, 'name' | 'type' | 'sizeBytes'>;
      readonly state: UploadState;
      readonly transfer: FileTransfer;
    }[],
  ): readonly string[] {
    const entries = all.map(({ entry, state, transfer }): UploadEntry => {
      this.count += 1;
      const id = `upload-${this.count}`;
      this.transfers.set(id, transfer);
      return { id, ...entry, state };
    });
    this.entries.next([...this.entries.value, ...entries]);
    for (const { id, state } of entries) if (state.kind === 'waiting') this.started$.next(id);
    return entries.map(({ id }) => id);
  }

  private run(id: string): Observable<unknown> {
    const transfer = this.transfers.get(id);
    if (transfer === undefined) return EMPTY;
    return transfer.attempt().pipe(
      takeUntil(this.cancelled$.pipe(filter((cancelled) => cancelled === id))),
      tap((state) => this.setState(id, state)),
    );
  }

  private setState(id: string, state: UploadState): void {
    this.entries.next(this.entries.value.map((entry) => (entry.id === id ? { ...entry, state } : entry)));
    if (state.kind === 'done') {
      this.storedInBatch += 1;
      if (state.file !== null) this.stored.next({ id, file: state.file });
    }
    this.settle();
  }

  /** Reports what was stored once nothing is running. */
  private settle(): void {
    if (this.entries.value.some(isRunning)) return;
    const count = this.storedInBatch;
    this.storedInBatch = 0;
    for (const { id, state } of this.entries.value) if (state.kind === 'done') this.remove(id, false);
    if (count > 0) this.dependencies.notifications.showCount(count, 'files_uploaded');
  }

  private remove(id: string, isGivenUp: boolean): void {
    const transfer = this.transfers.get(id);
    this.transfers.delete(id);
    this.entries.next(this.entries.value.filter((entry) => entry.id !== id));
    if (isGivenUp && transfer !== undefined) this.givenUp$.next(transfer);
  }
}
