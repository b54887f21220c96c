import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  switchMap,
  tap,
} from 'rxjs';
import type { Uploads, UploadTarget } from '../../../application/files';
import { type FileDetails, isRunning, type UploadEntry } from '../../../domain/files';
import { isWebUrl } from '../../../domain/values';
import { Effect, StateValue } from '../../../kernel';
import { Form, type ViewModelRecipe } from '../../../kit';
import { uploadsOf } from './uploads-of';

export interface ImportState {
  readonly isRunning: boolean;
  /** The import that has failed; null while it runs, and after the URL was changed. */
  readonly failed: UploadEntry | null;
}

const NOT_BEGUN: ImportState = { isRunning: false, failed: null };

const isDone = (entry: UploadEntry, id: string | null): boolean => entry.id === id && entry.state.kind === 'done';

/** An import by URL, as one upload of the queue. */
export class ImportViewModel {
  private readonly upload = new BehaviorSubject<string | null>(null);
  private readonly state: StateValue<ImportState>;
  private readonly changes: Effect;
  readonly form: Form<{ readonly url: string }>;
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

  constructor(
    private readonly uploads: Uploads,
    private readonly target: UploadTarget,
  ) {
    this.state = new StateValue<ImportState>(
      NOT_BEGUN,
      combineLatest([this.upload, uploads.entries$]).pipe(
        map(([id, entries]): ImportState => {
          const entry = entries.find((each) => each.id === id);
          const running = entry !== undefined && isRunning(entry);
          return {
            isRunning: running,
            failed: entry === undefined || running || entry.state.kind === 'done' ? null : entry,
          };
        }),
      ),
    );
    this.state$ = this.state.value$;
    this.form = new Form<{ readonly url: string }>({
      initial: { url: '' },
      validate: ({ url }) => ({ url: isWebUrl(url.trim()) ? null : { key: 'import_url_invalid' } }),
      submit: ({ url }) => {
        this.start(url.trim());
        return EMPTY;
      },
    });
    this.changes = new Effect(
      this.form.state$.pipe(
        map(({ values }) => values.url),
        distinctUntilChanged(),
        tap(() => this.forget()),
      ),
    );
  }

  /** A failed import is shown here, so it leaves the list of all uploads. */
  dispose(): void {
    this.forget();
    this.changes.dispose();
    this.form.dispose();
    this.state.dispose();
  }

  /** Does nothing during an import. */
  private start(url: string): void {
    const { isRunning: busy, failed } = this.state.value;
    if (busy) return;
    if (failed?.state.kind === 'failed') {
      this.uploads.retry(failed.id);
      return;
    }
    this.forget();
    this.upload.next(this.uploads.importFrom(url, this.target));
  }

  private forget(): void {
    if (this.upload.value !== null) this.uploads.dismiss(this.upload.value);
    this.upload.next(null);
  }
}

export const importViewModel: ViewModelRecipe<[target: UploadTarget], ImportViewModel> = (services) => (target) =>
  new ImportViewModel(uploadsOf(services), target);
