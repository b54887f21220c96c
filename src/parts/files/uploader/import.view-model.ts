import { BehaviorSubject, combineLatest, EMPTY, filter, map, type Observable, switchMap } from 'rxjs';
import type { Uploads, UploadTarget } from '../../../application/files';
import { type FileDetails, isRunning, type UploadEntry } from '../../../domain/files';
import { isWebUrl } from '../../../domain/values';
import { StateValue } from '../../../kernel';
import type { ViewModelRecipe } from '../../../kit';
import { uploadsOf } from './uploads-of';

export interface ImportState {
  readonly url: string;
  readonly isValid: boolean;
  readonly isRunning: boolean;
  /** The import that has failed; null while it runs, and after the URL was changed. */
  readonly failed: UploadEntry | null;
}

const EMPTY_STATE: ImportState = { url: '', isValid: false, isRunning: false, failed: null };

const isDone = (entry: UploadEntry, id: string | null): boolean => entry.id === id && entry.state.kind === 'done';

/** An import by URL, as one upload of the queue. */
export class ImportViewModel {
  private readonly url = new BehaviorSubject('');
  private readonly upload = new BehaviorSubject<string | null>(null);
  private readonly state: StateValue<ImportState>;
  readonly state$: Observable<ImportState>;
  /** The id of each upload. */
  readonly begun$: Observable<string> = this.upload.pipe(filter((id) => id !== null));
  /** When the file is stored and may be read. */
  readonly stored$: Observable<FileDetails> = this.upload.pipe(
    switchMap((id) => (id === null ? EMPTY : this.uploads.storedOf([id]))),
  );
  /** When the import has succeeded. */
  readonly done$: Observable<unknown> = this.upload.pipe(
    switchMap((id) => this.uploads.entries$.pipe(filter((entries) => entries.some((each) => isDone(each, id))))),
  );

  constructor(private readonly uploads: Uploads) {
    this.state = new StateValue<ImportState>(
      EMPTY_STATE,
      combineLatest([this.url, this.upload, uploads.entries$]).pipe(
        map(([url, id, entries]): ImportState => {
          const entry = entries.find((each) => each.id === id);
          const running = entry !== undefined && isRunning(entry);
          return {
            url,
            isValid: isWebUrl(url.trim()),
            isRunning: running,
            failed: entry === undefined || running || entry.state.kind === 'done' ? null : entry,
          };
        }),
      ),
    );
    this.state$ = this.state.value$;
  }

  setUrl(url: string): void {
    this.forget();
    this.url.next(url);
  }

  /** Does nothing for an invalid URL and during an import. */
  start(target: UploadTarget): void {
    const { isValid, isRunning: busy, failed, url } = this.state.value;
    if (!isValid || busy) return;
    if (failed?.state.kind === 'failed') {
      this.uploads.retry(failed.id);
      return;
    }
    this.forget();
    const id = this.uploads.importFrom(url.trim(), target);
    this.upload.next(id);
  }

  /** A failed import is shown here, so it leaves the list of all uploads. */
  dispose(): void {
    this.forget();
    this.state.dispose();
  }

  private forget(): void {
    if (this.upload.value !== null) this.uploads.dismiss(this.upload.value);
    this.upload.next(null);
  }
}

export const importViewModel: ViewModelRecipe<[], ImportViewModel> = (services) => () =>
  new ImportViewModel(uploadsOf(services));
