import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable, switchMap } from 'rxjs';
import { AccessStore } from '../../../application/access';
import type { FileInFolder, Uploads, UploadTarget } from '../../../application/files';
import { type DirtyWatch, UnsavedChanges } from '../../../application/unsaved-changes';
import { type FileDetails, isRunning, type LibraryDenial, uploadDenied, type UploadEntry } from '../../../domain/files';
import type { EditTarget } from '../../../domain/recovery';
import { StateValue } from '../../../kernel';
import type { ViewModelRecipe } from '../../../kit';
import { uploadsOf } from './uploads-of';

/**
 * What the files are for. Uploads for a field end with it, and are unsaved changes of its page while they run. For a
 * single file only the latest upload counts.
 */
export type UploadPurpose = 'library' | 'file' | 'files';

const NEW_FILE: EditTarget = { kind: 'new', collection: 'directus_files' };

/** The uploads that one upload area has begun. */
export class UploaderViewModel {
  private readonly ids = new BehaviorSubject<readonly string[]>([]);
  private readonly own: StateValue<readonly UploadEntry[]>;
  private readonly denial: StateValue<LibraryDenial | false>;
  private readonly unsavedWatch: DirtyWatch | null;
  /** In their order, until all are stored. */
  readonly entries$: Observable<readonly UploadEntry[]>;
  /** Each file as it is stored. */
  readonly stored$: Observable<FileDetails>;
  /** Why the user may not upload. */
  readonly denied$: Observable<LibraryDenial | false>;

  constructor(
    readonly uploads: Uploads,
    access: Pick<AccessStore, 'access$'>,
    unsaved: Pick<UnsavedChanges, 'watch'>,
    private readonly purpose: UploadPurpose = 'library',
  ) {
    this.own = new StateValue<readonly UploadEntry[]>(
      [],
      combineLatest([uploads.entries$, this.ids]).pipe(
        map(([entries, ids]) => entries.filter(({ id }) => ids.includes(id))),
      ),
    );
    this.entries$ = this.own.value$;
    this.stored$ = this.ids.pipe(switchMap((ids) => uploads.storedOf(ids)));
    this.denial = new StateValue<LibraryDenial | false>(false, access.access$.pipe(map(uploadDenied)));
    this.denied$ = this.denial.value$;
    const running$ = this.entries$.pipe(
      map((entries) => entries.some(isRunning)),
      distinctUntilChanged(),
    );
    this.unsavedWatch = purpose === 'library' ? null : unsaved.watch(running$, () => NEW_FILE);
  }

  add(files: readonly File[], target: UploadTarget): void {
    this.follow(() => this.uploads.add(files, target));
  }

  addTree(files: readonly FileInFolder[], target: UploadTarget): void {
    this.follow(() => this.uploads.addTree(files, target));
  }

  /** Counts an import among the uploads of this area. */
  addImport(id: string): void {
    this.follow(() => [id]);
  }

  /** Cancels what is running, and removes what has failed from all lists. */
  clear(): void {
    for (const entry of this.own.value) {
      if (isRunning(entry)) this.uploads.cancel(entry.id);
      else this.uploads.dismiss(entry.id);
    }
    this.ids.next([]);
  }

  /** Uploads into the library go on. */
  dispose(): void {
    if (this.purpose !== 'library') this.clear();
    this.unsavedWatch?.dispose();
    this.own.dispose();
    this.denial.dispose();
  }

  private follow(begin: () => readonly string[]): void {
    if (this.purpose === 'file') this.clear();
    const ids = begin();
    this.ids.next([...this.ids.value, ...ids]);
  }
}

export const uploaderViewModel: ViewModelRecipe<[purpose?: UploadPurpose], UploaderViewModel> =
  (services) =>
  (...purpose) =>
    new UploaderViewModel(uploadsOf(services), services.get(AccessStore), services.get(UnsavedChanges), ...purpose);
