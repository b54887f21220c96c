import { BehaviorSubject, combineLatest, filter, map, merge, type Observable, tap } from 'rxjs';
import { type ItemDependencies, itemDependencies } from '../../../../application/dependencies';
import {
  ReplaceFile,
  type ReplaceFileDependencies,
  replaceFileDependencies,
  TakeImportedContent,
} from '../../../../application/files';
import type { DirtyWatch } from '../../../../application/unsaved-changes';
import {
  changesType,
  type FileDetails,
  type FileFacts,
  localRefusal,
  type UploadRefusal,
} from '../../../../domain/files';
import { denied, type Denial } from '../../../../domain/permissions';
import { Effect, type Failure, StateValue } from '../../../../kernel';
import { viewModel } from '../../../../kit';
import { FILES } from '../../library/places';

export interface ReplaceState {
  /** In its dialog, before anything is sent: a content of another type than that of the file. */
  readonly toConfirm: File | null;
  /** Why the chosen content is not sent. */
  readonly refusal: { readonly content: File; readonly reason: UploadRefusal } | null;
  /** No answer arrived, and the file has its previous content. */
  readonly isUntouched: boolean;
}

const INITIAL: ReplaceState = { toConfirm: null, refusal: null, isUntouched: false };

/** Replaces the content of a file by one of this device or of a URL. */
export class ReplaceFileViewModel {
  private readonly state = new BehaviorSubject(INITIAL);
  private readonly replace: ReplaceFile;
  private readonly imported: TakeImportedContent;
  private readonly busy: StateValue<boolean>;
  private readonly unsavedWatch: DirtyWatch;
  private readonly effect: Effect;
  private content: File | null = null;
  readonly state$: Observable<ReplaceState> = this.state.asObservable();
  /** While a content is fetched or sent. */
  readonly busy$: Observable<boolean>;
  /** The part that was sent, 0 to 1; null while nothing is sent. */
  readonly progress$: Observable<number | null>;
  /** Why the last attempt has failed. */
  readonly failure$: Observable<Failure | null>;
  readonly replaced$: Observable<FileDetails>;
  /** Why nothing can be imported: a file of its own is created for the import, and deleted. */
  readonly importDenied$: Observable<Denial | false>;

  constructor(
    private readonly dependencies: ReplaceFileDependencies,
    { access, unsaved }: Pick<ItemDependencies, 'access' | 'unsaved'>,
    private readonly file: FileFacts,
  ) {
    this.replace = new ReplaceFile(dependencies, file);
    this.imported = new TakeImportedContent(dependencies);
    this.busy = new StateValue<boolean>(
      false,
      combineLatest([this.replace.busy$, this.imported.busy$]).pipe(map((busy) => busy.includes(true))),
    );
    this.busy$ = this.busy.value$;
    this.progress$ = this.replace.progress$;
    this.failure$ = combineLatest([this.replace.failure$, this.imported.failure$]).pipe(
      map(([replacing, importing]) => replacing ?? importing),
    );
    this.replaced$ = this.replace.done$.pipe(
      filter((outcome) => outcome.kind === 'replaced'),
      map((outcome) => outcome.file),
    );
    this.importDenied$ = access.access$.pipe(
      map((granted) => denied(granted, FILES, 'create') || denied(granted, FILES, 'delete')),
    );
    this.unsavedWatch = unsaved.watch(this.busy$, () => ({ kind: 'existing', collection: FILES, key: file.id }));
    this.effect = new Effect(
      merge(
        this.imported.done$.pipe(tap((content) => this.choose(content))),
        this.replace.done$.pipe(tap(({ kind }) => this.state.next({ ...INITIAL, isUntouched: kind === 'untouched' }))),
      ),
    );
  }

  /** Sends the content, unless it is refused or has to be confirmed first. */
  choose(content: File): void {
    const reason = localRefusal(content, { accept: '', maxBytes: this.dependencies.files.maxBytes });
    this.content = reason === null ? content : null;
    if (reason !== null) this.state.next({ ...INITIAL, refusal: { content, reason } });
    else if (changesType(this.file, content)) this.state.next({ ...INITIAL, toConfirm: content });
    else this.send();
  }

  /** A file that was imported for this. */
  take(imported: FileDetails): void {
    this.state.next(INITIAL);
    this.imported.execute(imported);
  }

  /** Sends the chosen content: after a confirmation, and once more after a failure. */
  send(): void {
    this.state.next(INITIAL);
    if (this.content !== null) this.replace.execute(this.content);
  }

  dispose(): void {
    this.effect.dispose();
    this.unsavedWatch.dispose();
    this.busy.dispose();
    this.replace.dispose();
    this.imported.dispose();
  }
}

export const replaceFileViewModel = viewModel(
  [replaceFileDependencies, itemDependencies('access', 'unsaved')],
  (replacement, dependencies) => (file: FileFacts) => new ReplaceFileViewModel(replacement, dependencies, file),
);
