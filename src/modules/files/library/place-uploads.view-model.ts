import { BehaviorSubject, map, type Observable, tap, throttle } from 'rxjs';
import { itemDependencies, type ItemDependencies } from '../../../application/dependencies';
import type { Uploads, UploadTarget } from '../../../application/files';
import { uploadDenied } from '../../../domain/files';
import { Effect, linkAction } from '../../../kernel';
import { type PageAction, viewModel } from '../../../kit';
import { folderPagePath, type LibraryPlace } from './places';

/** A list is loaded again at most so often while many files are stored. */
const REFRESH_MS = 1_000;

/** How files are added to a list of the library. */
export class PlaceUploads {
  private readonly importing = new BehaviorSubject(false);
  private readonly refreshes: Effect;
  /** True while the dialog of an import is open. */
  readonly importing$: Observable<boolean> = this.importing.asObservable();
  readonly target: UploadTarget;
  readonly upload: PageAction;
  /** The upload first, then the other ways. */
  readonly actions: readonly PageAction[];

  constructor(
    { stored$ }: Pick<Uploads, 'stored$'>,
    {
      access,
      clock,
    }: {
      readonly access: Pick<ItemDependencies['access'], 'access$'>;
      readonly clock: Pick<ItemDependencies['clock'], 'after'>;
    },
    place: LibraryPlace,
    list: { refresh(): void },
  ) {
    const folder = place.kind === 'folder' ? place.folder : null;
    this.target = { folder };
    const denied$ = access.access$.pipe(map(uploadDenied));
    this.upload = linkAction(
      { id: 'upload', label: 'upload', icon: 'file_upload' },
      `${folderPagePath(folder)}/+`,
      denied$,
    );
    this.actions = [
      this.upload,
      {
        id: 'import-from-url',
        label: 'import_from_url',
        icon: 'link',
        denied$,
        execute: () => this.importing.next(true),
      },
    ];
    this.refreshes = new Effect(
      stored$.pipe(
        throttle(() => clock.after(REFRESH_MS), { leading: true, trailing: true }),
        tap(() => list.refresh()),
      ),
    );
  }

  closeImport(): void {
    this.importing.next(false);
  }

  dispose(): void {
    this.refreshes.dispose();
  }
}

export const placeUploadsViewModel = viewModel(
  [itemDependencies('access', 'clock')],
  (dependencies) => (uploads: Pick<Uploads, 'stored$'>, place: LibraryPlace, list: { refresh(): void }) =>
    new PlaceUploads(uploads, dependencies, place, list),
);
