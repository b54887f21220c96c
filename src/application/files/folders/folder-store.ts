import { isRight, type Either } from 'fp-ts/Either';
import {
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  mergeMap,
  type Observable,
  pairwise,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import { canMoveFolder, type Folder } from '../../../domain/files';
import { denied } from '../../../domain/permissions';
import {
  type Call,
  chainCall,
  Effect,
  type Failure,
  mapCall,
  type RemoteData,
  RemoteDataStore,
  succeed,
} from '../../../kernel';
import type { FoldersGateway } from '../../../ports/gateways/folders-gateway';
import type { AccessStore } from '../../access';

const FOLDERS = 'directus_folders';

/**
 * All folders of the library, and the writes to single ones. Loads them for each user that signs in; a user without the
 * permission has none.
 */
export class FolderStore {
  private readonly store = new RemoteDataStore<readonly Folder[]>([]);
  private readonly refreshes$ = new Subject<void>();
  private readonly loading: Effect;
  readonly data$: Observable<RemoteData<readonly Folder[]>> = this.store.data$;
  /** The last loaded ones; none before. */
  readonly folders$: Observable<readonly Folder[]> = this.store.value$;
  /** Folders that have been deleted, here or by another user, as they were before. */
  readonly removed$: Observable<Folder> = this.store.data$.pipe(
    filter(({ kind }) => kind === 'ready' || kind === 'idle'),
    pairwise(),
    // Idle between two users, whose folders are not compared.
    mergeMap(([before, after]) =>
      before.kind === 'ready' && after.kind === 'ready'
        ? before.value.filter(({ id }) => !after.value.some((folder) => folder.id === id))
        : [],
    ),
  );

  constructor(
    private readonly gateway: FoldersGateway,
    access: Pick<AccessStore, 'access$'>,
  ) {
    this.loading = new Effect(
      access.access$.pipe(
        map((granted) => ({ user: granted.user?.id ?? null, mayRead: denied(granted, FOLDERS, 'read') === false })),
        distinctUntilChanged((one, other) => one.user === other.user && one.mayRead === other.mayRead),
        switchMap(({ user, mayRead }) => {
          this.store.clear();
          if (mayRead)
            return this.refreshes$.pipe(
              startWith(undefined),
              switchMap(() => this.read()),
            );
          if (user !== null) this.store.set([]);
          return EMPTY;
        }),
      ),
    );
  }

  get folders(): readonly Folder[] {
    return this.store.value;
  }

  /** Loads the folders again. */
  refresh(): void {
    this.refreshes$.next();
  }

  /** Reads all folders from the server. */
  read(): Call<readonly Folder[]> {
    return this.store.load(this.gateway.list()).pipe(mapCall(() => this.folders));
  }

  create(name: string, parent: string | null): Call<Folder> {
    return this.gateway.create(name.trim(), parent).pipe(this.storing((folder) => [...this.folders, folder]));
  }

  rename(id: string, name: string): Call<Folder> {
    return this.gateway.update(id, { name: name.trim() }).pipe(this.storing((folder) => this.with(folder)));
  }

  /**
   * Emits false, without a write, if the target is the folder itself or within it: another user may have moved it there,
   * and the server would do it. So the folders are read first.
   */
  move(id: string, parent: string | null): Call<boolean> {
    return this.read().pipe(
      chainCall((folders) =>
        canMoveFolder(folders, id, parent)
          ? this.gateway.update(id, { parent }).pipe(
              this.storing((folder) => this.with(folder)),
              mapCall(() => true),
            )
          : succeed(false),
      ),
    );
  }

  /** Moves several folders, without a check of the target. */
  moveMany(ids: readonly string[], parent: string | null): Call<void> {
    return this.gateway
      .move(ids, parent)
      .pipe(this.storing(() => this.folders.map((each) => (ids.includes(each.id) ? { ...each, parent } : each))));
  }

  /** Deletes a folder without folders in it; see `RemoveFolder`. */
  remove(id: string): Call<void> {
    return this.gateway.remove(id).pipe(this.storing(() => this.folders.filter((folder) => folder.id !== id)));
  }

  dispose(): void {
    this.loading.dispose();
  }

  private with(changed: Folder): readonly Folder[] {
    return this.folders.map((folder) => (folder.id === changed.id ? changed : folder));
  }

  /** Stores what a write has changed; after a failure the folders are loaded, since it may have been applied. */
  private storing<A>(next: (written: A) => readonly Folder[]) {
    return tap((result: Either<Failure, A>) => {
      if (isRight(result)) this.store.set(next(result.right));
      else this.refresh();
    });
  }
}
