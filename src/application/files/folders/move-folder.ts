import { isLeft } from 'fp-ts/Either';
import { map, mergeMap, Subject, tap } from 'rxjs';
import { changeFolderDenied, type LibraryDenial } from '../../../domain/files';
import { type Call, CallOperation, Effect } from '../../../kernel';
import type { AccessStore } from '../../access';
import type { Notifications } from '../../notifications';
import type { FolderStore } from './folder-store';

/** A folder and its new parent; null is the root. */
export interface FolderMove {
  readonly folder: string;
  readonly parent: string | null;
}

/**
 * Moves a folder with all that is in it; the notification offers to move it back. `done$` emits whether it was moved.
 */
export class MoveFolder extends CallOperation<LibraryDenial, FolderMove, boolean> {
  private readonly undos$ = new Subject<FolderMove>();
  /** Outlives the page, as the notification that offers to undo does. */
  private readonly undoing = new Effect(this.undos$.pipe(mergeMap((back) => this.move(back, null))));

  constructor(
    private readonly store: Pick<FolderStore, 'folders' | 'move'>,
    access: Pick<AccessStore, 'access$'>,
    private readonly notifications: Pick<Notifications, 'show' | 'showNamed' | 'showFailure'>,
  ) {
    super(access.access$.pipe(map((granted) => changeFolderDenied(granted, 'parent'))));
  }

  protected run(move: FolderMove): Call<boolean> {
    const former = this.store.folders.find(({ id }) => id === move.folder);
    return this.move(move, former === undefined ? null : { folder: former.id, parent: former.parent });
  }

  /** `back` undoes the move; null if that is not offered. */
  private move({ folder, parent }: FolderMove, back: FolderMove | null): Call<boolean> {
    const { notifications, store } = this;
    return store.move(folder, parent).pipe(
      tap((result) => {
        if (isLeft(result)) notifications.showFailure(result.left);
        else if (!result.right) notifications.show('folder_not_into_itself', 'warning');
        else
          notifications.showNamed(
            'folder_moved',
            () => store.folders.find(({ id }) => id === folder)?.name ?? null,
            back === null ? {} : { action: { text: 'undo', run: () => this.undos$.next(back) } },
          );
      }),
    );
  }
}
