import { isLeft } from 'fp-ts/Either';
import { map, tap } from 'rxjs';
import { changeFolderDenied } from '../../domain/files';
import type { FieldDenial } from '../../domain/permissions';
import { type Call, CallOperation } from '../../kernel';
import type { AccessStore } from '../access';
import type { Notifications } from '../notifications';
import type { FolderStore } from './folder-store';

/** A folder and its new parent; null is the root. */
export interface FolderMove {
  readonly folder: string;
  readonly parent: string | null;
}

/** Moves a folder with all that is in it. `done$` emits whether it was moved. */
export class MoveFolder extends CallOperation<FieldDenial, FolderMove, boolean> {
  constructor(
    private readonly store: Pick<FolderStore, 'move'>,
    access: Pick<AccessStore, 'access$'>,
    private readonly notifications: Pick<Notifications, 'show' | 'showFailure'>,
  ) {
    super(access.access$.pipe(map((granted) => changeFolderDenied(granted, 'parent'))));
  }

  protected run({ folder, parent }: FolderMove): Call<boolean> {
    const { notifications } = this;
    return this.store.move(folder, parent).pipe(
      tap((result) => {
        if (isLeft(result)) notifications.showFailure(result.left);
        else if (result.right) notifications.show('folder_moved');
        else notifications.show('folder_not_into_itself', 'warning');
      }),
    );
  }
}
