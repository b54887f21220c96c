import { BehaviorSubject, combineLatest, map, type Observable, switchMap } from 'rxjs';
import { AccessStore } from '../../application/access';
import type { FileInFolder, Uploads, UploadTarget } from '../../application/files';
import type { FileDetails, UploadEntry } from '../../domain/files';
import { type Denial, denied } from '../../domain/permissions';
import { StateValue } from '../../kernel';
import type { ViewModelRecipe } from '../../kit';
import { uploadsOf } from './uploads-of';

/** The uploads that one upload area has begun. */
export class UploaderViewModel {
  private readonly ids = new BehaviorSubject<readonly string[]>([]);
  private readonly own: StateValue<readonly UploadEntry[]>;
  private readonly denial: StateValue<Denial | false>;
  /** In their order, until all are stored. */
  readonly entries$: Observable<readonly UploadEntry[]>;
  /** Each file as it is stored. */
  readonly stored$: Observable<FileDetails>;
  /** Why the user may not upload. */
  readonly denied$: Observable<Denial | false>;

  constructor(
    readonly uploads: Uploads,
    access: Pick<AccessStore, 'access$'>,
  ) {
    this.own = new StateValue<readonly UploadEntry[]>(
      [],
      combineLatest([uploads.entries$, this.ids]).pipe(
        map(([entries, ids]) => entries.filter(({ id }) => ids.includes(id))),
      ),
    );
    this.entries$ = this.own.value$;
    this.stored$ = this.ids.pipe(switchMap((ids) => uploads.storedOf(ids)));
    this.denial = new StateValue<Denial | false>(
      false,
      access.access$.pipe(map((granted) => denied(granted, 'directus_files', 'create'))),
    );
    this.denied$ = this.denial.value$;
  }

  add(files: readonly File[], target: UploadTarget): void {
    this.watch(this.uploads.add(files, target));
  }

  addTree(files: readonly FileInFolder[], target: UploadTarget): void {
    this.watch(this.uploads.addTree(files, target));
  }

  /** The uploads go on. */
  dispose(): void {
    this.own.dispose();
    this.denial.dispose();
  }

  private watch(ids: readonly string[]): void {
    this.ids.next([...this.ids.value, ...ids]);
  }
}

export const uploaderViewModel: ViewModelRecipe<[], UploaderViewModel> = (services) => () =>
  new UploaderViewModel(uploadsOf(services), services.get(AccessStore));
