import { isLeft, right } from 'fp-ts/Either';
import { map, type Observable, of, startWith, Subject, switchMap } from 'rxjs';
import {
  downloadDependencies,
  DownloadFile,
  type LibraryDependencies,
  libraryDependencies,
} from '../../../application/files';
import type { FileDetails } from '../../../domain/files';
import { idle, isMissing, ready, type RemoteData, StateValue, toRemoteData } from '../../../kernel';
import { viewModel } from '../../../kit';

/** Null for a file that does not exist, or that the user may not see. Idle without a key. */
export type ChosenFile = RemoteData<FileDetails | null>;

/** The file behind the key in a field. */
export class ChosenFileViewModel {
  private readonly reads$ = new Subject<null>();
  private readonly file: StateValue<ChosenFile>;
  private isEdited = false;
  readonly file$: Observable<ChosenFile>;

  constructor(
    private readonly files: Pick<LibraryDependencies['files'], 'read'>,
    readonly download: DownloadFile,
    id: string | null,
    /** The file, if it is known already. */
    known: FileDetails | null,
  ) {
    this.file = new StateValue<ChosenFile>(
      idle,
      this.reads$.pipe(
        startWith(known),
        switchMap((file) => (id === null ? of(idle) : file === null ? this.read(id) : of(ready(file)))),
      ),
    );
    this.file$ = this.file.value$;
  }

  /** Whether its details are edited with the item. Once they no longer are, as after a save, they are read again. */
  setEdited(isEdited: boolean): void {
    if (this.isEdited && !isEdited) this.retry();
    this.isEdited = isEdited;
  }

  retry(): void {
    this.reads$.next(null);
  }

  dispose(): void {
    this.file.dispose();
    this.download.dispose();
  }

  private read(id: string): Observable<ChosenFile> {
    return toRemoteData<FileDetails | null>(
      this.files.read(id).pipe(map((result) => (isLeft(result) && isMissing(result.left) ? right(null) : result))),
    );
  }
}

export const chosenFileViewModel = viewModel(
  [libraryDependencies, downloadDependencies],
  ({ files }, download) =>
    (id: string | null, known: FileDetails | null) =>
      new ChosenFileViewModel(files, new DownloadFile(download), id, known),
);
