import { combineLatest, EMPTY, map } from 'rxjs';
import { type LibraryDenial, moveFilesDenied } from '../../domain/files';
import { type ItemDenial, itemDenied } from '../../domain/permissions';
import { type Call, CallOperation, chainCall, succeed, valueOf } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { ItemEditing } from '../item-editing';
import type { FilesMove } from './folders/move-files';

const FILES = 'directus_files';

export type MoveFileDenial = LibraryDenial | ItemDenial | 'saving';

/** Moves an open file into another folder at once; the edits of its form stay edits. */
export class MoveFile extends CallOperation<MoveFileDenial, FilesMove['target']> {
  constructor(
    private readonly editing: Pick<ItemEditing, 'saveValues' | 'busy$' | 'item$'>,
    private readonly dependencies: Pick<ItemDependencies, 'schema' | 'access' | 'notifications' | 'clock'>,
  ) {
    const { schema, access, clock } = dependencies;
    super(
      combineLatest([editing.busy$, access.access$, editing.item$]).pipe(
        map(
          ([busy, rights, item]) =>
            (busy && 'saving') ||
            moveFilesDenied(rights) ||
            itemDenied(schema.schema, rights, FILES, 'update', valueOf(item) ?? {}, clock.now()),
        ),
      ),
    );
  }

  protected run(target: FilesMove['target']): Call<void> {
    return this.editing.saveValues({ folder: target?.id ?? null }).pipe(
      chainCall(({ kind }) => {
        if (kind === 'cancelled') return EMPTY;
        this.notify(target);
        return succeed(undefined);
      }),
    );
  }

  private notify(target: FilesMove['target']): void {
    const { notifications } = this.dependencies;
    const look = { icon: 'folder_move' };
    if (target === null) notifications.showCount(1, 'file_moved_to_root', look);
    else notifications.showCount(1, 'file_moved', { ...look, parameters: { folder: target.name } });
  }
}
